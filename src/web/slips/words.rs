//! What was decided about a line, in words: the answer that leaves.

use crate::slip_line::words::{self, Check, Choice, both, choices, doubtful, fault_sentence};
use crate::slip_line::words::{guessed, of_players};
use crate::slips::answer::{Asks, Differing, Entered, Fate, Recorded, SlipAnswer, Unusable, Whose};
use crate::{acts::words::withdrawn, parts::minutes, parts::reasons, slip_line::clues::Guesses};
use flavita_app::{audit::receipts::Sent, machine::clock::time_of_day};
use flavita_i18n::{language::Language, names::numbered, names::points, refusal, text::joined};
use flavita_tournament::model::{Event, PlayerNumber, Refusal, RoundNumber, Verdict};
use flavita_tournament::state::Tournament;
use serde::Serialize;

/// What came of a line or a slip, as it leaves.
#[derive(Debug, Default, Serialize)]
pub(crate) struct SlipReply {
    pub(crate) saved: bool,
    pub(crate) level: &'static str,
    pub(crate) sentence: String,
    pub(crate) receipt: Option<String>,
    /// What a telephone keeps of its slip.
    pub(crate) kept: Option<Sent>,
    pub(crate) confirm_needed: bool,
    /// What is sent along where that is confirmed.
    pub(crate) seen: String,
    pub(crate) choices: Vec<Choice>,
}

impl SlipReply {
    pub(crate) fn refused(sentence: String) -> Self {
        Self { level: "error", sentence, ..Self::default() }
    }
}

/// What was decided about a line.
pub(crate) fn reply(state: &Tournament, answer: &SlipAnswer, language: Language) -> SlipReply {
    match answer {
        SlipAnswer::Refused(unusable) => SlipReply::refused(refusal(state, unusable, language)),
        SlipAnswer::Asks(asks) => asked(state, asks, language),
        SlipAnswer::Recorded(recorded) => saved(state, recorded, language),
        SlipAnswer::HandedIn(whose, receipt) => SlipReply {
            saved: true,
            level: "ok",
            sentence: handed_in(whose, &receipt.events, language),
            receipt: Some(time_of_day(receipt.saved_ms)),
            ..SlipReply::default()
        },
    }
}

fn refusal(state: &Tournament, unusable: &Unusable, language: Language) -> String {
    match unusable {
        Unusable::Line(fault) => fault_sentence(state, language, fault),
        Unusable::NotYet => say!(language, "slip-not-yet"),
        Unusable::Arbiters => say!(language, "slip-arbiters"),
        Unusable::NotMoved(number) => say!(language, "slip-not-moved", number),
        Unusable::Disputed(round, player) => {
            let (round, players) = (*round, vec![*player]);
            refusal::sentence(language, &Refusal::Disputed { round, players })
        }
        Unusable::Gone(number) => say!(language, "slip-gone", number),
        Unusable::Occupied(number) => say!(language, "slip-occupied", number),
        Unusable::Nobody(whose) => left_out(whose, language).join(" "),
        Unusable::AlreadyIn(players) => of_players("refusal-already-handed-in", players, language),
    }
}

/// Whom a line cannot be recorded for, a sentence for each reason.
fn left_out(whose: &Whose, language: Language) -> Vec<String> {
    let groups = [("slip-unknown", &whose.unknown), ("slip-absent", &whose.absent)];
    let said = groups.into_iter().filter(|(_, numbers)| !numbers.is_empty());
    said.map(|(key, numbers)| of_players(key, numbers, language)).collect()
}

fn asked(state: &Tournament, asks: &Asks, language: Language) -> SlipReply {
    let doubt = asks.doubt.as_ref();
    let stands_alone = asks.differing.is_empty() && asks.whose.left_out().is_empty();
    let before = before(state, asks, language);
    let (level, sentence, confirm_needed, ways) = match (&asks.which, doubt) {
        (Some(which), _) => {
            // Where it may not stand so, nothing else need be asked yet.
            let before = Some(before).filter(|_| which.may_stand()).unwrap_or_default();
            let sentence = both(&before, &doubtful(which.about, language));
            ("look", sentence, which.may_stand(), which.ways.as_slice())
        }
        (None, Some((_, guesses))) if stands_alone => ("error", before, true, &*guesses.ways),
        (None, _) => ("look", before, true, &[][..]),
    };
    let choices = choices(ways, language);
    let sentence = in_round(asks.older, sentence, language);
    let seen = asks.seen.clone();
    SlipReply { level, sentence, confirm_needed, seen, choices, ..SlipReply::default() }
}

/// What is asked beside how the word is meant.
fn before(state: &Tournament, asks: &Asks, language: Language) -> String {
    let mut parts = left_out(&asks.whose, language);
    let is_moved = asks.differing.iter().any(|one| one.as_what == Entered::Misplaced);
    let is_alone = parts.is_empty() && asks.whose.takes.len() == 1 && !is_moved;
    let differs = |one| differs(one, is_alone, asks, language);
    parts.extend(asks.differing.iter().map(differs));
    let doubt = asks.doubt.as_ref();
    let doubt = doubt.map(|(verdict, guesses)| worthless(state, verdict, guesses, language));
    let is_all = is_alone || parts.is_empty();
    parts.extend(doubt);
    if !is_all {
        parts.push(of_players("slip-line-again", &asks.whose.takes, language));
    }
    parts.join(" ")
}

/// Another slip in the place of which the line would stand.
fn differs(differing: &Differing, is_alone: bool, asks: &Asks, language: Language) -> String {
    let key = match (differing.as_what, is_alone) {
        (Entered::Unseen, true) => "slip-first-differs",
        (Entered::Unseen, false) => "slip-first-other",
        (Entered::Misplaced, _) => "slip-moves",
        (Entered::Own, true) => "slip-replaces",
        (Entered::Anothers | Entered::ButClaimed, true) => "slip-differs",
        (_, false) => "slip-other",
    };
    let text = shown(differing, asks.is_quiet, language);
    let to = joined(&asks.whose.takes, ", ");
    say!(language, key, number = differing.slip.player, text = text, to = to)
}

/// A slip, with the points that it claims where nothing else differs.
fn shown(differing: &Differing, is_quiet: bool, language: Language) -> String {
    let slip = &differing.slip;
    let text = words::recorded(slip, is_quiet, language);
    if differing.as_what != Entered::ButClaimed {
        return text;
    }
    match slip.text.claimed {
        Some(points) => say!(language, "slip-with-claim", text, points),
        None => say!(language, "slip-without-claim", text),
    }
}

fn worthless(
    state: &Tournament,
    verdict: &Verdict,
    guesses: &Guesses,
    language: Language,
) -> String {
    let clue = guessed(&guesses.mends, &guesses.ways, language);
    let reason = both(&reasons(state, verdict, language), &clue);
    say!(language, "slip-enter-again", reason = reason)
}

/// What is said of each when it is saved.
fn saved(state: &Tournament, recorded: &Recorded, language: Language) -> SlipReply {
    let Recorded { older, whose, receipt, is_quiet } = recorded;
    let fates = recorded.fates();
    let scored = points(language, recorded.points(&fates).unwrap_or(0));
    let said = |key: &str, numbers: &[PlayerNumber]| {
        let number = joined(numbers, ", ");
        (!numbers.is_empty()).then(|| say!(language, key, number, points = scored.as_str()))
    };
    let said_of = |(fate, key): (Fate, &str)| {
        let players = fates.iter().filter(|(_, one)| *one == fate).map(|(player, _)| *player);
        said(key, &players.collect::<Vec<_>>())
    };
    let parts = fate_keys(*is_quiet).into_iter().filter_map(said_of);
    let parts = parts.chain(said("slip-left-out", &whose.left_out()));
    let parts = parts.chain(withdrawn(language, state, &receipt.events));
    let sentence = parts.collect::<Vec<_>>().join(" ");
    let is_disputed = fates.iter().any(|(_, fate)| *fate == Fate::Disputed);
    let time = time_of_day(receipt.saved_ms);
    let is_bare = *is_quiet || is_disputed;
    let named = || format!("{} · {time}", numbered(language, receipt.seq));
    SlipReply {
        saved: true,
        level: if is_disputed { "look" } else { "ok" },
        sentence: in_round(*older, sentence, language),
        receipt: (receipt.seq > 0).then(|| if is_bare { time.clone() } else { named() }),
        ..SlipReply::default()
    }
}

const fn fate_keys(is_quiet: bool) -> [(Fate, &'static str); 6] {
    [
        (Fate::Recorded, if is_quiet { "slip-kept" } else { "slip-recorded" }),
        (Fate::Replaced, if is_quiet { "slip-kept-instead" } else { "slip-replaced" }),
        (Fate::Confirmed, "done-slip-confirmed"),
        (Fate::Settled, "done-dispute-settled"),
        (Fate::Disputed, "slip-disputed"),
        (Fate::Same, "slip-same"),
    ]
}

fn handed_in(whose: &Whose, events: &[Event], language: Language) -> String {
    let noted = |event: &Event| {
        let Event::SlipHandedIn { player, used_ms, .. } = event else { return None };
        Some((*player, minutes(*used_ms)))
    };
    let (noted, times): (Vec<PlayerNumber>, Vec<String>) = events.iter().filter_map(noted).unzip();
    let time = times.into_iter().next().unwrap_or_default();
    let mut said = vec![say!(language, "slip-handed-in", number = joined(&noted, ", "), time)];
    let before = whose.takes.iter().filter(|one| !noted.contains(one));
    let before: Vec<PlayerNumber> = before.copied().collect();
    let groups = [("refusal-already-handed-in", before), ("slip-left-out", whose.left_out())];
    let others = groups.into_iter().filter(|(_, numbers)| !numbers.is_empty());
    said.extend(others.map(|(key, numbers)| of_players(key, &numbers, language)));
    said.join(" ")
}

/// What is said of a line that is being typed; a round that is not the newest is named, and to be
/// noticed.
pub(crate) fn of_round(check: Check, older: Option<RoundNumber>, language: Language) -> Check {
    if older.is_none() || check.sentence.is_empty() {
        return check;
    }
    let level = if check.level == "ok" { "look" } else { check.level };
    Check { level, sentence: in_round(older, check.sentence, language), ..check }
}

/// A sentence behind the round that it is about, where the top of a later one is out.
fn in_round(older: Option<RoundNumber>, sentence: String, language: Language) -> String {
    let Some(round) = older else { return sentence };
    let title = say!(language, "round-title", n = round);
    format!("{title}. {sentence}")
}
