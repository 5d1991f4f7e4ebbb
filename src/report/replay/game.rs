//! What the page is told of a game.

use crate::replay::player::{self, PlayerTold, RanksTold};
use flavita_game::word_text;
use flavita_game::{BoardTile, Edition, Placement, Premium, SIDE, Square, Tile, reference};
use flavita_i18n::names::{shown_word, square_sign};
use flavita_i18n::{language::Language, rules::names::variant, text::joined};
use flavita_lexicon::graph::Graph;
use flavita_solver::ranking::Ranked;
use flavita_tournament::model::{PlacementText, PlayerNumber, Round, RoundNumber};
use flavita_tournament::results::{Find, counts, solo, top_finders};
use flavita_tournament::{decide::reveal::placements, draw::history::stayed, state::Tournament};
use serde::Serialize;
use std::{collections::BTreeMap, iter::once};

/// How many placements below the top are shown.
const OTHERS: usize = 10;

/// A whole game, as far as its rounds are marked.
#[derive(Debug, Default, Serialize)]
pub struct GameTold {
    pub(super) name: String,
    pub(super) edition: String,
    pub(super) words: String,
    /// The labels of the rows.
    pub(super) rows: Vec<String>,
    /// The kind of every square, row by row: the class of its style.
    pub(super) squares: Vec<&'static str>,
    /// The sign on a free square of each kind.
    pub(super) signs: BTreeMap<&'static str, String>,
    pub(super) start: (usize, usize),
    pub(super) rounds: Vec<RoundTold>,
    pub(super) players: Vec<PlayerTold>,
    /// Sentences on slips; slips name them by their place here.
    pub(super) reasons: Vec<String>,
    /// The standings after every round.
    pub(super) standings: Vec<RanksTold>,
}

/// One round.
#[derive(Debug, Default, Serialize)]
pub struct RoundTold {
    pub(super) number: RoundNumber,
    pub(super) rack: Vec<TileTold>,
    /// How many tiles of the rack lay there before the others were drawn; they stand first.
    pub(super) stayed: usize,
    pub(super) top: i32,
    /// The top in words where what was laid is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) above: Option<String>,
    pub(super) placed: Option<PlacedTold>,
    /// Placements with as many points as the one that was laid.
    pub(super) equals: Vec<PlayTold>,
    /// The best of the others.
    pub(super) others: Vec<PlayTold>,
    /// The places of those who found a top among the players.
    pub(super) finders: Vec<usize>,
    pub(super) solo: Option<usize>,
    /// How long was thought, in seconds.
    pub(super) seconds: u64,
    pub(super) is_annulled: bool,
    /// At a table, what was done.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) said: Option<String>,
}

/// A tile: its label, its value where it shows one, whether it is a blank.
#[derive(Debug, Serialize)]
pub struct TileTold(String, Option<i32>, bool);

/// A placement that can be named: where, the word, its points, how many found it where that counts.
#[derive(Debug, Serialize)]
pub struct PlayTold(pub(super) String, pub(super) String, pub(super) i32, pub(super) Option<usize>);

/// What was laid: how it is named, and its tiles with their squares.
#[derive(Debug, Serialize)]
pub struct PlacedTold {
    pub(super) play: PlayTold,
    pub(super) laid: Vec<(usize, usize, TileTold)>,
}

impl GameTold {
    /// What an edition's board is like.
    pub(super) fn on(edition: &Edition, language: Language) -> Self {
        let [_plain, special @ ..] = Premium::ALL;
        let signs = special.map(|premium| (premium.name(), square_sign(premium, language)));
        Self {
            rows: edition.row_labels.clone(),
            squares: Square::all().map(|at| edition.premium(at).name()).collect(),
            signs: signs.into(),
            start: (edition.start.row(), edition.start.column()),
            ..Self::default()
        }
    }
}

/// What the page is told; without words nothing below the tops.
pub fn told(state: &Tournament, words: Option<&Graph>, language: Language) -> GameTold {
    let edition = &*state.edition;
    let marked = usize::try_from(state.marked_until().0).unwrap_or(usize::MAX);
    let rounds: Vec<&Round> = state.rounds.iter().take(marked).collect();
    let (players, reasons) = player::all(state, &rounds, language);
    GameTold {
        name: state.name.clone(),
        edition: joined(
            once(edition.name.clone()).chain(variant(language, &state.profile.form)),
            " · ",
        ),
        words: state.dictionary.name.clone(),
        rounds: rounds.iter().map(|round| round_told(state, round, words)).collect(),
        standings: (1..=rounds.len()).map(|until| player::ranks(state, until)).collect(),
        players,
        reasons,
        ..GameTold::on(edition, language)
    }
}

fn round_told(state: &Tournament, round: &Round, words: Option<&Graph>) -> RoundTold {
    let ranked = words.map_or_else(Vec::new, |words| placements(state, round, words));
    let found = counts(state, round);
    let found_by = |placement: &Placement, points: i32| {
        let find = Find::of(&state.edition, placement, &round.board);
        found.get(&(find, points)).copied().unwrap_or(0)
    };
    let place = |number: PlayerNumber| state.players.keys().position(|known| *known == number);
    let named = |text: &PlacementText, points| {
        let placement = state.read_placement(text);
        let found = placement.map_or(0, |placement| found_by(&placement, points));
        PlayTold(text.at.clone(), shown_word(&text.word), points, Some(found))
    };
    let tops = round.tops.iter().flat_map(|tops| &tops.placements);
    let top = round.top_points();
    let above = round.top().filter(|_| round.laid_below().is_some());
    let laid = round.placed.as_ref();
    let equals = tops.filter(|text| laid.is_none_or(|laid| laid.placement != **text));
    let others = ranked.iter().filter(|ranked| ranked.points < top).take(OTHERS);
    RoundTold {
        number: round.number,
        rack: round.rack.tiles().iter().map(|tile| rack_tile(&state.edition, *tile)).collect(),
        stayed: stayed(state, round.number, &round.rack_text, &round.origin),
        top,
        above: above.map(|text| format!("{} {} {top}", shown_word(&text.word), text.at)),
        placed: laid.and_then(|laid| {
            let placement = state.read_placement(&laid.placement)?;
            let tiles = placement.laid(&round.board);
            Some(PlacedTold {
                play: named(&laid.placement, laid.points),
                laid: tiles
                    .map(|(at, tile)| (at.row(), at.column(), board_tile(&state.edition, tile)))
                    .collect(),
            })
        }),
        equals: equals.map(|text| named(text, top)).collect(),
        others: others.map(|ranked| other(state, ranked, &found_by)).collect(),
        finders: top_finders(state, round).filter_map(place).collect(),
        solo: solo(state, round).and_then(|solo| place(solo.player)),
        seconds: round.length_ms / 1000,
        is_annulled: state.is_annulled(round.number),
        said: None,
    }
}

fn other(
    state: &Tournament,
    ranked: &Ranked,
    found_by: &impl Fn(&Placement, i32) -> usize,
) -> PlayTold {
    let placement = &ranked.placement;
    let at = reference::text(&state.edition, placement.square, placement.direction);
    let word = shown_word(&word_text(&state.edition, &placement.tiles));
    PlayTold(at, word, ranked.points, Some(found_by(placement, ranked.points)))
}

pub(super) fn rack_tile(edition: &Edition, tile: Tile) -> TileTold {
    match tile {
        Tile::Letter(letter) => board_tile(edition, BoardTile::real(letter)),
        Tile::Blank => TileTold(edition.blank.sign.clone(), None, true),
    }
}

pub(super) fn board_tile(edition: &Edition, tile: BoardTile) -> TileTold {
    let value = (!tile.is_blank).then(|| edition.value(tile));
    TileTold(edition.label(tile.letter).to_owned(), value, tile.is_blank)
}

const _: () = assert!(SIDE == 15, "the script lays fifteen squares a row");
