//! All tables, and what a new one is asked to be.

use crate::parts::Choice;
use crate::tables::{page::details, players::players, seen::PlayerView, words};
use crate::{frame::Visit, training};
use actix_web::web::Form;
use flavita_app::tables::{NewTable, Seen};
use flavita_contests::tables::rules::{EMBEDDED, TableRules, embedded};
use flavita_i18n::language::Language;
use flavita_tournament::model::text;
use serde::{Deserialize, Serialize};

/// `GET /tables`: also on the screen of the hall.
#[derive(Debug, Clone, Default, Serialize)]
pub struct TablesPage {
    /// Why no table was laid out; empty where none was asked for.
    pub fault: String,
    /// What was typed as names, of four seats.
    pub names: Vec<String>,
    /// The tables, the newest first.
    pub tables: Vec<TableRow>,
    /// Editions with their word lists.
    pub decks: Vec<Choice>,
    /// The rules.
    pub rules: Vec<Choice>,
}

page!(TablesPage, "tables/tables.html");

/// A table of the list.
#[derive(Debug, Clone, Serialize)]
pub struct TableRow {
    /// Its name in addresses.
    pub id: String,
    /// Its game, its rules and its day.
    pub details: String,
    /// Who plays, with points and clocks.
    pub players: Vec<PlayerView>,
    /// How far it has come.
    pub state: String,
    /// Whether it is over.
    pub is_over: bool,
}

/// What a new table is asked to be.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct TableForm {
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

    /// The table asked for.
    ///
    /// # Errors
    /// The sentence that says what is amiss.
    pub fn wanted(form: &Form<Self>, visit: &Visit) -> Result<NewTable, String> {
        let fault = |key: &str| say!(visit.language, key);
        let typed = form.names();
        let names = typed.iter().map(|name| text::clean(name)).collect::<Result<Vec<_>, _>>();
        let mut names = names.map_err(|_amiss| fault("tables-fault-names"))?;
        names.retain(|name| !name.is_empty());
        let is_twice = |name: &String| names.iter().filter(|other| *other == name).count() > 1;
        if names.len() < 2 || names.iter().any(is_twice) {
            return Err(fault("tables-fault-names"));
        }
        let shelf = visit.app.folder.shelf();
        let deck = form.deck.split_once(training::start::BETWEEN);
        let offer = deck.and_then(|(edition, list)| Some((shelf.offer(edition)?, list)));
        let offer = offer.and_then(|(offer, list)| Some((offer, offer.list(list)?)));
        let (offer, list) = offer.ok_or_else(|| fault("training-gone"))?;
        let mut rules = embedded(&form.rules).ok_or_else(|| fault("tables-fault-rules"))?;
        let minutes = form.minutes.trim();
        if !minutes.is_empty() {
            let read = minutes.parse().ok().filter(|minutes| (1..=MOST_MINUTES).contains(minutes));
            rules.clock = Some(read.ok_or_else(|| fault("tables-fault-minutes"))? * 60);
        }
        Ok(NewTable { edition: offer.edition.clone(), list: list.key.clone(), rules, names })
    }
}

/// The page.
pub fn page(visit: &Visit, seen: &[(String, Seen)]) -> TablesPage {
    let language = visit.language;
    let rules = EMBEDDED.iter().filter_map(|(id, _)| embedded(id));
    let choice = |rules: TableRules| Choice {
        label: words::rules(&rules, language),
        selected: rules.id == "tournament",
        value: rules.id,
    };
    TablesPage {
        fault: String::new(),
        names: vec![String::new(); 4],
        tables: seen.iter().rev().map(|(id, seen)| row(id, seen, language)).collect(),
        decks: training::start::decks(visit.app.folder.shelf(), language),
        rules: rules.map(choice).collect(),
    }
}

fn row(id: &str, seen: &Seen, language: Language) -> TableRow {
    let table = &seen.table;
    TableRow {
        id: id.to_owned(),
        details: details(table, language),
        players: players(seen),
        state: if table.is_over() {
            say!(language, "tables-over")
        } else {
            say!(language, "tables-turn", n = i64::from(table.game.turn))
        },
        is_over: table.is_over(),
    }
}
