//! Why what arrived is no result that can be counted, and what somebody must decide before the halls are
//! one field.

use flavita_tournament::{model::RoundNumber, model::log_difference::LogDifference};

/// Why a file, or a row of scanned codes, is no result of a hall.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum FileFault {
    /// It is something else.
    #[error("it is not the result of a venue")]
    NotAResult,
    /// A newer program wrote it.
    #[error("a newer program wrote it (form {0})")]
    Newer(String),
    /// It is larger than any result.
    #[error("it is larger than a result can be")]
    TooLarge,
    /// Something in it cannot be read.
    #[error("it is damaged: {0}")]
    Damaged(String),
    /// The signature is not of these bytes.
    #[error("the signature does not match: it was changed after it was signed")]
    Signature,
    /// The name of the hall cannot be used.
    #[error("the name of the venue cannot be used: {0}")]
    HallName(String),
    /// The log does not lead to the hash that was signed with it.
    #[error("its log does not end with the hash given at its beginning")]
    Head,
    /// The log is no tournament.
    #[error("its log is not that of a tournament: {0}")]
    Log(String),
    /// The game goes on.
    #[error("its game is not over")]
    NotOver,
    /// Some of the codes were not scanned.
    #[error("of its {of} codes these are missing: {missing}")]
    CodesMissing {
        /// The numbers, runs joined.
        missing: String,
        /// How many there are in all.
        of: u32,
    },
}

impl FileFault {
    /// The stable name.
    pub fn name(&self) -> &'static str {
        self.into()
    }
}

/// Something on which the halls, or their files, do not agree.
#[derive(Clone, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum Conflict {
    /// A file that is not counted.
    #[strum(serialize = "file-refused")]
    Refused {
        /// The beginning of a SHA-256 of it.
        id: String,
        /// The hall whose it says it is, as far as it can be read.
        hall: String,
        /// What is wrong with it.
        fault: FileFault,
    },
    /// Two results of one hall that part: neither goes on from the other.
    ResultsPart { hall: String, results: Vec<String> },
    /// Two results of one hall that different keys signed.
    KeyChanged { hall: String, results: Vec<String> },
    /// A hall that may not belong to the others.
    Hall { hall: String, doubt: Doubt },
    /// A word that counts in some halls and not in others.
    Word { word: String, accepted: Vec<String>, rejected: Vec<String> },
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
    #[strum(serialize = "round-annulled")]
    Annulled { round: RoundNumber, halls: Vec<String> },
    /// Players of different halls who look like one person.
    #[strum(serialize = "same-person")]
    Person {
        /// His name.
        name: String,
        /// Who they are: number and hall.
        seats: Vec<String>,
    },
}

/// What speaks against a hall.
#[derive(Clone, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum Doubt {
    /// Its log was not decided as the rules have it.
    LogDiffers { count: usize, first: Box<LogDifference> },
    /// Its verdicts were not judged again, because this list of words is not here.
    #[strum(serialize = "words-missing")]
    Unverified(String),
    /// It played this edition.
    OtherEdition(String),
    /// It played by the rules of this name.
    OtherRules(String),
    /// It played with other words.
    OtherDictionary { dictionary: String, words: u64 },
    /// It played the prepared game of this name; `None` where it drew its racks by itself.
    OtherGame(Option<String>),
    /// It had another rack or another placement first in this round.
    OtherRound(RoundNumber),
}

/// How something was decided.
#[derive(Clone, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
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
    #[strum(serialize = "each")]
    EachItsOwn,
    /// It holds in all halls.
    Everywhere,
}

/// A conflict and how it was decided, once it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotedConflict {
    /// What does not agree.
    pub conflict: Conflict,
    /// The decision.
    pub answer: Option<Answer>,
    /// Why it was decided so; empty where nobody said.
    pub because: String,
}

impl Conflict {
    /// The stable name of the kind.
    pub fn kind(&self) -> &'static str {
        if let Self::Hall { doubt, .. } = self { doubt.into() } else { self.into() }
    }

    /// What it is about, in stable words.
    pub fn subject(&self) -> String {
        match self {
            Self::Refused { id, .. } => id.clone(),
            Self::ResultsPart { hall, .. }
            | Self::KeyChanged { hall, .. }
            | Self::Hall { hall, .. } => hall.clone(),
            Self::Word { word, .. } => word.clone(),
            Self::Slip { round, at, word, claimed, .. } => {
                let claimed = claimed.map_or_else(String::new, |points| format!(" {points}"));
                format!("{round} {at} {word}{claimed}")
            }
            Self::Annulled { round, .. } => round.to_string(),
            Self::Person { seats, .. } => seats.join(", "),
        }
    }

    /// What speaks against a hall as a whole.
    pub fn doubt(&self) -> Option<(&str, &Doubt)> {
        if let Self::Hall { hall, doubt } = self { Some((hall, doubt)) } else { None }
    }

    /// The hall that it is about as a whole, and that does not count until it is decided.
    pub fn bars(&self) -> Option<&str> {
        let (hall, doubt) = self.doubt()?;
        (!matches!(doubt, Doubt::Unverified(_))).then_some(hall)
    }
}

impl Doubt {
    /// The conflict that it is when it is this hall's.
    pub fn about(self, hall: &str) -> Conflict {
        Conflict::Hall { hall: hall.to_owned(), doubt: self }
    }
}
