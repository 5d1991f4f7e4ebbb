//! What was decided about the halls, as a file of its own: `merge.toml`.

use crate::halls::{conflict::Answer, conflict::Conflict, hall::is_same_name};
use crate::season::reading::{ValueFault, broken, read};
use flavita_game::FaultyText;
use flavita_tournament::model::RoundNumber;
use serde::{Deserialize, Serialize};

/// The most decisions of one kind.
const MOST: usize = 10_000;

/// Every decision on the conflicts of a merge.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields, default)]
pub struct Decisions {
    /// What the merge is called, where it has a name.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// On words: slips are priced anew in every hall.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub word: Vec<WordDecision>,
    /// On players who look like one person.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub person: Vec<PersonDecision>,
    /// On two results of one hall.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub result: Vec<ResultDecision>,
    /// On a hall as a whole.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hall: Vec<HallDecision>,
    /// On slips that say the same.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub slip: Vec<SlipDecision>,
    /// On rounds that are annulled in some halls.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub annulled: Vec<AnnulledDecision>,
    /// Files that are refused and that nobody waits for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub refused: Vec<RefusedDecision>,
}

/// Whether a word counts in all halls.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct WordDecision {
    /// The word, as a ruling writes it.
    pub word: String,
    /// Whether it counts.
    pub counts: bool,
    /// Why, as whoever decided wrote it; empty where nobody did.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub because: String,
}

/// Who players are that look like one person.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct PersonDecision {
    /// The players: number, space, hall.
    pub players: Vec<String>,
    /// Which of them counts; none where they are different people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counts: Option<String>,
    /// Why, as whoever decided wrote it; empty where nobody did.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub because: String,
}

/// Which of several results of a hall counts.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct ResultDecision {
    /// The hall.
    pub hall: String,
    /// The name of the result.
    pub counts: String,
    /// Why, as whoever decided wrote it; empty where nobody did.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub because: String,
}

/// Whether a hall counts.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct HallDecision {
    /// The hall.
    pub hall: String,
    /// Whether it does, whatever speaks against it.
    pub counts: bool,
    /// Why, as whoever decided wrote it; empty where nobody did.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub because: String,
}

/// What slips are worth that say the same.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct SlipDecision {
    /// The round.
    pub round: RoundNumber,
    /// The square.
    pub at: String,
    /// The word.
    pub word: String,
    /// The points that were claimed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claimed: Option<i32>,
    /// The hall whose verdict holds for all; none where each keeps its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub as_in: Option<String>,
    /// Why, as whoever decided wrote it; empty where nobody did.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub because: String,
}

/// How far it reaches that a round was annulled in some halls.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct AnnulledDecision {
    /// The round.
    pub round: RoundNumber,
    /// Whether it counts for nobody in any hall; else only players of those halls go without it.
    pub everywhere: bool,
    /// Why, as whoever decided wrote it; empty where nobody did.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub because: String,
}

/// A refused file that is done with.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct RefusedDecision {
    /// The beginning of the SHA-256 of the file.
    pub id: String,
    /// Why, as whoever decided wrote it; empty where nobody did.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub because: String,
}

impl Decisions {
    /// Reads and checks a file of decisions.
    ///
    /// # Errors
    /// When the text is no TOML or a key is missing or unknown; every line is named.
    pub fn parse(text: &str) -> Result<Self, FaultyText> {
        read(text, Self::faults)
    }

    /// Their file.
    pub fn to_text(&self) -> String {
        toml::to_string(self).expect("names, numbers and lists of them can be written")
    }

    fn faults(&self) -> Vec<ValueFault> {
        let counts = [
            ("word", self.word.len()),
            ("person", self.person.len()),
            ("result", self.result.len()),
            ("hall", self.hall.len()),
            ("slip", self.slip.len()),
            ("annulled", self.annulled.len()),
            ("refused", self.refused.len()),
        ];
        let most = format!("there are at most {MOST} decisions of a kind");
        let mut faults = broken(counts.map(|(key, count)| (count > MOST, key, most.as_str())));
        let is_one = |person: &PersonDecision| {
            let counts = person.counts.as_ref();
            counts.is_none_or(|one| person.players.contains(one))
        };
        let are_ones = self.person.iter().all(is_one);
        faults.extend(broken([(!are_ones, "person", "who counts is one of the players")]));
        faults
    }

    /// What was decided about this, if anything was, and why; of several decisions the last one.
    pub fn on(&self, conflict: &Conflict) -> Option<(Answer, &str)> {
        let (answer, because) = match conflict {
            Conflict::Refused { id, .. } => {
                let found = self.refused.iter().find(|one| one.id == *id)?;
                (Answer::LeftOut, &found.because)
            }
            Conflict::ResultsPart { hall, results } | Conflict::KeyChanged { hall, results } => {
                if let Some(out) = self.hall(hall).filter(|one| !one.counts) {
                    return Some((Answer::LeftOut, &out.because));
                }
                let found = self.result(hall).filter(|one| results.contains(&one.counts))?;
                (Answer::Chosen(found.counts.clone()), &found.because)
            }
            Conflict::Hall { hall, .. } => {
                let found = self.hall(hall)?;
                let answer = if found.counts { Answer::Counted } else { Answer::LeftOut };
                (Some(answer).filter(|answer| conflict.choices().contains(answer))?, &found.because)
            }
            Conflict::Word { word, .. } => {
                let found = self.word.iter().rfind(|one| one.word == *word)?;
                (Answer::Word(found.counts), &found.because)
            }
            Conflict::Slip { worth, .. } => {
                let found = self.slip.iter().rfind(|one| is_about_slip(one, conflict))?;
                let mut halls = worth.iter().flat_map(|(_, halls)| halls);
                let answer = match &found.as_in {
                    None => Answer::EachItsOwn,
                    Some(one) => Answer::AsIn(halls.find(|hall| is_same_name(hall, one))?.clone()),
                };
                (answer, &found.because)
            }
            Conflict::Annulled { round, .. } => {
                let found = self.annulled.iter().rfind(|one| one.round == *round)?;
                let reach = if found.everywhere { Answer::Everywhere } else { Answer::EachItsOwn };
                (reach, &found.because)
            }
            Conflict::Person { seats, .. } => {
                let found = self.person.iter().rfind(|one| is_about(one, seats))?;
                let answer = match &found.counts {
                    None => Answer::Separate,
                    Some(one) => Answer::Chosen(seats.iter().find(|seat| *seat == one)?.clone()),
                };
                (answer, &found.because)
            }
        };
        Some((answer, because))
    }

    fn hall(&self, hall: &str) -> Option<&HallDecision> {
        self.hall.iter().rfind(|one| is_same_name(&one.hall, hall))
    }

    fn result(&self, hall: &str) -> Option<&ResultDecision> {
        self.result.iter().rfind(|one| is_same_name(&one.hall, hall))
    }

    /// Whether a hall counts, where that was decided.
    pub fn on_hall(&self, hall: &str) -> Option<bool> {
        self.hall(hall).map(|one| one.counts)
    }

    /// The result of a hall that counts, where that was decided.
    pub fn result_of(&self, hall: &str) -> Option<&str> {
        self.result(hall).map(|one| one.counts.as_str())
    }
}

pub(super) fn is_about_slip(one: &SlipDecision, conflict: &Conflict) -> bool {
    matches!(conflict, Conflict::Slip { round, at, word, claimed, .. }
        if (one.round, &one.at, &one.word, one.claimed) == (*round, at, word, *claimed))
}

/// A decision is about these players where it is about all of them.
pub(super) fn is_about(one: &PersonDecision, seats: &[String]) -> bool {
    seats.iter().all(|seat| one.players.contains(seat))
}
