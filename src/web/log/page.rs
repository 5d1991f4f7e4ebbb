//! The log in sentences, filtered and in pages.

use crate::log::group::{GROUPS, group, player, round};
use crate::parts::{Select, any_or, player_name};
use crate::{acts::words::event_sentence, http::encoding::query, slip_line::words::keyed};
use flavita_app::machine::clock::time_of_day;
use flavita_i18n::{language::Language, names::actor_name, names::numbered, names::points};
use flavita_tournament::model::Disputed;
use flavita_tournament::model::{Event, PlayerNumber, RoundNumber, SlipNumber, SlipText, Stamp};
use flavita_tournament::state::Tournament;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// `GET /t/{id}/log`: everything that happened, the newest first.
#[derive(Serialize)]
pub struct LogPage {
    /// Why something was not done.
    pub refusal: Option<String>,
    /// How many events there are that fit.
    pub count: String,
    /// What can be asked for, each with what is chosen.
    pub choices: Vec<Select>,
    /// The events.
    pub rows: Vec<LogRow>,
    /// The page with newer events; empty on the first.
    pub newer: String,
    /// The page with older events; empty on the last.
    pub older: String,
}

/// One event.
#[derive(Serialize)]
pub struct LogRow {
    /// Its number in the log.
    pub number: usize,
    /// `19:42:07`.
    pub time: String,
    /// Who did it.
    pub actor: String,
    /// `slips`, `notes` and so on.
    pub group: &'static str,
    /// What happened.
    pub sentence: String,
    /// What takes it back: `withdraw_slip` or `return_player`; empty where nothing does so here.
    pub undo: &'static str,
    /// The slip or the player whom that is about.
    pub target: u32,
    /// What the button says.
    pub undo_label: String,
    /// The page on which it can be taken back; empty where it is none.
    pub link: String,
}

page!(LogPage, "log/log.html");

/// How many events stand on a page.
const A_PAGE: usize = 100;

/// What is asked for; everything that is empty fits all events.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct LogFilter {
    round: String,
    player: String,
    kind: String,
    actor: String,
    page: usize,
}

impl LogFilter {
    fn fits(&self, state: &Tournament, event: &Event, stamp: &Stamp) -> bool {
        let is = |wanted: &str, found: Option<String>| {
            wanted.is_empty() || found.is_some_and(|found| found == wanted)
        };
        is(&self.round, round(state, event).map(|round| round.to_string()))
            && is(&self.player, player(state, event).map(|player| player.to_string()))
            && (self.kind.is_empty() || self.kind == group(event))
            && (self.actor.is_empty() || stamp.actor == self.actor.as_str().into())
    }

    /// The address of another page of the same events.
    fn address(&self, id: &str, page: usize) -> String {
        let asked = query(fields!(self, round, player, kind, actor));
        let and = if asked.is_empty() { "" } else { "&" };
        format!("/t/{id}/log?{asked}{and}page={page}")
    }
}

/// The page of these events, which are all that the log holds.
pub fn page(
    state: &Tournament,
    id: &str,
    events: &[(Event, Stamp)],
    filter: &LogFilter,
    language: Language,
) -> LogPage {
    let numbered = events.iter().enumerate().rev().map(|(n, one)| (n + 1, one));
    let fitting: Vec<(usize, &(Event, Stamp))> =
        numbered.filter(|(_, (event, stamp))| filter.fits(state, event, stamp)).collect();
    let from = filter.page.saturating_mul(A_PAGE);
    let shown = fitting.iter().skip(from).take(A_PAGE);
    let newer = filter.page.checked_sub(1).map(|page| filter.address(id, page));
    let has_older = from.saturating_add(A_PAGE) < fitting.len();
    let older = has_older.then(|| filter.address(id, filter.page + 1));
    let row = |(number, (event, stamp)): &(usize, &(Event, Stamp))| {
        row(state, id, (*number, event, stamp), language)
    };
    LogPage {
        refusal: None,
        count: say!(language, "log-count", n = fitting.len()),
        choices: choices(state, events, filter, language),
        rows: shown.map(row).collect(),
        newer: newer.unwrap_or_default(),
        older: older.unwrap_or_default(),
    }
}

fn choices(
    state: &Tournament,
    events: &[(Event, Stamp)],
    filter: &LogFilter,
    language: Language,
) -> Vec<Select> {
    let choice = |name, key: &str, chosen: &str, all: Vec<(String, String)>| Select {
        name,
        label: say!(language, key),
        choices: any_or(say!(language, "log-any"), all, chosen),
    };
    let number = |number: RoundNumber| (number.to_string(), number.to_string());
    let rounds = state.rounds.iter().map(|round| number(round.number));
    let who = |number: &PlayerNumber| {
        let name = player_name(state, *number);
        let label = format!("{} {name}", numbered(language, *number));
        (number.to_string(), label)
    };
    let players = state.players.keys().map(who);
    let kind = |group: &&str| {
        let text = say!(language, &format!("log-group-{group}"));
        ((*group).to_owned(), text)
    };
    let actors: BTreeSet<String> = events.iter().map(|(_, s)| s.actor.to_string()).collect();
    let actor = |actor: String| {
        let words = actor_name(&actor.as_str().into(), language);
        (actor, words)
    };
    vec![
        choice("round", "log-round", &filter.round, rounds.collect()),
        choice("player", "standings-player", &filter.player, players.collect()),
        choice("kind", "log-kind", &filter.kind, GROUPS.iter().map(kind).collect()),
        choice("actor", "log-who", &filter.actor, actors.into_iter().map(actor).collect()),
    ]
}

fn row(
    state: &Tournament,
    id: &str,
    (number, event, stamp): (usize, &Event, &Stamp),
    language: Language,
) -> LogRow {
    let (undo, target, key) = undo(state, event);
    let link = link(state, id, event);
    let key = if link.is_empty() { key } else { "log-take-back" };
    LogRow {
        number,
        time: time_of_day(stamp.at_ms),
        actor: actor_name(&stamp.actor, language),
        group: group(event),
        sentence: sentence(state, event, language),
        undo,
        target,
        undo_label: if key.is_empty() { String::new() } else { say!(language, key) },
        link,
    }
}

/// An event as whoever reads the log wants to have it: with its round, and what a slip says.
fn sentence(state: &Tournament, event: &Event, language: Language) -> String {
    if let Event::TournamentCreated(created) = event {
        say!(language, "log-created", name = created.name.as_str())
    } else if let Event::EpochBegun { epoch } = event {
        say!(language, "log-epoch", n = *epoch)
    } else if let Event::SlipSent { round, player, .. } = event {
        say!(language, "log-slip-sent", round = *round, number = *player)
    } else if let Event::SlipJudged { slip: id, round, player, text, verdict, .. } = event {
        let (text, points) = (words(text, language), points(language, verdict.points));
        let sentence = say!(language, "log-slip", round, number = player, text, points);
        by_phone(state, *id, sentence, language)
    } else if let Event::SlipDisputed(disputed) = event {
        let Disputed { round, player, text, by, .. } = disputed;
        let (text, name) = (words(text, language), actor_name(by, language));
        say!(language, "log-disputed", round, number = player, text, name)
    } else {
        event_sentence(language, state, event).unwrap_or_default()
    }
}

/// A slip that came by telephone is judged later: the sentence says when it came.
fn by_phone(state: &Tournament, id: SlipNumber, sentence: String, language: Language) -> String {
    let sent = state.slip(id).filter(|(_, slip)| slip.is_sent());
    let Some((_, slip)) = sent else { return sentence };
    say!(language, "log-slip-by-phone", sentence = sentence, time = time_of_day(slip.recorded_ms))
}

/// What stands on a slip, as a part of a sentence.
fn words(text: &SlipText, language: Language) -> String {
    keyed(text, language).trim_end_matches('.').to_owned()
}

/// What takes an event back here, of what, and the key of its words.
fn undo(state: &Tournament, event: &Event) -> (&'static str, u32, &'static str) {
    let none = ("", 0, "");
    if state.final_head.is_some() {
        return none;
    }
    if let Event::SlipJudged { slip, .. } = event {
        if state.slip(*slip).is_some_and(|(round, found)| round.counts(found)) {
            return ("withdraw_slip", slip.0, "slip-withdraw");
        }
    } else if let Event::PlayerWithdrew { number, .. } = event {
        let player = state.players.get(number);
        if player.is_some_and(|player| player.until_round.is_some()) {
            return ("return_player", number.0, "player-return");
        }
    }
    none
}

/// The page on which an event is taken back, since that needs a reason: a ruling in force, or the
/// final result.
fn link(state: &Tournament, id: &str, event: &Event) -> String {
    if let Event::RulingGiven { ruling, .. } = event {
        let mut given = state.rulings_in_force();
        let is_in_force = given.any(|given| given.number == *ruling);
        if is_in_force && state.final_head.is_none() {
            return format!("/t/{id}/rulings#ruling-{ruling}");
        }
    } else if let Event::Finalised { head } = event
        && state.final_head.as_ref() == Some(head)
    {
        return format!("/t/{id}/console");
    }
    String::new()
}
