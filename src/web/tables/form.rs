//! What a new table is asked to be.

use crate::{frame::Fault, frame::Visit, tables::place::Place, training};
use flavita_app::tables::NewTable;
use flavita_contests::tables::playing::{Command, Proposal, Table};
use flavita_contests::tables::{cells::rows_of, rules::TableRules, rules::embedded};
use flavita_contests::{tables::record::MOST_PLAYERS, training::opponent::Strength};
use flavita_game::{Edition, parse_word};
use flavita_i18n::language::Language;
use flavita_tournament::model::text;
use serde::{Deserialize, Serialize};

/// The form.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(default)]
pub struct TableForm {
    /// `reverse`, `bingo`, `twist`; empty for the ordinary game.
    pub game: String,
    /// The game whose board reverse begins with.
    pub board: String,
    pub(super) deck: String,
    pub(super) rules: String,
    pub(super) minutes: String,
    one: String,
    two: String,
    three: String,
    four: String,
    /// The words of the theme.
    theme: String,
    /// Several tables: a row each, with the table and its players.
    pairs: String,
    /// The strength of the computer that plays where one player is left over; empty for none.
    pub(super) computer: String,
    /// The other home rules: set where they hold.
    buy: String,
    five: String,
    bags: String,
    /// The players have tiles of their own.
    tiles: String,
}

/// The names at a table, and the strength of the last of them where it is a computer.
type Seats = (Vec<String>, Option<String>);
/// What a table is called, and the names as they were typed.
type Typed = (String, Vec<String>);

/// Who sits at a table; nothing where it is not two to four different people, or one and a computer.
fn seats(names: &[String], computer: Option<&String>, its_name: &str) -> Option<Seats> {
    let mut names = names.iter().map(|name| text::clean(name).ok()).collect::<Option<Vec<_>>>()?;
    names.retain(|name| !name.is_empty());
    let computer = computer.filter(|_| names.len() == 1).cloned();
    names.extend(computer.as_ref().map(|_| its_name.to_owned()));
    let is_twice = |name: &String| names.iter().filter(|other| *other == name).count() > 1;
    (names.len() >= 2 && !names.iter().any(is_twice)).then_some((names, computer))
}

/// How many tiles the first word has by the home rule.
const FIRST_WORD: u32 = 5;

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

    /// The names that were typed: two or more, each another.
    pub(super) fn players(&self, language: Language) -> Result<Vec<String>, Fault> {
        let players = seats(&self.names(), None, "").map(|(names, _)| names);
        players.ok_or_else(|| Fault::Told(say!(language, "tables-fault-names")))
    }

    /// The edition and the key of its list.
    pub(super) fn chosen_deck(&self, visit: &Visit) -> Result<(Edition, String), Fault> {
        let chosen = training::choices::deck(&self.deck, &visit.app.folder.shelf);
        let chosen = chosen.map(|(offer, list)| (offer.edition.clone(), list.key.clone()));
        chosen.ok_or_else(|| Fault::Told(say!(visit.language, "training-gone")))
    }

    /// The tables asked for.
    pub(super) fn wanted(&self, visit: &Visit) -> Result<Vec<NewTable>, Fault> {
        let fault = |key: &str| Fault::Told(say!(visit.language, key));
        let tables = self.tables().ok_or_else(|| fault("tables-fault-pairs"))?;
        let computer = Strength::named(&self.computer).filter(|_| self.tiles.is_empty());
        let computer = computer.map(|strength| strength.name.to_owned());
        let its_name = say!(visit.language, "tables-computer");
        let seats = tables.into_iter().map(|(table, names)| {
            let seats = seats(&names, computer.as_ref(), &its_name);
            let seats = seats.ok_or_else(|| fault("tables-fault-names"))?;
            Ok((text::clean(&table).unwrap_or_default(), seats))
        });
        let seats = seats.collect::<Result<Vec<_>, Fault>>()?;
        let (edition, list) = self.chosen_deck(visit)?;
        let mut rules = embedded(&self.rules).ok_or_else(|| fault("tables-fault-rules"))?;
        let minutes = self.minutes.trim();
        if !minutes.is_empty() {
            let read = minutes.parse().ok().filter(|minutes| (1..=MOST_MINUTES).contains(minutes));
            rules.clock = Some(read.ok_or_else(|| fault("tables-fault-minutes"))? * 60);
        }
        home(self, &edition, &mut rules)
            .map_err(|word| Fault::Told(say!(visit.language, "tables-fault-theme", name = word)))?;
        let table = |(table, (names, computer)): (String, Seats)| {
            let (edition, list, rules) = (edition.clone(), list.clone(), rules.clone());
            NewTable { edition, list, rules, table, names, computer }
        };
        Ok(seats.into_iter().map(table).collect())
    }

    /// The names of each table: of the rows, where there are any; nothing where one is not closed.
    fn tables(&self) -> Option<Vec<Typed>> {
        if self.pairs.trim().is_empty() {
            return Some(vec![(String::new(), self.names())]);
        }
        let delimiter = [';', '\t'].into_iter().find(|one| self.pairs.contains(*one));
        let mut rows = rows_of(&self.pairs, delimiter.unwrap_or(',')).ok()?;
        let is_heading = |cells: &[String]| cells.first().is_some_and(|cell| cell == "table");
        rows.retain(|(_, cells)| !is_heading(cells));
        let most = MOST_PLAYERS + 1;
        let fits = rows.iter().all(|(_, cells)| (2..=most).contains(&cells.len()));
        let typed = |(_, cells): (usize, Vec<String>)| (cells[0].clone(), cells[1..].to_vec());
        fits.then(|| rows.into_iter().map(typed).collect())
    }
}

/// Puts the home rules in; the word of the theme that cannot be read.
fn home(form: &TableForm, edition: &Edition, rules: &mut TableRules) -> Result<(), String> {
    let is_set = |field: &str| !field.is_empty();
    rules.blank_bought_back = is_set(&form.buy);
    rules.two_bags = is_set(&form.bags);
    rules.racks_unseen = is_set(&form.tiles);
    if is_set(&form.five) {
        rules.first_word = FIRST_WORD;
    }
    for word in form.theme.split([' ', ',', ';', '\n']).filter(|word| !word.trim().is_empty()) {
        let word = word.trim().to_uppercase();
        parse_word(edition, &word).map_err(|_unread| word.clone())?;
        rules.theme.push(word);
    }
    Ok(())
}

/// A file, and by what it is judged.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(default)]
pub struct GcgForm {
    /// Game and list, as one value.
    pub deck: String,
    /// Its text.
    pub text: String,
    /// Set where other points in the file do not matter.
    pub anyway: String,
}

/// An act.
#[derive(Debug, Deserialize)]
pub struct ActForm {
    pub(super) what: What,
    /// The turn that the page showed.
    pub turn: u32,
    /// For whom, on the page of the whole table.
    #[serde(default)]
    seat: Option<usize>,
    #[serde(default)]
    action: String,
    #[serde(default)]
    at: String,
    #[serde(default)]
    word: String,
    /// The random key by which a request that comes twice is known.
    pub key: String,
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub(super) enum What {
    Run,
    Stand,
    Propose,
    Undo,
    Press,
    Challenge,
    Withdraw,
    Accept,
    Buy,
    Left,
    Wish,
}

impl ActForm {
    /// What is asked of the table.
    pub fn command(&self) -> Command {
        match self.what {
            What::Run => Command::Run,
            What::Stand => Command::Stand,
            What::Propose => Command::Propose(Proposal {
                action: self.action.clone(),
                at: self.at.trim().to_owned(),
                word: self.word(),
            }),
            What::Undo => Command::Undo,
            What::Press => Command::Press,
            What::Challenge => Command::Challenge(self.word.clone()),
            What::Withdraw => Command::Withdraw,
            What::Accept => Command::Accept,
            What::Buy => Command::Buy(self.at.clone()),
            What::Left => Command::Left(self.word()),
            What::Wish => Command::Wish(self.word.parse().unwrap_or(0)),
        }
    }

    /// The word as the record has it, in which a small letter is a blank. Who types small letters
    /// alone means no blanks; a word tapped of blanks alone comes in brackets.
    fn word(&self) -> String {
        let word = self.word.trim();
        if word.contains('(') {
            word.replace(['(', ')'], "")
        } else if word.chars().any(char::is_uppercase) {
            word.to_owned()
        } else {
            word.to_uppercase()
        }
    }

    /// For whom it is done: on the page of the whole table for whom it says, else for who is on turn.
    pub fn seat(&self, place: Place, table: &Table) -> Option<usize> {
        if place != Place::Whole {
            return place.seat();
        }
        let open = table.game.open.as_ref().filter(|_| self.what == What::Withdraw);
        let meant = open.map(|open| open.player).or(self.seat).unwrap_or(table.game.on_turn);
        (meant < table.beginning.names.len()).then_some(meant)
    }
}
