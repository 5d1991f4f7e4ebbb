//! The same game twice: by the commands of a tournament, and simulated with its seed.

use flavita::{
    game::notation::rack_text, lexicon::graph::Graph, tournament::model::rejection::Rejection,
};

use flavita::contests::simulation::game::{Game, Rules, Search};
use flavita::contests::simulation::record::{GameRecord, simulate};
use flavita::contests::training::source::{drawn, recorded};
use flavita::{
    contests::training::source::Basis, tournament::model::tops::PlacedTop,
    tournament::model::tops::PlacementText, tournament::state::tournament::Tournament,
};

/// What both ways to play must have in common in a round.
#[derive(Debug, PartialEq, Eq)]
struct Course {
    rejected: Vec<(String, Rejection)>,
    rack: String,
    tops: Vec<PlacementText>,
    placed: PlacedTop,
}

/// Plays a finished tournament again by its seed and compares it round by round.
pub(crate) fn check_against_simulation(state: &Tournament, words: &Graph) -> GameRecord {
    let rules = |search| Rules { edition: &state.edition, words, profile: &state.profile, search };
    let mut game = Game::new(rules(Search::Tops), &state.seed);
    for (round, wanted) in (1..).zip(played(state)) {
        let found = game.play_round().unwrap();
        let text = |tiles: &[_]| rack_text(&state.edition, tiles);
        let laid = |i: usize| PlacementText::of(&state.edition, &found.found[i].placement);
        let simulated = Course {
            rejected: found
                .rejected
                .iter()
                .map(|rejected| (text(&rejected.tiles), rejected.because.clone()))
                .collect(),
            rack: text(&found.rack),
            tops: (0..found.tops().len()).map(laid).collect(),
            placed: PlacedTop {
                placement: laid(found.laid),
                points: found.points(),
                because: None,
            },
        };
        assert_eq!(simulated, wanted, "round {round}");
    }
    assert_eq!(game.play_round().unwrap_err(), state.ended.unwrap());
    check_training(state, words);
    let record = simulate(rules(Search::Tops), &state.seed);
    let wide = simulate(rules(Search::Everything), &state.seed);
    check_figures(&record, state);
    let legal = |round: &flavita::tournament::model::round::Round| Some(round.tops.as_ref()?.legal);
    let legal: usize = state.rounds.iter().filter_map(legal).sum();
    assert_eq!(wide.field.unwrap().placements, legal);
    assert_eq!(GameRecord { field: None, ..wide }, record, "a wider search changes no game");
    record
}

/// A training game taken from the tournament has the rounds of one drawn with its seed.
fn check_training(state: &Tournament, words: &Graph) {
    let basis = Basis { edition: &state.edition, rules: &state.profile, words };
    assert_eq!(recorded(state), drawn(basis, &state.seed));
}

fn played(state: &Tournament) -> impl Iterator<Item = Course> {
    state.rounds.iter().map(|round| Course {
        rejected: state
            .rejected
            .iter()
            .filter(|rejected| rejected.round == round.number)
            .map(|rejected| (rejected.rack.clone(), rejected.because.clone()))
            .collect(),
        rack: round.rack_text.clone(),
        tops: round.tops.as_ref().unwrap().placements.clone(),
        placed: round.placed.clone().unwrap(),
    })
}

/// The record's figures, counted from the tournament alone.
fn check_figures(record: &GameRecord, state: &Tournament) {
    let tops = || state.rounds.iter().filter_map(|round| round.tops.as_ref());
    let below = |because: &Rejection| matches!(because, Rejection::BelowMinimum { .. });
    let poor = state.rejected.iter().filter(|r| below(&r.because)).count();
    let blank = |placed: &PlacedTop, board| {
        let placement = state.read_placement(&placed.placement).unwrap();
        placement.laid(board).any(|(_, tile)| tile.is_blank)
    };
    let with_blank =
        state.rounds.iter().filter(|round| blank(round.placed.as_ref().unwrap(), &round.board));
    let with_equals = tops().filter(|tops| tops.placements.len() > 1);
    let whole = state.edition.rack_size;
    let laid_after = |next: usize| {
        let board = state.rounds.get(next).map_or(&state.board, |round| &round.board);
        board.count()
    };
    let bingos = (0..state.rounds.len())
        .filter(|i| laid_after(i + 1) - laid_after(*i) == whole)
        .filter(|_| state.edition.bonus(whole) > 0);
    assert_eq!(record.rounds as usize, state.rounds.len());
    assert_eq!(record.total, tops().map(|tops| tops.points).sum::<i32>());
    assert_eq!(record.best_top, tops().map(|tops| tops.points).max().unwrap_or(0));
    assert_eq!(record.bingos as usize, bingos.count());
    assert_eq!(record.rejected_minimum as usize, poor);
    assert_eq!(record.rejected() as usize, state.rejected.len());
    assert_eq!(record.blank_rounds as usize, with_blank.count());
    assert_eq!(record.equal_top_rounds as usize, with_equals.count());
    assert_eq!(record.tiles_left, state.bag().total());
    assert_eq!(Some(record.end), state.ended);
}
