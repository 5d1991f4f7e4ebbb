//! The page of a prepared game, round by round.

use crate::compose::board::{board_view, rack_behind};
use crate::compose::ends::{agreements, changes};
use crate::compose::names::{joined_rack, shown_placement, shown_rack};
use crate::pages::prepare::draft::{DraftPage, RoundRow, SealFields, ShownRound};
use crate::{
    compose::choices::edition_name, compose::prepare::faults::game_fault,
    compose::prepare::offers::figures, compose::standings::NOTHING, pages::choice::Choice,
};
use flavita_app::preparing::drafts::Draft;
use flavita_contests::prepared::course::{Step, course};
use flavita_contests::{prepared::making::Fault, prepared::measures::Measures};
use flavita_game::notation::{parse_rack, rack_text};
use flavita_game::{bag::Bag, edition::definition::Edition};
use flavita_i18n::names::{points, shown_word};
use flavita_i18n::rules::names::{form_name, profile_name};
use flavita_i18n::{catalogue::say, language::Language};
use flavita_tournament::model::prepared_game::{PreparedGame, PreparedRound};
use flavita_tournament::{model::placement_text::PlacementText, profile::form_catalogue};

/// The page; of a game whose edition is not here there are no boards.
pub fn page(
    (id, draft): (&str, &Draft),
    edition: Option<&Edition>,
    wanted: Option<u32>,
    language: Language,
) -> DraftPage {
    let game = &draft.game;
    let last = u32::try_from(game.rounds.len()).unwrap_or(u32::MAX);
    let number = wanted.unwrap_or(1).clamp(1, last.max(1));
    let (played, name) = match edition {
        Some(edition) => (Some(game.profile.form.play(edition)), edition_name(edition, language)),
        None => (None, game.edition.id.clone()),
    };
    let steps = played.as_ref().map(|played| course(played, game));
    let (shown, fault) = match (&played, &steps) {
        (Some(played), Some(Ok(steps))) => (shown((played, game), steps, number, language), None),
        (Some(played), Some(Err(fault))) => (None, Some(game_fault(fault, played, language))),
        _ => (None, None),
    };
    DraftPage {
        id: id.to_owned(),
        name: game.name.clone(),
        details: details((game, edition), name, language),
        mark: draft.mark.clone(),
        can_undo: draft.can_undo,
        faults: fault.into_iter().collect(),
        figures: figures(&Measures::of(game), language),
        rounds: rows((game, played.as_ref()), steps.as_ref(), number),
        shown,
        seal: SealFields { name: game.name.clone(), ..SealFields::default() },
        seals: Vec::new(),
    }
}

/// Edition, words and rules, with what is agreed on and changed.
fn details(
    (game, edition): (&PreparedGame, Option<&Edition>),
    name: String,
    language: Language,
) -> String {
    let rules = profile_name(language, &game.profile);
    let mut parts = vec![name, game.dictionary.name.clone(), rules];
    let form = form_catalogue::named(&game.profile.form);
    parts.extend(form.map(|id| form_name(language, id)));
    if let Some(edition) = edition {
        parts.extend(agreements(edition, language));
        parts.extend(changes(edition, &game.dictionary.choice, language));
    }
    parts.join(" · ")
}

fn rows(
    (game, edition): (&PreparedGame, Option<&Edition>),
    steps: Option<&Result<Vec<Step>, Fault>>,
    shown: u32,
) -> Vec<RoundRow> {
    let steps = steps.and_then(|steps| steps.as_ref().ok());
    let mut steps = steps.into_iter().flatten();
    let mut rack = |round: &PreparedRound| {
        let stayed = steps.next().map_or(0, |step| step.stayed);
        edition.map_or_else(
            || round.rack.clone(),
            |edition| {
                let tiles = parse_rack(edition, &round.rack).unwrap_or_default();
                joined_rack(edition, tiles.tiles(), stayed)
            },
        )
    };
    let mut total = 0_i32;
    let row = |(number, round): (u32, &PreparedRound)| {
        // A file may say anything.
        total = total.saturating_add(round.points);
        let others = round.tops.len().saturating_sub(1);
        RoundRow {
            number,
            rack: rack(round),
            at: round.laid.at.clone(),
            word: shown_word(&round.laid.word),
            points: round.points.to_string(),
            total: total.to_string(),
            lead: round.lead().map_or_else(|| NOTHING.to_owned(), |lead| lead.to_string()),
            equals: if others > 0 { round.tops.len().to_string() } else { String::new() },
            is_shown: number == shown,
        }
    };
    (1..).zip(&game.rounds).map(row).collect()
}

fn shown(
    (edition, game): (&Edition, &PreparedGame),
    steps: &[Step],
    number: u32,
    language: Language,
) -> Option<ShownRound> {
    let round = game.round(number)?;
    let step = steps.get(usize::try_from(number).ok()?.checked_sub(1)?)?;
    let bag = Bag::beside(edition, &step.after);
    let tiles: Vec<_> = bag.counts().tiles().collect();
    let worth = points(language, round.points);
    let top = |top: &PlacementText| Choice {
        value: sent(top),
        label: shown_placement(top),
        selected: *top == round.laid,
    };
    Some(ShownRound {
        number,
        earlier: (number > 1).then_some(number - 1),
        later: game.round(number + 1).map(|_| number + 1),
        placed: format!("{}, {worth}", shown_placement(&round.laid)),
        rack: rack_behind(edition, &step.rack, step.stayed),
        board: board_view(edition, &step.after, Some((&step.before, &step.laid)), language),
        left: tiles.len(),
        bag: if tiles.is_empty() {
            say(language, "prepare-bag-empty", &[])
        } else {
            shown_rack(edition, &rack_text(edition, &tiles))
        },
        tops: round.tops.iter().map(top).collect(),
        typed: round.rack.clone(),
    })
}

/// A placement as the form sends it.
pub fn sent(placement: &PlacementText) -> String {
    format!("{} {}", placement.at, placement.word)
}

/// A placement as the form has sent it.
pub fn read_sent(text: &str) -> Option<PlacementText> {
    let (at, word) = text.split_once(' ')?;
    Some(PlacementText { at: at.to_owned(), word: word.to_owned() })
}
