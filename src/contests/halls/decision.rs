//! What was decided about the halls, as a file of its own: `merge.toml`.

use flavita_tournament::model::ids::RoundNumber;
use serde::{Deserialize, Serialize};

use crate::halls::conflict::{Answer, Discord};
use crate::halls::hall::is_same_name;
use crate::season::reading::{ValueFault, fault_if, read};
use flavita_game::faulty_text::FaultyText;

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
        let mut faults = Vec::new();
        let counts = [
            ("word", self.word.len()),
            ("person", self.person.len()),
            ("result", self.result.len()),
            ("hall", self.hall.len()),
            ("slip", self.slip.len()),
            ("annulled", self.annulled.len()),
            ("refused", self.refused.len()),
        ];
        for (key, count) in counts {
            let reason = format!("there are at most {MOST} decisions of a kind");
            fault_if(&mut faults, count > MOST, key, reason);
        }
        let is_one = |person: &PersonDecision| {
            let counts = person.counts.as_ref();
            counts.is_none_or(|one| person.players.contains(one))
        };
        let reason = "who counts is one of the players";
        fault_if(&mut faults, !self.person.iter().all(is_one), "person", reason);
        faults
    }

    /// What was decided about this, if anything was; of several decisions the last one.
    pub fn on(&self, discord: &Discord) -> Option<Answer> {
        match discord {
            Discord::Refused { id, .. } => {
                let is_it = |one: &RefusedDecision| one.id == *id;
                self.refused.iter().any(is_it).then_some(Answer::LeftOut)
            }
            Discord::ResultsPart { hall, results } | Discord::KeyChanged { hall, results } => {
                if self.on_hall(hall) == Some(false) {
                    return Some(Answer::LeftOut);
                }
                let counts = self.result_of(hall)?;
                let is_there = results.iter().any(|one| one == counts);
                is_there.then(|| Answer::Chosen(counts.to_owned()))
            }
            Discord::OtherEdition { hall, .. } => {
                (self.on_hall(hall) == Some(false)).then_some(Answer::LeftOut)
            }
            Discord::LogDiffers { hall, .. }
            | Discord::Unverified { hall, .. }
            | Discord::OtherRules { hall, .. }
            | Discord::OtherDictionary { hall, .. }
            | Discord::OtherGame { hall, .. }
            | Discord::OtherRound { hall, .. } => self
                .on_hall(hall)
                .map(|counts| if counts { Answer::Counted } else { Answer::LeftOut }),
            Discord::Word { word, .. } => self.on_word(word).map(Answer::Word),
            Discord::Slip { .. } => self.on_slip(discord),
            Discord::Annulled { round, .. } => {
                let mut known = self.annulled.iter().rev();
                let found = known.find(|one| one.round == *round)?;
                Some(if found.everywhere { Answer::Everywhere } else { Answer::EachItsOwn })
            }
            Discord::Person { seats, .. } => self.on_person(seats),
        }
    }

    /// Whether a hall counts, where that was decided.
    pub fn on_hall(&self, hall: &str) -> Option<bool> {
        let mut known = self.hall.iter().rev();
        let found = known.find(|one| is_same_name(&one.hall, hall));
        found.map(|one| one.counts)
    }

    /// The result of a hall that counts, where that was decided.
    pub fn result_of(&self, hall: &str) -> Option<&str> {
        let mut known = self.result.iter().rev();
        let found = known.find(|one| is_same_name(&one.hall, hall));
        found.map(|one| one.counts.as_str())
    }

    /// Whether a word counts, where that was decided.
    pub fn on_word(&self, word: &str) -> Option<bool> {
        let mut known = self.word.iter().rev();
        known.find(|one| one.word == word).map(|one| one.counts)
    }

    fn on_slip(&self, discord: &Discord) -> Option<Answer> {
        let Discord::Slip { round, at, word, claimed, worth } = discord else {
            return None;
        };
        let is_it = |one: &&SlipDecision| {
            (one.round, &one.at, &one.word, one.claimed) == (*round, at, word, *claimed)
        };
        let found = self.slip.iter().rev().find(is_it)?;
        let Some(as_in) = &found.as_in else {
            return Some(Answer::EachItsOwn);
        };
        let mut halls = worth.iter().flat_map(|(_, halls)| halls);
        let hall = halls.find(|hall| is_same_name(hall, as_in))?;
        Some(Answer::AsIn(hall.clone()))
    }

    /// A decision holds for these players where it is about all of them.
    fn on_person(&self, seats: &[String]) -> Option<Answer> {
        let is_about = |one: &&PersonDecision| seats.iter().all(|seat| one.players.contains(seat));
        let found = self.person.iter().rev().find(is_about)?;
        match &found.counts {
            None => Some(Answer::Separate),
            Some(one) => seats.contains(one).then(|| Answer::Chosen(one.clone())),
        }
    }
}
