//! What cannot be done with a prepared game, and what to do.

use crate::{frame::Broken, frame::Visit, opening::sealed::seal_fault};
use flavita_app::preparing::drafts::DraftFault;
use flavita_app::{preparing::seals::KeepFault, sealed::file::SealFault};
use flavita_contests::{prepared::making::Fault, simulation::game::NotGiven};
use flavita_game::{Edition, Tile};
use flavita_i18n::{language::Language, refusal};
use flavita_tournament::model::{Rejection, RoundNumber};

/// Why a game cannot be had or kept.
pub fn draft_fault(fault: &DraftFault, language: Language) -> String {
    let told = |key| say!(language, key, name = fault.to_string());
    match fault {
        DraftFault::NoSuchGame(_) => say!(language, "prepare-fault-gone"),
        DraftFault::Changed(_) => say!(language, "prepare-fault-changed"),
        DraftFault::NoGame { .. } => told("prepare-fault-file"),
        DraftFault::Disk { .. } => told("prepare-fault-disk"),
    }
}

impl Broken for DraftFault {
    fn is_missing(&self) -> bool {
        matches!(self, Self::NoSuchGame(_))
    }

    fn sentence(&self, visit: &Visit) -> String {
        draft_fault(self, visit.language)
    }
}

/// Why a round cannot be so.
pub fn game_fault(fault: &Fault, edition: &Edition, language: Language) -> String {
    let of_round = |key, round: RoundNumber| say!(language, key, n = round);
    match fault {
        Fault::NoRound(round) => of_round("prepare-fault-no-round", *round),
        Fault::Unreadable { reason: text, .. } => say!(language, "refusal-text-unreadable", text),
        Fault::Unplayable { reason, .. } => not_given(reason, edition, language),
        Fault::Differs(round) | Fault::OtherEnd(round) => of_round("prepare-fault-differs", *round),
    }
}

fn not_given(reason: &NotGiven, edition: &Edition, language: Language) -> String {
    let classes = |key, vowels: usize, consonants: usize| {
        say!(language, key, vowels = vowels, consonants = consonants)
    };
    match reason {
        NotGiven::NotInBag(tile) => {
            let tile = match tile {
                Tile::Letter(letter) => edition.label(*letter),
                Tile::Blank => &edition.blank.sign,
            };
            say!(language, "refusal-rack-not-in-bag", tile = tile.to_owned())
        }
        NotGiven::Rack(refusal) => refusal::sentence(language, refusal),
        NotGiven::Rejected(Rejection::BelowMinimum { vowels, consonants }) => {
            classes("prepare-fault-minimum", *vowels, *consonants)
        }
        NotGiven::Rejected(Rejection::AboveMaximum { vowels, consonants }) => {
            classes("prepare-fault-maximum", *vowels, *consonants)
        }
        // Nobody refuses a rack of a game that is still being prepared.
        NotGiven::Rejected(Rejection::NoPlacement | Rejection::Refused { .. }) => {
            say!(language, "prepare-fault-unplayable")
        }
        NotGiven::Over(_) => say!(language, "prepare-fault-over"),
        NotGiven::NoTop => say!(language, "prepare-fault-no-top"),
    }
}

/// Why a game cannot be sealed.
pub fn keep_fault(fault: &KeepFault, edition: &Edition, language: Language) -> String {
    match fault {
        KeepFault::Draft(fault) => draft_fault(fault, language),
        KeepFault::Game(fault) => game_fault(fault, edition, language),
        KeepFault::Seal(SealFault::Name) => say!(language, "prepare-fault-names"),
        KeepFault::Seal(SealFault::TooLarge(_)) => say!(language, "prepare-fault-large"),
        KeepFault::Key(_)
        | KeepFault::NoChance(_)
        | KeepFault::Seal(SealFault::Encryption(_) | SealFault::NoChance(_)) => {
            say!(language, "prepare-fault-disk", name = fault.to_string())
        }
        // What is sealed here is not read.
        KeepFault::Seal(fault) => seal_fault(fault, language),
    }
}
