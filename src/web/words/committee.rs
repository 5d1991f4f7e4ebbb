//! The page of a club's word committee: what it has decided, and the forms in which it decides.

use crate::parts::{Choice, Question, counted_decisions, day_in_words};
use crate::{frame::Kind, http::encoding::query, words::faults::committee_lines};
use flavita_app::words::{Offer, Shelf};
use flavita_contests::{committee::decisions::Committee, committee::reading};
use flavita_i18n::language::Language;
use flavita_lexicon::{alphabet::Alphabet, graph::Graph};
use flavita_tournament::model::{Decisions, WordDecision};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// `GET /dictionary/committee`: the decisions on an edition's words; the arbiter adds to them.
#[derive(Default, Serialize)]
pub struct CommitteePage {
    /// Editions to choose from.
    pub editions: Vec<Choice>,
    /// How many decisions are in force, and the day of the latest.
    pub summary: Option<String>,
    /// The decisions, the latest first.
    pub rows: Vec<DecisionRow>,
    /// Why the table cannot be read, or what was typed cannot be taken.
    pub faults: Vec<String>,
    /// What was done.
    pub done: Option<String>,
    /// What stands in the form.
    pub form: CommitteeForm,
    /// The table as a file.
    pub export: String,
    /// What the decisions change in the list.
    pub differences: String,
    /// Back to the dictionary.
    pub back: String,
    /// The file of the data folder; for the arbiter.
    pub file: String,
    /// The most bytes that a table may have in the form.
    pub most_bytes: usize,
}

/// A decision.
#[derive(Serialize)]
pub struct DecisionRow {
    /// The word, and where the dictionary tells of it.
    pub word: String,
    /// See [`word`](Self::word).
    pub href: String,
    /// Whether it was admitted.
    pub admitted: bool,
    /// The day in words.
    pub date: String,
    /// Why.
    pub because: String,
    /// Who decided.
    pub by: String,
    /// That a later decision overrules it, or that the list says the same.
    pub note: Option<&'static str>,
    /// Its line of the table: by this it is struck out.
    pub line: String,
}

/// What is asked of the page, and what its forms send.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(default)]
pub struct CommitteeForm {
    /// The edition's stable name.
    pub edition: String,
    /// `add`, `take` or `strike`.
    pub act: String,
    /// The word.
    pub word: String,
    /// `admitted` or `removed`.
    pub decision: String,
    /// The day.
    pub date: String,
    /// Why.
    pub reason: String,
    /// Who decided.
    pub by: String,
    /// A whole table to take in.
    pub table: String,
    /// The line to strike out.
    pub line: String,
    /// How many decisions were taken in a moment ago.
    pub taken: String,
}

impl CommitteeForm {
    /// An empty form for words of this edition.
    pub fn of(edition: &str) -> Self {
        Self { edition: edition.to_owned(), ..Self::default() }
    }

    /// The address that shows the page with this in its form.
    pub fn href(&self) -> String {
        let fields = fields!(self, edition, word, decision, date, reason, by, taken);
        format!("/dictionary/committee?{}", query(fields))
    }

    /// The offer that is asked about; where none is, the first in the reader's language.
    pub fn offer<'s>(&self, stock: &'s Shelf, language: Language) -> Option<&'s Offer> {
        if self.edition.is_empty() {
            return stock.offer(&Question::default().settled(stock, language).edition);
        }
        stock.offer(&self.edition)
    }
}

page!(CommitteePage, "words/committee.html");

/// The page about an edition, with what is wrong with what was typed. `today` stands in the form where
/// no day does.
pub fn page(
    form: CommitteeForm,
    (shelf, offer): (&Shelf, &Offer),
    mut told: Vec<String>,
    (today, language): (String, Language),
) -> CommitteePage {
    let edition = offer.edition.id.clone();
    let committee = shelf.committees.get(offer.home()).unwrap_or_else(|fault| {
        told.extend(committee_lines(&fault, language));
        Committee::default()
    });
    let words = offer.lists.first().and_then(|list| list.words().ok());
    let in_force = committee.in_force();
    let row = |line| row(line, (&edition, &in_force), (offer, words.as_ref()), language);
    let taken: Option<usize> = form.taken.parse().ok();
    let asked = |page: &str| format!("/dictionary{page}?{}", query([("edition", &edition)]));
    CommitteePage {
        editions: editions(shelf, &edition),
        summary: counted_decisions(&in_force, language),
        rows: committee.lines().iter().rev().map(row).collect(),
        faults: told,
        done: taken.map(|n| say!(language, "committee-taken", n)),
        export: asked("/committee.csv"),
        differences: asked("/differences"),
        back: asked(""),
        file: shelf.committees.file(offer.home()).display().to_string(),
        form: CommitteeForm {
            date: Some(form.date).filter(|date| !date.is_empty()).unwrap_or(today),
            edition: edition.clone(),
            ..form
        },
        most_bytes: Kind::Setup.most_bytes(),
    }
}

/// The editions to choose from.
pub fn editions(shelf: &Shelf, chosen: &str) -> Vec<Choice> {
    let editions = shelf.offers.iter().map(|offer| &offer.edition);
    editions.map(|one| Choice::new(&one.id, &one.name, one.id == chosen)).collect()
}

fn row(
    decision: &WordDecision,
    (edition, in_force): (&str, &Decisions),
    (offer, words): (&Offer, Option<&Arc<Graph>>),
    language: Language,
) -> DecisionRow {
    let plain = decision.word.replace('|', "");
    let question =
        Question { edition: edition.to_owned(), word: plain.clone(), ..Question::default() };
    let latest = in_force.binary_search_by(|other| other.word.cmp(&decision.word));
    let is_overruled = latest.is_ok_and(|place| in_force[place] != *decision);
    let letters = Alphabet::of(offer.home()).cut(&decision.word);
    let is_in = letters.ok().zip(words).map(|(letters, words)| words.contains(letters));
    let note = if is_overruled {
        Some("committee-overruled")
    } else {
        is_in.filter(|is_in| *is_in == decision.admitted).map(|_| "committee-no-change")
    };
    DecisionRow {
        word: plain,
        href: question.href(),
        admitted: decision.admitted,
        date: day_in_words(language, &decision.date),
        because: decision.because.clone(),
        by: decision.by.clone(),
        note,
        line: reading::line(decision),
    }
}
