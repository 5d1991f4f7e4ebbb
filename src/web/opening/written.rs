//! What is said of games that are written in two tables.

use crate::frame::{Answer, Kind, Visit, open_error};
use crate::parts::{Choice, NewForm, edition_name, slip_words::sentences};
use crate::setup::reading;
use actix_web::{HttpResponse, web::Form};
use flavita_app::folder::data_folder::{FolderError, Setup};
use flavita_app::words::{List, Offer, Shelf};
use flavita_app::written::fault::{Fault, Oddity, Problem, Table};
use flavita_app::written::game::{GAME_COLUMNS, SLIP_COLUMNS};
use flavita_app::written::play::{Taken, TakingFault};
use flavita_i18n::{language::Language, names::list_name, refusal};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// `GET /open/written`, and `POST /open/written` with what came of it.
#[derive(Debug, Clone, Default, Serialize)]
pub struct WrittenPage {
    /// What was typed.
    #[serde(flatten)]
    pub typed: WrittenForm,
    /// The lists of words of all editions; each value names edition and list.
    pub words: Vec<Choice>,
    /// Rules to choose from.
    pub profiles: Vec<Choice>,
    /// The columns of the rounds.
    pub game_columns: String,
    /// The columns of the slips.
    pub slip_columns: String,
    /// What has to be mended.
    pub faults: Vec<String>,
    /// What was taken in.
    pub taken: Option<TakenView>,
    /// The most bytes of both tables together.
    pub most_bytes: usize,
}

/// A written game that has become a tournament.
#[derive(Debug, Clone, Serialize)]
pub struct TakenView {
    /// Its name in addresses.
    pub id: String,
    /// What was taken in.
    pub sentence: String,
    /// What is odd about it, a sentence each.
    pub oddities: Vec<String>,
}

page!(WrittenPage, "opening/written.html");

/// The form as the browser sends it.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(default)]
pub struct WrittenForm {
    /// The tournament's name.
    pub name: String,
    /// Edition and list, with a slash between them.
    #[serde(skip_serializing)]
    pub words: String,
    /// The rules, by the stable name of their profile.
    pub profile: String,
    /// The table of the rounds.
    pub game: String,
    /// The table of the slips.
    pub slips: String,
}

/// The page with what was typed.
pub fn page(form: &WrittenForm, shelf: &Shelf, language: Language) -> WrittenPage {
    let asked = asked(form, shelf, language);
    let profiles = reading::profiles(&asked, shelf, language).into_iter();
    let lists = |offer: &Offer| lists(offer, &asked, language);
    WrittenPage {
        typed: form.clone(),
        words: shelf.offers.iter().flat_map(lists).collect(),
        profiles: profiles.map(|one| Choice::new(one.id, one.name, one.selected)).collect(),
        game_columns: GAME_COLUMNS.join(","),
        slip_columns: SLIP_COLUMNS.join(","),
        most_bytes: Kind::Upload.most_bytes(),
        ..WrittenPage::default()
    }
}

/// Reads which rules and words are meant.
///
/// # Errors
/// A sentence for everything that cannot be used.
pub fn read(form: &WrittenForm, shelf: &Shelf, language: Language) -> Result<Setup, Vec<String>> {
    let setup =
        reading::with_players(&asked(form, shelf, language), Ok(Vec::new()), shelf, language);
    setup.map_err(|faults| faults.into_values().collect())
}

/// The form of a new tournament with the same words and rules, everything else as the rules say.
fn asked(form: &WrittenForm, shelf: &Shelf, language: Language) -> NewForm {
    let mut asked = NewForm::default_for(shelf, language);
    asked.name.clone_from(&form.name);
    if let Some((edition, list)) = form.words.split_once('/') {
        edition.clone_into(&mut asked.edition);
        list.clone_into(&mut asked.dictionary);
    }
    form.profile.clone_into(&mut asked.profile);
    asked
}

fn lists(offer: &Offer, asked: &NewForm, language: Language) -> Vec<Choice> {
    let edition = &offer.edition.id;
    let name = edition_name(&offer.edition, language);
    let choice = |list: &Arc<List>| {
        let value = list_name(language, &list.name);
        let is_asked = *edition == asked.edition && list.key == asked.dictionary;
        let label = say!(language, "labelled", label = &name, value);
        Choice::new(format!("{edition}/{}", list.key), label, is_asked)
    };
    offer.lists.iter().map(choice).collect()
}

/// What was taken in, with everything that is odd about it.
pub fn taken(taken: &Taken, name: &str, language: Language) -> TakenView {
    let counted = |key, count: usize| say!(language, key, n = count);
    let line = |(line, odd): &(usize, Oddity)| {
        say!(language, "written-game-line", line = *line, why = oddity(odd, language))
    };
    let rounds = counted("written-rounds", taken.rounds);
    let players = counted("players", taken.players);
    TakenView {
        id: taken.id.clone(),
        sentence: say!(language, "written-done", name, rounds, players),
        oddities: taken.oddities.iter().map(line).collect(),
    }
}

/// Why a written game cannot be taken in: the table, its line, and what to do.
pub fn taking_fault(fault: &TakingFault, language: Language) -> String {
    match fault {
        TakingFault::Table(fault) => table_fault(fault, language),
        TakingFault::Folder(FolderError::Open(error)) => open_error(error, "", language),
        TakingFault::Folder(error) => say!(language, "open-fault-folder", name = error.to_string()),
    }
}

fn table_fault(fault: &Fault, language: Language) -> String {
    let key = match fault.table {
        Table::Game => "written-game-line",
        Table::Slips => "written-slips-line",
    };
    let why = problem(&fault.problem, language);
    say!(language, key, line = fault.line, why = why)
}

/// What is wrong with a table, and what to do.
pub fn problem(problem: &Problem, language: Language) -> String {
    let named = |key: &str, name: &str| say!(language, key, name = name);
    let round = |key: &str, number: usize| say!(language, key, n = number);
    let column =
        |key: &str, name: &str, columns: &str| say!(language, key, name = name, columns = columns);
    match problem {
        Problem::NoText => say!(language, "written-no-text"),
        Problem::NoHeadings(columns) => named("written-no-headings", columns),
        Problem::Surplus(cell) => named("written-surplus", cell),
        Problem::OpenQuotation => say!(language, "written-open-quotation"),
        Problem::UnknownColumn { name, columns } => column("written-no-column", name, columns),
        Problem::MissingColumn { name, columns } => column("written-column-missing", name, columns),
        Problem::ColumnTwice(name) => named("written-column-twice", name),
        Problem::NoRounds => say!(language, "written-no-rounds"),
        Problem::NoSlips => say!(language, "written-no-slips"),
        Problem::RoundTwice(number) => round("written-round-twice", *number),
        Problem::RoundOutOfOrder { found, expected } => {
            say!(language, "written-out-of-order", n = *found, of = *expected)
        }
        Problem::NoRack(number) => round("written-no-rack", *number),
        Problem::NoPlace(word) => named("written-no-place", word),
        Problem::NoWord(at) => named("written-no-word", at),
        Problem::NoSuchRound(number) => say!(language, "written-no-round", n = *number),
        Problem::NoPlayer => say!(language, "written-no-player"),
        Problem::NoRoundNumber(text) => named("written-no-number", text),
        Problem::NoPoints(text) => named("written-no-points", text),
        Problem::NoSeconds(text) => named("written-no-seconds", text),
        Problem::Refused(refused) => refusal::sentence(language, refused),
        Problem::CannotLie { refusal, reasons } => {
            let refused = refusal::sentence(language, refusal);
            format!("{refused} {}", sentences(reasons, language))
        }
    }
}

/// What is odd about a round.
pub fn oddity(oddity: &Oddity, language: Language) -> String {
    let limits = |key: &str, rack: &str, vowels: usize, consonants: usize| {
        say!(language, key, rack = rack, vowels = vowels, consonants = consonants)
    };
    match oddity {
        Oddity::FewTiles { rack, given, wanted } => {
            say!(language, "written-few-tiles", name = rack.as_str(), n = *given, of = *wanted)
        }
        Oddity::NoRackLeft(rack) => say!(language, "written-no-rack-left", name = rack),
        Oddity::BelowMinimum { rack, vowels, consonants } => {
            limits("written-below-minimum", rack, *vowels, *consonants)
        }
        Oddity::AboveMaximum { rack, vowels, consonants } => {
            limits("written-above-maximum", rack, *vowels, *consonants)
        }
        Oddity::NothingToLay(rack) => say!(language, "written-nothing-to-lay", name = rack),
        Oddity::UnknownWords(reasons) => sentences(reasons, language),
    }
}

/// `GET /open/written`.
pub async fn show(visit: Visit) -> HttpResponse {
    visit.page(&page(&WrittenForm::default(), &visit.app.folder.shelf, visit.language))
}

/// `POST /open/written`: played and judged beside the threads that serve; what cannot be used is
/// shown again with everything that was typed.
pub(crate) async fn take(visit: Visit, form: Form<WrittenForm>) -> Answer {
    let (form, language) = (form.into_inner(), visit.language);
    let shelf = &visit.app.folder.shelf;
    let mut page = page(&form, shelf, language);
    let setup = match read(&form, shelf, language) {
        Ok(setup) => setup,
        Err(faults) => {
            page.faults = faults;
            return Ok(visit.refused(&page));
        }
    };
    let name = setup.name.clone();
    let tables = (form.game.into_bytes(), form.slips.into_bytes());
    let done = visit.work(move |app| app.folder.take_written(setup, (&tables.0, &tables.1)));
    match done.await? {
        Ok(game) => page.taken = Some(taken(&game, &name, language)),
        Err(fault) => page.faults = vec![taking_fault(&fault, language)],
    }
    Ok(visit.page_unless(&page, !page.faults.is_empty()))
}
