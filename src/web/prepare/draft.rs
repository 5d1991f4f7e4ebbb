//! The page of a prepared game, round by round.

use crate::standings::page::NOTHING;
use crate::{console::ends::agreements, console::ends::changes, opening::sealed::Fact};
use crate::{parts::BoardView, parts::Choice, parts::TileView, parts::board_view};
use crate::{parts::edition_name, parts::joined_rack, parts::rack_behind, parts::shown_placement};
use crate::{prepare::faults::game_fault, prepare::offers::Figures, prepare::offers::figures};
use flavita_app::preparing::drafts::Draft;
use flavita_contests::prepared::{making::Fault, steps::Step, steps::steps_of, wishes::Measures};
use flavita_game::{Bag, Edition, parse_rack, rack_text};
use flavita_i18n::names::{list_name, points, shown_rack, shown_word};
use flavita_i18n::rules::names::profile_name;
use flavita_i18n::{language::Language, rules::names, rules::names::form_name};
use flavita_tournament::model::{PlacementText, PreparedGame, PreparedRound, RoundNumber};
use flavita_tournament::profile::form_catalogue;
use serde::{Deserialize, Serialize};

/// `GET /prepare/games/{id}`, and what came of a change.
#[derive(Debug, Clone, Default, Serialize)]
pub struct DraftPage {
    /// Its name in addresses.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Edition, words and rules in one line.
    pub details: String,
    /// What tells this state of the game from every other.
    pub mark: String,
    /// Whether the last change can be taken back.
    pub can_undo: bool,
    /// What cannot be done, a sentence each.
    pub faults: Vec<String>,
    /// How it is in figures.
    pub figures: Figures,
    /// Every round.
    pub rounds: Vec<RoundRow>,
    /// The round that is looked at.
    pub shown: Option<ShownRound>,
    /// The form of the seal, as it was typed.
    pub seal: SealFields,
    /// What was sealed of it, the newest first.
    pub seals: Vec<SealView>,
}

/// A round in the table.
#[derive(Debug, Clone, Serialize)]
pub struct RoundRow {
    /// Which round.
    pub number: RoundNumber,
    /// The rack.
    pub rack: String,
    /// The square of the top that is laid.
    pub at: String,
    /// Its word.
    pub word: String,
    /// Its points.
    pub points: String,
    /// The points up to here.
    pub total: String,
    /// By how much it is better than what comes next; a dash where nothing does.
    pub lead: String,
    /// How many placements have as many points; empty where there is no other.
    pub equals: String,
    /// Whether it is the one that is looked at.
    pub is_shown: bool,
}

/// The round that is looked at.
#[derive(Debug, Clone, Serialize)]
pub struct ShownRound {
    /// Which round.
    pub number: RoundNumber,
    /// The round before, where there is one.
    pub earlier: Option<RoundNumber>,
    /// The round after, where there is one.
    pub later: Option<RoundNumber>,
    /// `SATIRE 8G, 74 points`.
    pub placed: String,
    /// The tiles of the rack.
    pub rack: Vec<TileView>,
    /// The board after the round.
    pub board: BoardView,
    /// What is left in the bag then.
    pub bag: String,
    /// How many tiles that are.
    pub left: usize,
    /// The tops; the one that is laid is chosen.
    pub tops: Vec<Choice>,
    /// The rack as it is typed, or was.
    pub typed: String,
}

/// The form of the seal.
#[derive(Debug, Clone, Default, Deserialize, Serialize)]
#[serde(default)]
pub struct SealFields {
    /// Which state of the game is meant.
    pub mark: String,
    /// What people call the game.
    pub name: String,
    /// Who has prepared it.
    pub organiser: String,
    /// Before when no rack may be drawn.
    pub not_before: String,
    /// The minutes between racks.
    pub every: String,
}

/// A sealed file.
#[derive(Debug, Clone, Serialize)]
pub struct SealView {
    /// Which of the seals.
    pub number: u32,
    /// When it was sealed.
    pub sealed: String,
    /// What everybody may read of it.
    pub facts: Vec<Fact>,
    /// What a hall with this data folder would miss, a sentence each.
    pub lacks: Vec<String>,
    /// Whether the game was changed since.
    pub is_older: bool,
}

page!(DraftPage, "prepare/prepared.html");

/// The page; of a game whose edition is not here there are no boards.
pub fn page(
    (id, draft): (&str, &Draft),
    edition: Option<&Edition>,
    wanted: Option<RoundNumber>,
    language: Language,
) -> DraftPage {
    let game = &draft.game;
    let (first, last) = (RoundNumber(1), RoundNumber::after(game.rounds.len()).before());
    let number = wanted.unwrap_or(first).clamp(first, last.max(first));
    let (played, name) = match edition {
        Some(edition) => (Some(game.profile.form.play(edition)), edition_name(edition, language)),
        None => (None, game.edition.id.clone()),
    };
    let steps = played.as_ref().map(|played| steps_of(played, game));
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
    let mut parts = vec![name, list_name(language, &game.dictionary.name), rules];
    parts.extend(form_catalogue::named(&game.profile.form).map(|id| form_name(language, id)));
    if let Some(edition) = edition {
        let theme = game.profile.form.theme.as_ref();
        parts.extend(theme.map(|theme| names::theme(language, theme, edition)));
        parts.extend(agreements(edition, language));
        parts.extend(changes(edition, &game.dictionary.choice, language));
    }
    parts.join(" · ")
}

fn rows(
    (game, edition): (&PreparedGame, Option<&Edition>),
    steps: Option<&Result<Vec<Step>, Fault>>,
    shown: RoundNumber,
) -> Vec<RoundRow> {
    let mut steps = steps.and_then(|steps| steps.as_ref().ok()).into_iter().flatten();
    let mut rack = |round: &PreparedRound| {
        let stayed = steps.next().map_or(0, |step| step.stayed);
        let Some(edition) = edition else { return round.rack.clone() };
        let tiles = parse_rack(edition, &round.rack).unwrap_or_default();
        joined_rack(edition, tiles.tiles(), stayed)
    };
    let mut total = 0_i32;
    let row = |(number, round): (RoundNumber, &PreparedRound)| {
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
    (1..).map(RoundNumber).zip(&game.rounds).map(row).collect()
}

fn shown(
    (edition, game): (&Edition, &PreparedGame),
    steps: &[Step],
    number: RoundNumber,
    language: Language,
) -> Option<ShownRound> {
    let round = game.round(number)?;
    let step = steps.get(number.place()?)?;
    let bag = Bag::beside(edition, &step.after);
    let tiles: Vec<_> = bag.counts().tiles().collect();
    let worth = points(language, round.points);
    let top =
        |top: &PlacementText| Choice::new(sent(top), shown_placement(top), *top == round.laid);
    Some(ShownRound {
        number,
        earlier: (number > RoundNumber(1)).then_some(number.before()),
        later: game.round(number.next()).map(|_| number.next()),
        placed: format!("{}, {worth}", shown_placement(&round.laid)),
        rack: rack_behind(edition, &step.rack, step.stayed),
        board: board_view(edition, &step.after, Some((&step.before, &step.laid)), language),
        left: tiles.len(),
        bag: if tiles.is_empty() {
            say!(language, "prepare-bag-empty")
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
pub fn read_sent(text: &str) -> PlacementText {
    let (at, word) = text.split_once(' ').unwrap_or((text, ""));
    PlacementText { at: at.to_owned(), word: word.to_owned() }
}
