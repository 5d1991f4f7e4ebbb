//! What somebody may ask for next.

use flavita::tournament::model::ids::{PlayerNumber, RoundNumber, RulingNumber, SlipNumber};
use flavita::{
    app::desk::next_step::NextStep, app::desk::request::DeskRequest, app::desk::view::DeskView,
    tournament::model::command::Command, tournament::model::command::PlayersCommand,
    tournament::model::player::Entrant, tournament::model::ruling::Ruling,
    tournament::model::slip::SlipText, tournament::model::tops::PlacementText,
};

use crate::chance::Chance;

const WORDS: [&str; 12] =
    ["AB", "ABA", "ABAB", "AC", "BA", "BAB", "CA", "aB", "CAB", "D", "", "BaB"];
const REASON: &str = "somebody asked";

fn number(chance: &mut Chance, most: usize) -> u32 {
    u32::try_from(1 + chance.below(most)).unwrap()
}

fn round(chance: &mut Chance, view: &DeskView) -> u32 {
    let last = view.state.rounds.len();
    // The last one most often.
    let back = [0, 0, 0, 1, 2][chance.below(5)];
    u32::try_from(last.saturating_sub(back)).unwrap()
}

/// A slip: the top, a legal placement or nonsense.
pub(crate) fn slip(chance: &mut Chance, view: &DeskView) -> DeskRequest {
    let round = round(chance, view);
    let found = view.placements(RoundNumber(round)).unwrap_or_default();
    let (at, word) = if found.is_empty() || chance.below(3) == 0 {
        let at = ["H8", "8H", "H7", "8G", "J8", "Q99"][chance.below(6)].to_owned();
        (at, WORDS[chance.below(WORDS.len())].to_owned())
    } else {
        let best = &found[chance.below(found.len().min(4))].placement;
        let text = PlacementText::of(&view.state.edition, best);
        (text.at, text.word)
    };
    let used_ms = (chance.below(3) == 0).then(|| u64::from(number(chance, 200)) * 1000);
    DeskRequest::Do(Command::RecordSlip {
        round: RoundNumber(round),
        player: PlayerNumber(number(chance, 5)),
        text: SlipText { at, word, used_ms, ..SlipText::default() },
        copies: [1, 1, 1, 1, 1, 0, 2][chance.below(7)],
    })
}

/// The step that brings the game on.
pub(crate) fn step(chance: &mut Chance, view: &DeskView) -> DeskRequest {
    match NextStep::of(&view.state) {
        NextStep::ChooseTop(_) => DeskRequest::Do(Command::PlaceTop {
            choice: chance.below(3),
            because: REASON.to_owned(),
        }),
        NextStep::Nothing => DeskRequest::Finalise { checked: view.head },
        NextStep::Draw(_)
        | NextStep::Start(_)
        | NextStep::Stop(_)
        | NextStep::Reveal(_)
        | NextStep::Finish(_) => DeskRequest::Next { is_confirmed: chance.below(4) > 0 },
    }
}

pub(crate) fn clock(chance: &mut Chance) -> DeskRequest {
    match chance.below(5) {
        0 | 1 => DeskRequest::Pause,
        2 | 3 => DeskRequest::Resume,
        _ => DeskRequest::Extend(u64::from(number(chance, 90)) * 1000),
    }
}

pub(crate) fn taking_back(chance: &mut Chance) -> DeskRequest {
    match chance.below(4) {
        0 => DeskRequest::UndoSlip,
        2 => DeskRequest::Do(Command::TakeBackHandIn { player: PlayerNumber(number(chance, 5)) }),
        1 => DeskRequest::HandIn(vec![
            PlayerNumber(number(chance, 5)),
            PlayerNumber(number(chance, 5)),
        ]),
        _ => DeskRequest::Do(Command::WithdrawSlip { slip: SlipNumber(number(chance, 20)) }),
    }
}

pub(crate) fn players(chance: &mut Chance) -> DeskRequest {
    let number = PlayerNumber(number(chance, 5));
    let other = (number.0 + 1) % 6;
    DeskRequest::Do(match chance.below(8) {
        0 | 1 => Command::RegisterPlayer {
            number: (chance.below(2) == 0).then_some(number),
            name: "Van".to_owned(),
            club: String::new(),
        },
        2 => Command::WithdrawPlayer { number },
        3 => Command::Players(PlayersCommand::Return { number }),
        4 => Command::Players(PlayersCommand::Renumber { number, to: PlayerNumber(other) }),
        5 => Command::Players(PlayersCommand::Merge { kept: number, gone: PlayerNumber(other) }),
        6 => Command::Players(PlayersCommand::NoteAbsence {
            number,
            rounds: [RoundNumber(other)].into(),
        }),
        _ => Command::Players(PlayersCommand::Register(vec![Entrant::plain(None, "Lucette", "")])),
    })
}

pub(crate) fn ruling(chance: &mut Chance, view: &DeskView) -> DeskRequest {
    let (round, player) = (round(chance, view), number(chance, 5));
    let word = || "CAB".to_owned();
    let what = match chance.below(11) {
        0 => Ruling::WordAccepted { word: word() },
        1 => Ruling::WordRejected { word: "ABA".to_owned() },
        2 | 3 => Ruling::SlipJudged {
            slip: SlipNumber(number(chance, 12)),
            points: (chance.below(2) == 0).then_some(7),
        },
        4 => Ruling::PointsGiven {
            player: PlayerNumber(player),
            round: Some(RoundNumber(round)),
            points: if chance.below(2) == 0 { -10 } else { 5 },
        },
        5 => Ruling::RoundReopened { round: RoundNumber(round), remaining_ms: 60_000 },
        6 => Ruling::RoundAnnulled { round: RoundNumber(round) },
        7 => Ruling::TimeSet {
            player: PlayerNumber(player),
            round: RoundNumber(round),
            used_ms: 1_000,
        },
        8 => Ruling::MeanGranted { player: PlayerNumber(player), round: RoundNumber(round) },
        9 => Ruling::WarningGiven { player: PlayerNumber(player), round: RoundNumber(round) },
        _ => Ruling::MoveReplaced {
            round: RoundNumber(round),
            placement: PlacementText { at: "H8".to_owned(), word: word() },
        },
    };
    DeskRequest::Do(Command::GiveRuling { what, because: REASON.to_owned() })
}

pub(crate) fn revoke(number: u32) -> DeskRequest {
    DeskRequest::Do(Command::RevokeRuling {
        ruling: RulingNumber(number),
        because: REASON.to_owned(),
    })
}

/// What ends a game early, or begins it again.
pub(crate) fn end(chance: &mut Chance) -> DeskRequest {
    DeskRequest::Do(match chance.below(3) {
        0 => Command::EndGame,
        1 => Command::Definalise { because: REASON.to_owned() },
        _ => Command::LockMarking { round: RoundNumber(number(chance, 4)) },
    })
}
