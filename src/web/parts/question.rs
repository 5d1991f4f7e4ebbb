//! What somebody asks of a dictionary, as its address says it.

use crate::parts::word_marks::{committee_mark, option_mark};
use crate::{http::encoding::query, parts::form::NewForm};
use flavita_app::folder::data_folder::Folder;
use flavita_app::words::{List, Offer, Shelf, Wanted};
use flavita_game::{Edition, WordOption};
use flavita_i18n::language::Language;
use flavita_tournament::{model::Decisions, model::WordChoice, state::Tournament};
use serde::Deserialize;
use std::{collections::BTreeMap, sync::Arc};

/// The query of the dictionary's page.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq)]
#[serde(default)]
pub struct Question {
    /// The edition's stable name.
    pub edition: String,
    /// The key of the word list, or its name.
    pub list: String,
    /// The words.
    pub word: String,
    /// There where the form shows the marks of the options.
    pub marked: Option<String>,
    /// The marks that are set: `option:<edition>:<id>`.
    #[serde(flatten)]
    pub marks: BTreeMap<String, String>,
    /// Without marks: options that are left out, with spaces between them.
    pub left_out: String,
    /// Without marks: options that are taken in.
    pub taken_in: String,
    /// The switches of the edition that are on.
    pub switches: String,
    /// Single words that a tournament adds and takes away.
    pub overrides: String,
    /// `off` where, without marks, the decisions of the club's committee do not count.
    pub committee: String,
    /// The tournament whose decisions of the committee count, as it recorded them.
    pub game: String,
    /// Those, once they are [looked up](Self::resolved).
    #[serde(skip)]
    pub decided: Option<Decisions>,
}

/// That the decisions of the committee do not count.
const OFF: &str = "off";

impl Question {
    /// The question that a tournament's page asks: its edition, its list, all it agreed on and
    /// the words ruled on; `id` is its name in addresses.
    pub fn of(state: &Tournament, id: &str) -> Self {
        let choice = &state.dictionary.choice;
        let ruled = state.ruled_words();
        let ruled = ruled.iter().map(|(word, counts)| {
            let sign = if *counts { '+' } else { '-' };
            format!("{sign}{word}")
        });
        let overrides = choice.overrides.iter().cloned().chain(ruled);
        Self {
            edition: state.edition.id.clone(),
            list: state.dictionary.name.clone(),
            left_out: choice.left_out.join(" "),
            taken_in: choice.taken_in.join(" "),
            switches: state.edition.switched_on.join(" "),
            overrides: overrides.collect::<Vec<_>>().join(" "),
            committee: OFF.to_owned(),
            game: Some(id).filter(|_| !choice.committee.is_empty()).unwrap_or_default().to_owned(),
            ..Self::default()
        }
    }

    /// The same with the committee's decisions that the tournament recorded which is named.
    pub fn resolved(self, folder: &Folder) -> Self {
        if self.game.is_empty() {
            return self;
        }
        let view = folder.desk(&self.game).map(|desk| desk.public_view());
        let decided = view.map(|view| view.state.dictionary.choice.committee.clone());
        Self { decided: Some(decided.unwrap_or_default()), ..self }
    }

    /// Whether what the committee has decided by now counts.
    pub fn has_committee(&self) -> bool {
        match self.marked {
            Some(_) => self.marks.contains_key(&committee_mark(&self.edition)),
            None => self.committee != OFF,
        }
    }

    /// The decisions of the committee that count; what is amiss with its table is told where words
    /// are chosen.
    fn decisions(&self, list: &List, stock: &Shelf) -> Decisions {
        let now = || stock.committees.get(&list.home).unwrap_or_default().in_force();
        let now = self.has_committee().then(now);
        self.decided.clone().or(now).unwrap_or_default()
    }

    /// The list that is asked about, else the first of the edition.
    pub fn list_of<'a>(&self, offer: &'a Offer) -> Option<&'a Arc<List>> {
        let is_asked = |list: &&Arc<List>| list.key == self.list || list.name == self.list;
        offer.lists.iter().find(is_asked).or(offer.lists.first())
    }

    /// Whether the words of an option count.
    pub fn is_in(&self, option: &WordOption) -> bool {
        if self.marked.is_some() {
            let mark = option_mark(&self.edition, &option.id);
            return self.marks.contains_key(&mark);
        }
        let named = |ids: &str| ids.split_whitespace().any(|id| id == option.id);
        (option.is_in && !named(&self.left_out)) || named(&self.taken_in)
    }

    /// What is changed in a list.
    pub fn choice(&self, list: &List) -> WordChoice {
        let overrides = self.overrides.split_whitespace().map(str::to_owned);
        list.choice(|option| self.is_in(option), overrides.collect())
    }

    /// The switches that the edition has.
    pub fn switches_of(&self, offer: &Offer) -> Vec<String> {
        let asked = self.switches.split_whitespace();
        let known = |id: &&str| offer.edition.switches.iter().any(|s| s.id == **id);
        asked.filter(known).map(str::to_owned).collect()
    }

    /// The same with an edition that there is.
    pub fn settled(&self, stock: &Shelf, language: Language) -> Self {
        if stock.offer(&self.edition).is_some() {
            return self.clone();
        }
        Self { edition: NewForm::default_for(stock, language).edition, ..self.clone() }
    }

    /// The words that are asked about; `None` where there is no such edition or no list for it.
    pub fn wanted(&self, stock: &Shelf) -> Option<Wanted> {
        let offer = stock.offer(&self.edition)?;
        let list = self.list_of(offer)?;
        Some(Wanted {
            edition: self.edition_of(offer),
            choice: WordChoice { committee: self.decisions(list, stock), ..self.choice(list) },
            list: Arc::clone(list),
        })
    }

    /// The edition with the switches that are asked about.
    pub fn edition_of(&self, offer: &Offer) -> Edition {
        let edition = offer.edition.with_switches(&self.switches_of(offer));
        edition.unwrap_or_else(|_| offer.edition.clone())
    }

    /// The address that asks this of the dictionary.
    pub fn href(&self) -> String {
        format!("/dictionary?{}", self.query())
    }

    /// What stands in an address that asks this.
    pub fn query(&self) -> String {
        let fields = fields!(self, edition, list, left_out, taken_in, switches, overrides);
        let fields = fields.into_iter().chain(fields!(self, committee, game, word));
        let is_mark =
            |name: &str| ["option:", "committee:"].iter().any(|kind| name.starts_with(kind));
        let options = self.marks.iter().filter(|(name, _)| is_mark(name));
        let marked = self.marked.iter().map(|marked| ("marked", marked));
        let marked = marked.chain(options.map(|(name, mark)| (name.as_str(), mark)));
        query(fields.chain(marked))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_says_everything_and_escapes_it() {
        let question = Question {
            edition: "erudit".to_owned(),
            overrides: "+ДА".to_owned(),
            marks: [("option:erudit:rude", "on"), ("fragment", "1")]
                .map(|(name, mark)| (name.to_owned(), mark.to_owned()))
                .into(),
            ..Question::default()
        };
        assert_eq!(
            question.href(),
            "/dictionary?edition=erudit&overrides=%2B%D0%94%D0%90&option%3Aerudit%3Arude=on",
            "what is no mark is none of the question"
        );
    }
}
