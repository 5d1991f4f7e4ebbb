//! What can be decided about a conflict, a decision made and one taken back.

use crate::halls::conflict::{Answer, Conflict, Doubt};
use crate::halls::decision::{AnnulledDecision, Decisions, HallDecision, PersonDecision};
use crate::halls::decision::{RefusedDecision, ResultDecision, SlipDecision, WordDecision};
use crate::halls::{decision::is_about, decision::is_about_slip, hall::is_same_name};

impl Answer {
    /// The stable name, by which a page asks for it.
    pub fn name(&self) -> String {
        let chosen = self.chosen().map(|name| format!(" {name}"));
        self.kind().to_owned() + &chosen.unwrap_or_default()
    }

    /// The stable name of its kind.
    pub fn kind(&self) -> &'static str {
        if let Self::Word(counts) = self {
            return if *counts { "word-counts" } else { "word-rejected" };
        }
        self.into()
    }

    /// Which one was chosen, or is followed.
    pub fn chosen(&self) -> Option<&str> {
        if let Self::Chosen(name) | Self::AsIn(name) = self { Some(name) } else { None }
    }
}

impl Conflict {
    /// Every answer that there is.
    pub fn choices(&self) -> Vec<Answer> {
        match self {
            Self::Refused { .. } | Self::Hall { doubt: Doubt::OtherEdition(_), .. } => {
                vec![Answer::LeftOut]
            }
            Self::ResultsPart { results, .. } | Self::KeyChanged { results, .. } => {
                let chosen = results.iter().cloned().map(Answer::Chosen);
                chosen.chain([Answer::LeftOut]).collect()
            }
            Self::Hall { .. } => vec![Answer::Counted, Answer::LeftOut],
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
    pub fn decide(&mut self, conflict: &Conflict, answer: &Answer, because: &str) -> bool {
        if !conflict.choices().contains(answer) {
            return false;
        }
        self.take_back(conflict);
        let because = because.to_owned();
        match conflict {
            Conflict::Refused { id, .. } => {
                let id = id.clone();
                self.refused.push(RefusedDecision { id, because });
            }
            Conflict::ResultsPart { hall, .. } | Conflict::KeyChanged { hall, .. } => {
                self.decide_result(hall, answer, because);
            }
            Conflict::Hall { hall, .. } => {
                self.decide_hall(hall, *answer == Answer::Counted, because);
            }
            Conflict::Word { word, .. } => self.word.push(WordDecision {
                word: word.clone(),
                counts: *answer == Answer::Word(true),
                because,
            }),
            Conflict::Slip { .. } => self.slip.extend(on_slip(conflict, answer, because)),
            Conflict::Annulled { round, .. } => self.annulled.push(AnnulledDecision {
                round: *round,
                everywhere: *answer == Answer::Everywhere,
                because,
            }),
            Conflict::Person { seats, .. } => self.person.push(PersonDecision {
                players: seats.clone(),
                counts: answer.chosen().map(str::to_owned),
                because,
            }),
        }
        true
    }

    fn decide_result(&mut self, hall: &str, answer: &Answer, because: String) {
        let Some(counts) = answer.chosen().map(str::to_owned) else {
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
    pub fn take_back(&mut self, conflict: &Conflict) {
        match conflict {
            Conflict::Refused { id, .. } => self.refused.retain(|one| one.id != *id),
            Conflict::ResultsPart { hall, .. } | Conflict::KeyChanged { hall, .. } => {
                self.result.retain(|one| !is_same_name(&one.hall, hall));
                self.take_back_hall(hall);
            }
            Conflict::Hall { hall, .. } => self.take_back_hall(hall),
            Conflict::Word { word, .. } => self.word.retain(|one| one.word != *word),
            Conflict::Slip { .. } => self.slip.retain(|one| !is_about_slip(one, conflict)),
            Conflict::Annulled { round, .. } => self.annulled.retain(|one| one.round != *round),
            Conflict::Person { seats, .. } => self.person.retain(|one| !is_about(one, seats)),
        }
    }
}

fn on_slip(conflict: &Conflict, answer: &Answer, because: String) -> Option<SlipDecision> {
    let Conflict::Slip { round, at, word, claimed, .. } = conflict else { return None };
    Some(SlipDecision {
        round: *round,
        at: at.clone(),
        word: word.clone(),
        claimed: *claimed,
        as_in: answer.chosen().map(str::to_owned),
        because,
    })
}
