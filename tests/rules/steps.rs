//! The steps in which the rule tests are told.

use flavita::tournament::model::command::{BelowMinimum, Command};
use flavita::tournament::model::ids::{PlayerNumber, RoundNumber, SlipNumber};
use flavita::tournament::model::tops::{PlacedTop, Tops};
use flavita::{
    tournament::model::actor::Actor, tournament::model::event::Event,
    tournament::model::rejection::RackOrigin, tournament::model::slip::SlipText,
    tournament::model::tops::PlacementText,
};

use crate::desk::Step;

pub(crate) fn comes(name: &str) -> Step {
    let (name, club) = (name.to_owned(), String::new());
    Step::Asked(Command::RegisterPlayer { number: None, name, club })
}

pub(crate) fn leaves(number: u32) -> Step {
    Step::Asked(Command::WithdrawPlayer { number: PlayerNumber(number) })
}

/// A rack that is played whatever it holds.
pub(crate) fn rack(tiles: &str) -> Step {
    hand_rack(tiles, BelowMinimum::Accept)
}

/// A rack from a physical bag that must hold the minimum.
pub(crate) fn checked_rack(tiles: &str) -> Step {
    hand_rack(tiles, BelowMinimum::Reject)
}

fn hand_rack(tiles: &str, below_minimum: BelowMinimum) -> Step {
    let rack = tiles.to_owned();
    Step::Asked(Command::TakeRack { rack, below_minimum, witness: String::new(), is_whole: false })
}

pub(crate) fn draw() -> Step {
    Step::Asked(Command::DrawRack)
}

pub(crate) fn open() -> Step {
    Step::Asked(Command::OpenRound)
}

pub(crate) fn resume() -> Step {
    Step::Asked(Command::ResumeClock)
}

/// The bell, with nothing left on the clock.
pub(crate) fn close() -> Step {
    close_early(0)
}

pub(crate) fn close_early(remaining_ms: u64) -> Step {
    Step::Asked(Command::CloseRound { remaining_ms })
}

pub(crate) fn extend(remaining_ms: u64, by_ms: u64) -> Step {
    Step::Asked(Command::ExtendClock { remaining_ms, by_ms })
}

pub(crate) fn reveal() -> Step {
    Step::Asked(Command::RevealTop)
}

/// This goes on the board in place of one of the equal tops.
pub(crate) fn lay(at: &str, word: &str) -> Step {
    let (at, word) = (at.to_owned(), word.to_owned());
    Step::Asked(Command::PlaceGiven { at, word })
}

/// The top is announced, and this goes on the board as a written game says.
pub(crate) fn reveal_and_lay(at: &str, word: &str) -> Step {
    let (at, word) = (at.to_owned(), word.to_owned());
    Step::Asked(Command::RevealAndPlace { at, word })
}

pub(crate) fn place_top(choice: usize) -> Step {
    Step::Asked(Command::PlaceTop { choice, because: String::new() })
}

/// A round up to the moment when its slips are marked.
pub(crate) fn revealed(tiles: &str) -> Step {
    Step::Several(vec![rack(tiles), open(), close(), reveal()])
}

/// A round as a log tells it: nothing about it is decided anew.
pub(crate) fn told(round: u32, tiles: &str, at: &str, word: &str, points: i32) -> Vec<Step> {
    let placement = PlacementText { at: at.to_owned(), word: word.to_owned() };
    let tops = Tops { points, placements: vec![placement.clone()], legal: 1 };
    let events = [
        Event::RackDrawn {
            round: RoundNumber(round),
            rack: tiles.to_owned(),
            origin: RackOrigin::Hand { witness: String::new(), is_whole: false },
        },
        Event::RoundOpened { round: RoundNumber(round), length_ms: 180_000 },
        Event::RoundClosed { round: RoundNumber(round), length_ms: 180_000 },
        Event::TopRevealed { round: RoundNumber(round), tops },
        Event::TopPlaced {
            round: RoundNumber(round),
            placed: PlacedTop { placement, points, because: None },
        },
    ];
    events.map(Step::Happened).to_vec()
}

/// A whole round: this went on the board.
pub(crate) fn played(tiles: &str, at: &str, word: &str) -> Step {
    Step::Several(vec![rack(tiles), open(), close(), reveal_and_lay(at, word)])
}

pub(crate) fn hand_in(player: PlayerNumber, used_ms: u64) -> Step {
    Step::Asked(Command::HandIn { player, used_ms })
}

/// What stands on a slip.
pub(crate) fn text(at: &str, word: &str) -> SlipText {
    SlipText {
        at: at.to_owned(),
        word: word.to_owned(),
        claimed: None,
        used_ms: None,
        ..SlipText::default()
    }
}

/// A slip for the last round.
pub(crate) fn slip(player: PlayerNumber, at: &str, word: &str) -> Step {
    slip_of(player, text(at, word), 1)
}

pub(crate) fn slip_of(player: PlayerNumber, text: SlipText, copies: u32) -> Step {
    Step::Slip { player, text, copies }
}

/// A slip for an earlier round.
pub(crate) fn slip_for(round: u32, player: PlayerNumber, at: &str, word: &str) -> Step {
    let text = text(at, word);
    Step::Asked(Command::RecordSlip { round: RoundNumber(round), player, text, copies: 1 })
}

/// One line about the slips of several players, keyed by the arbiter.
pub(crate) fn line(round: u32, players: &[PlayerNumber], at: &str, word: &str) -> Step {
    line_by("console".into(), round, players, (at, word))
}

/// One line, keyed by anybody.
pub(crate) fn line_by(
    by: Actor,
    round: u32,
    players: &[PlayerNumber],
    (at, word): (&str, &str),
) -> Step {
    Step::Asked(Command::KeyLine {
        round: RoundNumber(round),
        players: players.to_vec(),
        text: text(at, word),
        copies: 1,
        by,
    })
}

/// A slip for the last round, keyed by a helper.
pub(crate) fn keyed(by: &'static str, player: PlayerNumber, at: &str, word: &str) -> Step {
    keyed_of(by, player, text(at, word), 1)
}

pub(crate) fn keyed_of(
    by: &'static str,
    player: PlayerNumber,
    text: SlipText,
    copies: u32,
) -> Step {
    Step::Keyed { by, player, text, copies }
}

/// From the next rack on two people key every slip, or no longer.
pub(crate) fn double_entry(is_on: bool) -> Step {
    Step::Asked(Command::SetDoubleEntry { is_on })
}

/// The arbiter decides a dispute: for the slip as it is recorded, or for this entry.
pub(crate) fn settle(slip: u32, entry: Option<usize>) -> Step {
    Step::Asked(Command::SettleDispute { slip: SlipNumber(slip), entry })
}

pub(crate) fn withdraw(slip: u32) -> Step {
    Step::Asked(Command::WithdrawSlip { slip: SlipNumber(slip) })
}

pub(crate) fn lock(round: u32) -> Step {
    Step::Asked(Command::LockMarking { round: RoundNumber(round) })
}

pub(crate) fn end() -> Step {
    Step::Asked(Command::EndGame)
}
