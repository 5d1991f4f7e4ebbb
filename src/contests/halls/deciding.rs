//! What can be decided about a discord, a decision made and one taken back.

use crate::halls::conflict::{Answer, Discord};
use crate::halls::decision::{
    AnnulledDecision, Decisions, HallDecision, PersonDecision, RefusedDecision, ResultDecision,
    SlipDecision, WordDecision,
};
use crate::halls::hall::is_same_name;

impl Answer {
    /// The stable name, by which a page asks for it.
    pub fn name(&self) -> String {
        match self {
            Self::LeftOut => "left-out".to_owned(),
            Self::Counted => "counted".to_owned(),
            Self::Chosen(name) => format!("chosen {name}"),
            Self::Separate => "separate".to_owned(),
            Self::Word(true) => "word-counts".to_owned(),
            Self::Word(false) => "word-rejected".to_owned(),
            Self::AsIn(name) => format!("as-in {name}"),
            Self::EachItsOwn => "each".to_owned(),
            Self::Everywhere => "everywhere".to_owned(),
        }
    }
}

impl Discord {
    /// Every answer that there is.
    pub fn choices(&self) -> Vec<Answer> {
        match self {
            Self::Refused { .. } | Self::OtherEdition { .. } => vec![Answer::LeftOut],
            Self::ResultsPart { results, .. } | Self::KeyChanged { results, .. } => {
                let chosen = results.iter().cloned().map(Answer::Chosen);
                chosen.chain([Answer::LeftOut]).collect()
            }
            Self::LogDiffers { .. }
            | Self::Unverified { .. }
            | Self::OtherRules { .. }
            | Self::OtherDictionary { .. }
            | Self::OtherGame { .. }
            | Self::OtherRound { .. } => vec![Answer::Counted, Answer::LeftOut],
            Self::Word { .. } => vec![Answer::Word(true), Answer::Word(false)],
            Self::Slip { worth, .. } => {
                // The first hall stands for all in which it is worth as much.
                let halls = worth.iter().filter_map(|(_, halls)| halls.first());
                let halls = halls.cloned().map(Answer::AsIn);
                halls.chain([Answer::EachItsOwn]).collect()
            }
            Self::Annulled { .. } => vec![Answer::Everywhere, Answer::EachItsOwn],
            Self::Person { seats, .. } => {
                let chosen = seats.iter().cloned().map(Answer::Chosen);
                chosen.chain([Answer::Separate]).collect()
            }
        }
    }
}

impl Decisions {
    /// Notes a decision in the place of any other on the same thing; one that there cannot be is
    /// not noted, and that is answered.
    pub fn decide(&mut self, discord: &Discord, answer: &Answer, because: &str) -> bool {
        if !discord.choices().contains(answer) {
            return false;
        }
        self.take_back(discord);
        let because = because.to_owned();
        match discord {
            Discord::Refused { id, .. } => {
                let id = id.clone();
                self.refused.push(RefusedDecision { id, because });
            }
            Discord::ResultsPart { hall, .. } | Discord::KeyChanged { hall, .. } => {
                self.decide_result(hall, answer, because);
            }
            Discord::LogDiffers { hall, .. }
            | Discord::Unverified { hall, .. }
            | Discord::OtherEdition { hall, .. }
            | Discord::OtherRules { hall, .. }
            | Discord::OtherDictionary { hall, .. }
            | Discord::OtherGame { hall, .. }
            | Discord::OtherRound { hall, .. } => {
                self.decide_hall(hall, *answer == Answer::Counted, because);
            }
            Discord::Word { word, .. } => self.word.push(WordDecision {
                word: word.clone(),
                counts: *answer == Answer::Word(true),
                because,
            }),
            Discord::Slip { .. } => self.slip.extend(on_slip(discord, answer, because)),
            Discord::Annulled { round, .. } => self.annulled.push(AnnulledDecision {
                round: *round,
                everywhere: *answer == Answer::Everywhere,
                because,
            }),
            Discord::Person { seats, .. } => self.person.push(PersonDecision {
                players: seats.clone(),
                counts: chosen(answer),
                because,
            }),
        }
        true
    }

    fn decide_result(&mut self, hall: &str, answer: &Answer, because: String) {
        let Some(counts) = chosen(answer) else {
            return self.decide_hall(hall, false, because);
        };
        self.result.push(ResultDecision { hall: hall.to_owned(), counts, because });
    }

    /// Whether a hall counts as a whole.
    fn decide_hall(&mut self, hall: &str, counts: bool, because: String) {
        self.take_back_hall(hall);
        self.hall.push(HallDecision { hall: hall.to_owned(), counts, because });
    }

    /// Takes back what was decided about a hall as a whole.
    pub fn take_back_hall(&mut self, hall: &str) {
        self.hall.retain(|one| !is_same_name(&one.hall, hall));
    }

    /// Takes back everything that was decided about this.
    pub fn take_back(&mut self, discord: &Discord) {
        match discord {
            Discord::Refused { id, .. } => self.refused.retain(|one| one.id != *id),
            Discord::ResultsPart { hall, .. } | Discord::KeyChanged { hall, .. } => {
                self.result.retain(|one| !is_same_name(&one.hall, hall));
                self.take_back_hall(hall);
            }
            Discord::LogDiffers { hall, .. }
            | Discord::Unverified { hall, .. }
            | Discord::OtherEdition { hall, .. }
            | Discord::OtherRules { hall, .. }
            | Discord::OtherDictionary { hall, .. }
            | Discord::OtherGame { hall, .. }
            | Discord::OtherRound { hall, .. } => self.take_back_hall(hall),
            Discord::Word { word, .. } => self.word.retain(|one| one.word != *word),
            Discord::Slip { .. } => self.slip.retain(|one| !is_about_slip(one, discord)),
            Discord::Annulled { round, .. } => self.annulled.retain(|one| one.round != *round),
            Discord::Person { seats, .. } => self.person.retain(|one| !is_about(one, seats)),
        }
    }

    /// Why this was decided as it was; empty where nobody said.
    pub fn because(&self, discord: &Discord) -> &str {
        let of_hall = |hall: &str| {
            let mut known = self.hall.iter().rev();
            known.find(|one| is_same_name(&one.hall, hall))
        };
        let found = match discord {
            Discord::Refused { id, .. } => {
                let found = self.refused.iter().find(|one| one.id == *id);
                found.map(|one| &one.because)
            }
            Discord::ResultsPart { hall, .. } | Discord::KeyChanged { hall, .. } => {
                let mut results = self.result.iter().rev();
                let result = results.find(|one| is_same_name(&one.hall, hall));
                let left_out = of_hall(hall).filter(|one| !one.counts);
                let left_out = left_out.map(|one| &one.because);
                left_out.or_else(|| result.map(|one| &one.because))
            }
            Discord::LogDiffers { hall, .. }
            | Discord::Unverified { hall, .. }
            | Discord::OtherEdition { hall, .. }
            | Discord::OtherRules { hall, .. }
            | Discord::OtherDictionary { hall, .. }
            | Discord::OtherGame { hall, .. }
            | Discord::OtherRound { hall, .. } => of_hall(hall).map(|one| &one.because),
            Discord::Word { word, .. } => {
                let found = self.word.iter().rfind(|one| one.word == *word);
                found.map(|one| &one.because)
            }
            Discord::Slip { .. } => {
                let found = self.slip.iter().rfind(|one| is_about_slip(one, discord));
                found.map(|one| &one.because)
            }
            Discord::Annulled { round, .. } => {
                let found = self.annulled.iter().rfind(|one| one.round == *round);
                found.map(|one| &one.because)
            }
            Discord::Person { seats, .. } => {
                let found = self.person.iter().rfind(|one| is_about(one, seats));
                found.map(|one| &one.because)
            }
        };
        found.map_or("", String::as_str)
    }
}

fn chosen(answer: &Answer) -> Option<String> {
    match answer {
        Answer::Chosen(name) | Answer::AsIn(name) => Some(name.clone()),
        Answer::LeftOut
        | Answer::Counted
        | Answer::Separate
        | Answer::Word(_)
        | Answer::EachItsOwn
        | Answer::Everywhere => None,
    }
}

fn on_slip(discord: &Discord, answer: &Answer, because: String) -> Option<SlipDecision> {
    let Discord::Slip { round, at, word, claimed, .. } = discord else {
        return None;
    };
    Some(SlipDecision {
        round: *round,
        at: at.clone(),
        word: word.clone(),
        claimed: *claimed,
        as_in: chosen(answer),
        because,
    })
}

fn is_about_slip(one: &SlipDecision, discord: &Discord) -> bool {
    matches!(discord, Discord::Slip { round, at, word, claimed, .. }
        if (one.round, &one.at, &one.word, one.claimed) == (*round, at, word, *claimed))
}

/// A decision is about these players where it is about all of them.
fn is_about(one: &PersonDecision, seats: &[String]) -> bool {
    seats.iter().all(|seat| one.players.contains(seat))
}

#[cfg(test)]
mod tests {
    use super::*;
    use flavita_tournament::model::ids::RoundNumber;

    /// One discord of each kind.
    fn each() -> Vec<Discord> {
        let hall = || "Зал 1".to_owned();
        let results = || vec!["aa".to_owned(), "bb".to_owned()];
        vec![
            Discord::Refused {
                id: "ab".to_owned(),
                hall: hall(),
                fault: crate::halls::file_fault::FileFault::Signature,
            },
            Discord::ResultsPart { hall: hall(), results: results() },
            Discord::KeyChanged { hall: hall(), results: results() },
            Discord::LogDiffers { hall: hall(), count: 1, first: String::new() },
            Discord::Unverified { hall: hall(), dictionary: String::new() },
            Discord::OtherEdition { hall: hall(), edition: String::new() },
            Discord::OtherRules { hall: hall(), rules: String::new() },
            Discord::OtherDictionary { hall: hall(), dictionary: String::new(), words: 2 },
            Discord::OtherGame { hall: hall(), game: None },
            Discord::OtherRound { hall: hall(), round: RoundNumber(2) },
            Discord::Word {
                word: "ФЛАВИТА".to_owned(),
                accepted: vec![hall()],
                rejected: vec!["Зал 2".to_owned()],
            },
            Discord::Slip {
                round: RoundNumber(3),
                at: "H8".to_owned(),
                word: "CAT".to_owned(),
                claimed: Some(7),
                worth: vec![(0, vec![hall()]), (7, vec!["Зал 2".to_owned()])],
            },
            Discord::Annulled { round: RoundNumber(2), halls: vec![hall()] },
            Discord::Person {
                name: "Ада".to_owned(),
                seats: vec!["1 Зал 1".to_owned(), "4 Зал \"2\"".to_owned()],
            },
        ]
    }

    #[test]
    fn every_choice_is_decided_read_back_and_taken_back() {
        for discord in each() {
            let mut decisions = Decisions::default();
            for answer in discord.choices() {
                assert!(decisions.decide(&discord, &answer, "протокол 4"));
                let kept = Decisions::parse(&decisions.to_text()).unwrap();
                assert_eq!(kept, decisions);
                assert_eq!(kept.on(&discord), Some(answer), "{discord:?}");
                assert_eq!(kept.because(&discord), "протокол 4");
            }
            decisions.take_back(&discord);
            assert_eq!(decisions, Decisions::default(), "{discord:?}");
        }
    }

    #[test]
    fn what_cannot_be_answered_is_not_noted() {
        for discord in each() {
            let mut decisions = Decisions::default();
            let nobody = Answer::Chosen("nobody".to_owned());
            assert!(!decisions.decide(&discord, &nobody, ""));
            assert_eq!(decisions, Decisions::default());
        }
    }

    #[test]
    fn the_name_of_a_merge_stands_before_its_decisions() {
        let mut decisions = Decisions { name: "Кубок".to_owned(), ..Decisions::default() };
        decisions.decide_hall("A", false, String::new());
        assert_eq!(Decisions::parse(&decisions.to_text()).unwrap(), decisions);
    }
}
