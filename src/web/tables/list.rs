//! The list of all tables.

use crate::tables::{form::GcgForm, form::TableForm, page::details, players::players};
use crate::{frame::Fault, frame::Kind, frame::Visit, training};
use crate::{parts::Choice, tables::beginning, tables::seen::PlayerView, tables::words};
use flavita_app::tables::Seen;
use flavita_contests::pastimes::Pastime;
use flavita_contests::tables::rules::{EMBEDDED, TableRules, embedded};
use flavita_i18n::{language::Language, names::against};
use serde::Serialize;

/// `GET /tables`: also on the screen of the hall.
#[derive(Debug, Clone, Default, Serialize)]
pub struct TablesPage {
    /// Why no table was laid out; empty where none was asked for.
    pub fault: String,
    /// What was typed.
    pub typed: TableForm,
    /// Of it the names, of four seats.
    pub names: Vec<String>,
    /// A GCG file that did not become a table.
    pub gcg: GcgForm,
    /// Where its points differ.
    pub remarks: Vec<String>,
    /// How large a form may be.
    pub most_bytes: usize,
    /// The tables, the newest first.
    pub tables: Vec<TableRow>,
    /// The other games, the newest first.
    pub pastimes: Vec<PastimeRow>,
    /// The boards that reverse can begin with.
    pub boards: Vec<Choice>,
    /// Editions with their word lists.
    pub decks: Vec<Choice>,
    /// The rules.
    pub rules: Vec<Choice>,
    /// Nobody, or the strength of a computer where one is left over.
    pub computers: Vec<Choice>,
}

page!(TablesPage, "tables/tables.html");

impl TablesPage {
    /// With a form that was refused, as it was filled in.
    pub fn refused(mut self, fault: String, form: TableForm) -> Self {
        let chosen = [
            (&mut self.decks, &form.deck),
            (&mut self.rules, &form.rules),
            (&mut self.computers, &form.computer),
            (&mut self.boards, &form.board),
        ];
        for (choices, value) in chosen {
            for choice in choices {
                choice.selected = choice.value == *value;
            }
        }
        Self { fault, names: form.names(), typed: form, ..self }
    }
}

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

/// One of the other games.
#[derive(Debug, Clone, Serialize)]
pub struct PastimeRow {
    /// Its address.
    pub href: String,
    /// Which game it is, and its day.
    pub details: String,
    /// Who plays.
    pub against: String,
    /// Whether it is over.
    pub is_over: bool,
}

/// How many tables the page has; the file of results has all.
const MOST_TABLES: usize = 60;
/// How many of the other games it has.
const MOST_PASTIMES: usize = 30;

/// The page.
///
/// # Errors
/// When the tables or what is beside them cannot be read.
pub async fn page(visit: &Visit) -> Result<TablesPage, Fault> {
    let language = visit.language;
    let tables = visit.work(|app| app.tables.newest(MOST_TABLES)).await??.into_iter();
    let seen: Vec<(String, Seen)> = tables.map(|(id, desk)| (id, desk.seen())).collect();
    let pastimes = visit.work(|app| app.pastimes.newest(MOST_PASTIMES)).await??;
    let pastimes = pastimes.iter().rev();
    let rules = EMBEDDED.iter().filter_map(|(id, _)| embedded(id));
    let choice = |rules: TableRules| {
        Choice::new(&rules.id, words::rules(&rules, language), rules.id == "tournament")
    };
    Ok(TablesPage {
        most_bytes: Kind::Setup.most_bytes(),
        names: vec![String::new(); 4],
        tables: seen.iter().rev().map(|(id, seen)| row(id, seen, language)).collect(),
        pastimes: pastimes.map(|(id, one)| pastime_row(id, &one.seen(), language)).collect(),
        boards: beginning::boards(visit, &seen).await?,
        decks: training::choices::decks(&visit.app.folder.shelf, language),
        rules: rules.map(choice).collect(),
        computers: training::choices::opponents("tables-computer-none", language),
        ..TablesPage::default()
    })
}

fn pastime_row(id: &str, pastime: &Pastime, language: Language) -> PastimeRow {
    PastimeRow {
        href: format!("/pastimes/{id}"),
        details: words::pastime(pastime, language),
        against: against(&pastime.beginning.names, language),
        is_over: pastime.is_over(),
    }
}

fn row(id: &str, seen: &Seen, language: Language) -> TableRow {
    let table = &seen.table;
    TableRow {
        id: id.to_owned(),
        details: details(table, language),
        players: players(seen, language),
        state: if table.is_over() {
            say!(language, "tables-over")
        } else {
            say!(language, "tables-turn", n = i64::from(table.game.turn))
        },
        is_over: table.is_over(),
    }
}
