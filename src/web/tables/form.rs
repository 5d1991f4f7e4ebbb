//! What a new table is asked to be.

use crate::{frame::Visit, training};
use actix_web::web::Form;
use flavita_app::tables::NewTable;
use flavita_contests::tables::rules::embedded;
use flavita_game::Edition;
use flavita_i18n::language::Language;
use flavita_tournament::model::text;
use serde::Deserialize;

/// The form.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct TableForm {
    /// `reverse`, `bingo`; empty for the ordinary game.
    pub(super) game: String,
    /// The game whose board reverse begins with.
    pub(super) board: String,
    deck: String,
    rules: String,
    minutes: String,
    one: String,
    two: String,
    three: String,
    four: String,
}

/// The most minutes a player may be given.
const MOST_MINUTES: u32 = 600;

impl TableForm {
    /// The names as they were typed.
    pub fn names(&self) -> Vec<String> {
        [&self.one, &self.two, &self.three, &self.four].map(Clone::clone).to_vec()
    }

    /// Whether it is the ordinary game.
    pub fn is_ordinary(&self) -> bool {
        self.game.is_empty()
    }

    /// The names that were typed; `least` of them, each another.
    pub(super) fn players(&self, least: usize, language: Language) -> Result<Vec<String>, String> {
        let fault = || say!(language, "tables-fault-names");
        let typed = self.names();
        let names = typed.iter().map(|name| text::clean(name)).collect::<Result<Vec<_>, _>>();
        let mut names = names.map_err(|_amiss| fault())?;
        names.retain(|name| !name.is_empty());
        let is_twice = |name: &String| names.iter().filter(|other| *other == name).count() > 1;
        if names.len() < least || names.iter().any(is_twice) { Err(fault()) } else { Ok(names) }
    }

    /// The edition and the key of its list.
    pub(super) fn chosen_deck(&self, visit: &Visit) -> Result<(Edition, String), String> {
        let deck = self.deck.split_once(training::start::BETWEEN);
        let chosen = deck.and_then(|(edition, list)| {
            let offer = visit.app.folder.shelf().offer(edition)?;
            Some((offer.edition.clone(), offer.list(list)?.key.clone()))
        });
        chosen.ok_or_else(|| say!(visit.language, "training-gone"))
    }

    /// The table asked for.
    ///
    /// # Errors
    /// The sentence that says what is amiss.
    pub fn wanted(form: &Form<Self>, visit: &Visit) -> Result<NewTable, String> {
        let fault = |key: &str| say!(visit.language, key);
        let names = form.players(2, visit.language)?;
        let (edition, list) = form.chosen_deck(visit)?;
        let mut rules = embedded(&form.rules).ok_or_else(|| fault("tables-fault-rules"))?;
        let minutes = form.minutes.trim();
        if !minutes.is_empty() {
            let read = minutes.parse().ok().filter(|minutes| (1..=MOST_MINUTES).contains(minutes));
            rules.clock = Some(read.ok_or_else(|| fault("tables-fault-minutes"))? * 60);
        }
        Ok(NewTable { edition, list, rules, names })
    }
}
