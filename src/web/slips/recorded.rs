//! What became of the slips of a line, in an answer that names each player.

use crate::slips::answer::SlipAnswer;
use flavita_app::{desk::ask::Receipt, desk::view::DeskView, machine::clock::time_of_day};
use flavita_i18n::names::{numbered, points};
use flavita_i18n::{catalogue::say, language::Language};
use flavita_tournament::{model::event::Event, model::ids::PlayerNumber, model::round::Round};
use std::collections::BTreeSet;

/// The numbers of a line: who can have a slip in the round, and who cannot.
pub(crate) struct Whose {
    pub(crate) takes: Vec<PlayerNumber>,
    pub(crate) unknown: Vec<PlayerNumber>,
    pub(crate) absent: Vec<PlayerNumber>,
}

impl Whose {
    pub(crate) fn of(view: &DeskView, round: &Round, players: &[PlayerNumber]) -> Self {
        let known = |number: &PlayerNumber| view.state.players.get(number);
        let (known, unknown): (Vec<PlayerNumber>, Vec<PlayerNumber>) =
            players.iter().partition(|number| known(number).is_some());
        let plays = |number: &PlayerNumber| view.state.players[number].plays_in(round.number);
        let (takes, absent) = known.into_iter().partition(plays);
        Self { takes, unknown, absent }
    }

    /// Whom it cannot be recorded for, a sentence for each reason.
    pub(crate) fn left_out(&self, language: Language) -> Vec<String> {
        let groups = [("slip-unknown", &self.unknown), ("slip-absent", &self.absent)];
        let said = groups.into_iter().filter(|(_, numbers)| !numbers.is_empty());
        said.map(|(key, numbers)| of_players(key, numbers, language)).collect()
    }
}

/// Numbers one behind the other.
pub(crate) fn listed(numbers: &[PlayerNumber]) -> String {
    let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    numbers.join(", ")
}

/// A sentence about one player or several.
pub(crate) fn of_players(key: &str, numbers: &[PlayerNumber], language: Language) -> String {
    say(language, key, &[("number", listed(numbers).into())])
}

/// What became of each player's slip, by the events that were saved.
#[derive(Default)]
struct Outcome {
    recorded: Vec<PlayerNumber>,
    replaced: Vec<PlayerNumber>,
    confirmed: Vec<PlayerNumber>,
    settled: Vec<PlayerNumber>,
    disputed: Vec<PlayerNumber>,
    same: Vec<PlayerNumber>,
    points: i32,
}

impl Outcome {
    fn of(players: &[PlayerNumber], events: &[Event]) -> Self {
        let mut outcome = Self::default();
        let is_disputed = |number: PlayerNumber| {
            let mut events = events.iter();
            events.any(|e| matches!(e, Event::SlipDisputed(one) if one.player == number))
        };
        let mut seen = BTreeSet::new();
        for event in events {
            let (player, list) = if let Event::SlipDisputed(one) = event {
                (one.player, &mut outcome.disputed)
            } else if let Event::SlipJudged { player, verdict, replaces, .. } = event {
                if is_disputed(*player) {
                    continue;
                }
                outcome.points = verdict.points;
                let is_first = replaces.is_none();
                let lists = (&mut outcome.recorded, &mut outcome.replaced);
                (*player, if is_first { lists.0 } else { lists.1 })
            } else if let Event::SlipConfirmed { player, .. } = event {
                (*player, &mut outcome.confirmed)
            } else if let Event::DisputeSettled { player, .. } = event {
                (*player, &mut outcome.settled)
            } else {
                continue;
            };
            if seen.insert(player) {
                list.push(player);
            }
        }
        let rest = players.iter().filter(|player| !seen.contains(player));
        outcome.same = rest.copied().collect();
        outcome
    }
}

/// What is said of each when it is saved.
pub(crate) fn saved(
    whose: &Whose,
    receipt: &Receipt,
    is_quiet: bool,
    language: Language,
) -> SlipAnswer {
    let outcome = Outcome::of(&whose.takes, &receipt.events);
    let (recorded, replaced) = if is_quiet {
        ("slip-kept", "slip-kept-instead")
    } else {
        ("slip-recorded", "slip-replaced")
    };
    let left_out = [whose.unknown.as_slice(), whose.absent.as_slice()].concat();
    let groups = [
        (recorded, &outcome.recorded),
        (replaced, &outcome.replaced),
        ("done-slip-confirmed", &outcome.confirmed),
        ("done-dispute-settled", &outcome.settled),
        ("slip-disputed", &outcome.disputed),
        ("slip-same", &outcome.same),
        ("slip-left-out", &left_out),
    ];
    let scored = points(language, outcome.points);
    let said = groups.into_iter().filter(|(_, numbers)| !numbers.is_empty());
    let said = said.map(|(key, numbers)| {
        let scored = scored.as_str().into();
        let arguments = [("number", listed(numbers).into()), ("points", scored)];
        say(language, key, &arguments)
    });
    let is_disputed = !outcome.disputed.is_empty();
    let time = time_of_day(receipt.saved_ms);
    let receipt = (receipt.seq > 0).then(|| {
        if is_quiet || is_disputed {
            return time.clone();
        }
        format!("{} · {time}", numbered(language, receipt.seq))
    });
    SlipAnswer {
        saved: true,
        level: if is_disputed { "look" } else { "ok" },
        sentence: said.collect::<Vec<_>>().join(" "),
        receipt,
        ..SlipAnswer::default()
    }
}
