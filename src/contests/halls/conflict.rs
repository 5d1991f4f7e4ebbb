//! What somebody must decide before the halls are one field.

use crate::halls::file_fault::FileFault;
use flavita_tournament::model::ids::RoundNumber;

/// Something on which the halls, or their files, do not agree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Discord {
    /// A file that is not counted.
    Refused {
        /// The beginning of a SHA-256 of it.
        id: String,
        /// The hall whose it says it is, as far as it can be read.
        hall: String,
        /// What is wrong with it.
        fault: FileFault,
    },
    /// Two results of one hall that part: neither goes on from the other.
    ResultsPart {
        /// The hall.
        hall: String,
        /// The results.
        results: Vec<String>,
    },
    /// Two results of one hall that different keys signed.
    KeyChanged {
        /// The hall.
        hall: String,
        /// The results.
        results: Vec<String>,
    },
    /// A log that was not decided as the rules have it.
    LogDiffers {
        /// The hall.
        hall: String,
        /// How many differences there are.
        count: usize,
        /// The first of them.
        first: String,
    },
    /// A log whose verdicts were not judged again, because its words are not here.
    Unverified {
        /// The hall.
        hall: String,
        /// What the list of words is called.
        dictionary: String,
    },
    /// A hall that played another edition.
    OtherEdition {
        /// The hall.
        hall: String,
        /// The edition.
        edition: String,
    },
    /// A hall that played by other rules.
    OtherRules {
        /// The hall.
        hall: String,
        /// What its rules are called.
        rules: String,
    },
    /// A hall that played with other words.
    OtherDictionary {
        /// The hall.
        hall: String,
        /// What its list is called.
        dictionary: String,
        /// How many words it has.
        words: u64,
    },
    /// A hall that played another prepared game, or none where the others did.
    OtherGame {
        /// The hall.
        hall: String,
        /// What its game is called; `None` where it drew its racks by itself.
        game: Option<String>,
    },
    /// A hall that had another rack or another placement in a round.
    OtherRound {
        /// The hall.
        hall: String,
        /// The first such round.
        round: RoundNumber,
    },
    /// A word that counts in some halls and not in others.
    Word {
        /// The word.
        word: String,
        /// The halls in which it counts.
        accepted: Vec<String>,
        /// The halls in which it does not.
        rejected: Vec<String>,
    },
    /// Slips that say the same and are worth different points.
    Slip {
        /// The round.
        round: RoundNumber,
        /// The square.
        at: String,
        /// The word.
        word: String,
        /// The points that were claimed.
        claimed: Option<i32>,
        /// What it is worth, and in which halls.
        worth: Vec<(i32, Vec<String>)>,
    },
    /// A round that counts for nobody in some halls.
    Annulled {
        /// The round.
        round: RoundNumber,
        /// The halls.
        halls: Vec<String>,
    },
    /// Players of different halls who look like one person.
    Person {
        /// His name.
        name: String,
        /// Who they are: number and hall.
        seats: Vec<String>,
    },
}

/// How something was decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It is left out.
    LeftOut,
    /// It counts all the same.
    Counted,
    /// This result, or this player, counts.
    Chosen(String),
    /// They are different people.
    Separate,
    /// The word counts everywhere, or nowhere.
    Word(bool),
    /// It is worth everywhere what it is worth in this hall.
    AsIn(String),
    /// It stays in every hall as it is.
    EachItsOwn,
    /// It holds in all halls.
    Everywhere,
}

/// A discord and how it was decided, once it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// What does not agree.
    pub discord: Discord,
    /// The decision.
    pub answer: Option<Answer>,
    /// Why it was decided so; empty where nobody said.
    pub because: String,
}

impl Discord {
    /// The stable name of the kind.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Refused { .. } => "file-refused",
            Self::ResultsPart { .. } => "results-part",
            Self::KeyChanged { .. } => "key-changed",
            Self::LogDiffers { .. } => "log-differs",
            Self::Unverified { .. } => "words-missing",
            Self::OtherEdition { .. } => "other-edition",
            Self::OtherRules { .. } => "other-rules",
            Self::OtherDictionary { .. } => "other-dictionary",
            Self::OtherGame { .. } => "other-game",
            Self::OtherRound { .. } => "other-round",
            Self::Word { .. } => "word",
            Self::Slip { .. } => "slip",
            Self::Annulled { .. } => "round-annulled",
            Self::Person { .. } => "same-person",
        }
    }

    /// What it is about, in stable words.
    pub fn subject(&self) -> String {
        match self {
            Self::Refused { id, .. } => id.clone(),
            Self::ResultsPart { hall, .. }
            | Self::KeyChanged { hall, .. }
            | Self::LogDiffers { hall, .. }
            | Self::Unverified { hall, .. }
            | Self::OtherEdition { hall, .. }
            | Self::OtherRules { hall, .. }
            | Self::OtherDictionary { hall, .. }
            | Self::OtherGame { hall, .. }
            | Self::OtherRound { hall, .. } => hall.clone(),
            Self::Word { word, .. } => word.clone(),
            Self::Slip { round, at, word, claimed, .. } => {
                let claimed = claimed.map_or_else(String::new, |points| format!(" {points}"));
                format!("{round} {at} {word}{claimed}")
            }
            Self::Annulled { round, .. } => round.to_string(),
            Self::Person { seats, .. } => seats.join(", "),
        }
    }

    /// The hall that it is about as a whole, and that does not count until it is decided.
    pub fn bars(&self) -> Option<&str> {
        match self {
            Self::LogDiffers { hall, .. }
            | Self::OtherEdition { hall, .. }
            | Self::OtherRules { hall, .. }
            | Self::OtherDictionary { hall, .. }
            | Self::OtherGame { hall, .. }
            | Self::OtherRound { hall, .. } => Some(hall),
            Self::Refused { .. }
            | Self::ResultsPart { .. }
            | Self::KeyChanged { .. }
            | Self::Unverified { .. }
            | Self::Word { .. }
            | Self::Slip { .. }
            | Self::Annulled { .. }
            | Self::Person { .. } => None,
        }
    }
}
