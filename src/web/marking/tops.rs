//! The question which of equal tops goes on the board.

use crate::{marking::region::TopChoice, marking::region::TopsQuestion, parts::shown_placement};
use flavita_app::desk::{DeskView, NextStep};
use flavita_i18n::{language::Language, names::points, names::shown_word};
use flavita_solver::ranking::Ranked;
use flavita_tournament::{judging::choice::Choosing, model::Phase, model::PlacementText};
use flavita_tournament::{model::Round, profile::tops::Preference, results::prospect};
use flavita_tournament::{results::prospect::Prospect, state::Tournament};

/// How many choices have a key.
const MOST_KEYS: usize = 9;

/// The question, as long as the choice is open or can still be another one; `None` where the rules
/// leave one top.
pub fn question(view: &DeskView, id: &str, language: Language) -> Option<TopsQuestion> {
    let state = &view.state;
    let round = state.choosing()?;
    let tops = round.tops.as_ref()?;
    let all = view.placements(round.number).unwrap_or_default();
    let ranked: Vec<Ranked> = all.iter().take(tops.placements.len()).cloned().collect();
    let open = Choosing::of(state, round).candidates(&ranked);
    let is_open = round.phase == Phase::Revealed;
    if !is_open && open.len() < 2 {
        return None;
    }
    let lies = round.placed.as_ref().map(|placed| &placed.placement);
    let asks = is_open && state.relayed.is_none();
    let prospect = |top: &Ranked| prospect(state, round, top, language);
    let choice = |(i, text): (usize, &PlacementText)| TopChoice {
        index: u32::try_from(i).unwrap_or(u32::MAX),
        key: (i < MOST_KEYS).then_some(i + 1),
        word: shown_word(&text.word),
        at: text.at.clone(),
        note: say!(language, note(state, open.contains(&i))),
        prospect: ranked.get(i).map(prospect).unwrap_or_default(),
        departs: !open.contains(&i),
        is_proposed: asks && open.first() == Some(&i),
        chosen: lies == Some(text),
    };
    let chosen = |lies| say!(language, "tops-chosen", name = shown_placement(lies));
    Some(TopsQuestion {
        round: round.number,
        step: NextStep::of(state).name(),
        asks,
        chosen: lies.map(chosen).unwrap_or_default(),
        forecast: format!("/t/{id}/rounds/{}/forecast", round.number),
        choices: tops.placements.iter().enumerate().map(choice).collect(),
    })
}

/// The top of a round whose time is up, while it is not announced yet: for who holds the slips.
pub fn unannounced(view: &DeskView, language: Language) -> Option<String> {
    let round = view.state.last_round().filter(|round| round.phase == Phase::Closed)?;
    let all = view.placements(round.number)?;
    let top = all.first()?;
    let placement = PlacementText::of(&view.state.edition, &top.placement);
    let told = format!("{}, {}", shown_placement(&placement), points(language, top.points));
    let equal = all.iter().skip(1).take_while(|one| one.points == top.points).count();
    let more = (equal > 0).then(|| format!(" {}", say!(language, "peek-more", n = equal)));
    Some(told + &more.unwrap_or_default())
}

/// Why the rules take a top first, or after others.
fn note(state: &Tournament, is_preferred: bool) -> &'static str {
    let only_blanks = state.profile.tops.order == [Preference::FewestBlanks];
    match (is_preferred, only_blanks) {
        (true, true) => "tops-note-fewest",
        (false, true) => "tops-note-blank",
        (true, false) => "tops-note-preferred",
        (false, false) => "tops-note-behind",
    }
}

/// What a top uses, leaves and opens, in one line.
fn prospect(state: &Tournament, round: &Round, top: &Ranked, language: Language) -> String {
    let Prospect { blanks, left, vowels, consonants, opened } = prospect::prospect(
        &state.edition,
        &state.profile,
        round.rack.tiles(),
        &round.board,
        &top.placement,
    );
    say!(language, "tops-prospect", blanks, left, vowels, consonants, opened)
}
