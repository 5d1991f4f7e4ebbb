//! The announced top of a round for the screen of the hall.

use crate::parts::{direction_name, first_of, meaning, player_name};
use crate::parts::{shown_placement, signed, word_view};
use crate::projector::page::{NextBest, Reveal};
use flavita_app::desk::PublicView;
use flavita_game::{Edition, Placement};
use flavita_i18n::{language::Language, name_order::name_order, names::shown_word};
use flavita_tournament::model::{PlacementText, PlayerNumber, Round, Tops};
use flavita_tournament::{results::Find, results::found, state::Tournament};
use std::collections::BTreeSet;

/// How many placements below the top are shown.
const NEXT_BEST: usize = 3;
/// How many finders are named where there are more of them than one more.
const NAMED_FINDERS: usize = 4;

/// The last round whose top is out, where it has one.
pub fn last_revealed(state: &Tournament) -> Option<&Round> {
    let is_out = |round: &&Round| round.top().is_some();
    state.rounds.iter().rev().find(is_out)
}

/// What the scene of the announcement shows; `None` before it.
pub fn reveal(view: &PublicView, round: &Round, language: Language) -> Option<Reveal> {
    let (state, tops, top) = (&view.state, round.tops.as_ref()?, round.top()?);
    let placement = state.read_placement(top)?;
    let is_marked = state.is_marked(round);
    let finders = is_marked.then(|| found::top_finders(state, round).collect::<Vec<_>>());
    let of = state.players_in(round.number).count();
    Some(Reveal {
        title: say!(language, "top-of-round", n = round.number),
        note: entered(state, round, language),
        tiles: word_view(&state.edition, &round.board, &placement),
        at: top.at.clone(),
        direction: direction_name(placement.direction, language),
        points: signed(tops.points),
        points_word: say!(language, "points-word", n = tops.points),
        equals: equals(round, tops, language),
        found: finders.as_ref().map_or_else(String::new, |finders| {
            say!(language, "found-of", n = finders.len(), of = of)
        }),
        finders: finders.map_or_else(String::new, |finders| names(state, &finders, language)),
        meanings: if view.screen.tells_meaning {
            meaning::of_placement(state, round, top, language)
        } else {
            Vec::new()
        },
        next: next_best(view, round, tops, is_marked, language),
    })
}

/// How many slips of a round are in: `Введено 38 из 46`; that it counts for nobody.
pub fn entered(state: &Tournament, round: &Round, language: Language) -> String {
    if state.is_annulled(round.number) {
        return say!(language, "replay-annulled");
    }
    let of = state.players_in(round.number).count();
    let missing = state.missing(round).count();
    match (missing, round.is_locked) {
        (0, _) => say!(language, "entered-all"),
        (_, true) => say!(language, "marking-locked"),
        (_, false) => say!(language, "entered-of", n = of - missing, of = of),
    }
}

/// How many tops are equal; where another word lies on the board, which one.
fn equals(round: &Round, tops: &Tops, language: Language) -> String {
    if let Some(laid) = round.laid_below() {
        return say!(language, "reveal-laid", text = shown_placement(laid));
    }
    let key = match (tops.placements.len(), &round.placed) {
        (0 | 1, _) => return String::new(),
        (_, None) => "tops-equal-open",
        (_, Some(_)) => "tops-equal",
    };
    say!(language, key, n = tops.placements.len())
}

/// The finders in alphabetical order, in one line.
fn names(state: &Tournament, finders: &[PlayerNumber], language: Language) -> String {
    let mut names: Vec<String> = finders.iter().map(|n| player_name(state, *n)).collect();
    names.sort_by_key(|name| name_order(name, &state.edition.language));
    let is_one_more = names.len() == NAMED_FINDERS + 1;
    first_of(&names, NAMED_FINDERS + usize::from(is_one_more), language)
}

/// The best placements that score less than the top, each once, whatever its blanks.
fn next_best(
    view: &PublicView,
    round: &Round,
    tops: &Tops,
    is_marked: bool,
    language: Language,
) -> Vec<NextBest> {
    let edition = &view.state.edition;
    let counts = is_marked.then(|| found::counts(&view.state, round));
    let mut seen = BTreeSet::new();
    let mut next = Vec::new();
    for ranked in view.placements(round.number).unwrap_or_default() {
        let find = Find::of(edition, &ranked.placement, &round.board);
        let find = (find, ranked.points);
        let found = counts.as_ref().map(|counts| counts.get(&find).copied().unwrap_or(0));
        if seen.insert(find.0) && ranked.points < tops.points {
            let found = found.map_or_else(String::new, |n| say!(language, "found-count", n = n));
            next.push(row(edition, &ranked.placement, ranked.points, found));
        }
        if next.len() == NEXT_BEST {
            break;
        }
    }
    next
}

fn row(edition: &Edition, placement: &Placement, points: i32, found: String) -> NextBest {
    let text = PlacementText::of(edition, placement);
    NextBest { word: shown_word(&text.word), at: text.at, points: signed(points), found }
}
