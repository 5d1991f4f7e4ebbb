//! What is said of sealed games: their head, what is missing here, and what cannot be opened.

use crate::frame::{Answer, AppState, Kind, Visit, show};
use crate::{acts, parts::Sent, parts::edition_name, parts::moment};
use actix_web::{HttpResponse, web::Form};
use flavita_app::sealed::file::{Head, SealFault, Sealed};
use flavita_app::sealed::seating::{Lack, SeatFault, look};
use flavita_app::{desk::DeskRequest, folder::data_folder::Folder, words::Shelf};
use flavita_i18n::language::Language;
use flavita_i18n::{names::list_name, rules::names::profile_name, text::fault_sentence};
use flavita_tournament::model::{Actor, PreparedNote};
use serde::{Deserialize, Serialize};

/// `GET /open/sealed`, and what came of a sealed file or of a key.
#[derive(Debug, Clone, Default, Serialize)]
pub struct SealedPage {
    /// What was given.
    #[serde(flatten)]
    pub typed: SealedForm,
    /// What cannot be done, a sentence each.
    pub faults: Vec<String>,
    /// What everybody may read of the file; `None` before there is a sound one.
    pub facts: Option<Vec<Fact>>,
    /// What is missing here, a sentence each.
    pub lacks: Vec<String>,
    /// The tournaments whose game is still sealed.
    pub waiting: Vec<Waiting>,
    /// The most bytes of a file.
    pub most_bytes: usize,
}

/// One thing that stands in the head of a sealed game.
#[derive(Debug, Clone, Serialize)]
pub struct Fact {
    /// What it is.
    pub label: String,
    /// What it says.
    pub value: String,
    /// Whether it is a long row of digits.
    pub is_code: bool,
}

/// A tournament that waits for the key of its game.
#[derive(Debug, Clone, Serialize)]
pub struct Waiting {
    /// Its name in addresses.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The game and its organiser.
    pub game: String,
}

page!(SealedPage, "opening/sealed.html");

/// A sealed file as the browser sends it.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(default)]
pub struct SealedForm {
    /// The name of the tournament; the game's where it is empty.
    pub name: String,
    /// The file.
    pub text: String,
    /// What is to be done with it.
    pub act: SealedAct,
}

/// A file is looked at before a tournament is set up with it.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SealedAct {
    #[default]
    /// It is shown.
    Check,
    /// The tournament is set up.
    Create,
}

/// The page before anything is given.
pub fn page(folder: &Folder, language: Language) -> SealedPage {
    SealedPage {
        waiting: waiting(folder, language),
        most_bytes: Kind::Upload.most_bytes(),
        ..SealedPage::default()
    }
}

/// The page with a file that was looked at; nothing of it is opened.
pub fn looked_at(folder: &Folder, form: &SealedForm, language: Language) -> SealedPage {
    let page = SealedPage { typed: form.clone(), ..page(folder, language) };
    match read(form) {
        Err(fault) => SealedPage { faults: vec![seal_fault(&fault, language)], ..page },
        Ok(sealed) => {
            let lacks = look(&sealed.head, &folder.path, &folder.shelf).err().unwrap_or_default();
            let lacks = lacks.iter().map(|lack| self::lack(lack, language));
            SealedPage {
                facts: Some(facts(&sealed.head, &folder.shelf, language)),
                lacks: lacks.collect(),
                ..page
            }
        }
    }
}

/// The file of a form; browsers end lines otherwise.
///
/// # Errors
/// What is wrong with it.
pub fn read(form: &SealedForm) -> Result<Sealed, SealFault> {
    let text = form.text.replace("\r\n", "\n");
    let text = format!("{}\n", text.trim());
    Sealed::read(text.as_bytes())
}

/// What everybody may read of a sealed game.
pub(crate) fn facts(head: &Head, shelf: &Shelf, language: Language) -> Vec<Fact> {
    let edition = shelf.offer(&head.edition.id).map(|offer| edition_name(&offer.edition, language));
    let fact =
        |key: &str, value: String, is_code| Fact { label: say!(language, key), value, is_code };
    let mut facts = vec![
        fact("sealed-game", head.name.clone(), false),
        fact("prepare-seal-organiser", head.organiser.clone(), false),
        fact("sealed-fingerprint", head.commitment.clone(), true),
        fact("sealed-signed", head.key.clone(), true),
        fact("sealed-edition", edition.unwrap_or_else(|| head.edition.id.clone()), false),
        fact("new-dictionary", list_name(language, &head.dictionary.name), false),
        fact("rules-link", profile_name(language, &head.profile), false),
    ];
    if let Some(opens) = &head.opens {
        facts.push(fact("prepare-seal-start", moment(language, opens.first_ms), false));
    }
    facts
}

/// The tournaments of the folder whose game is still sealed.
fn waiting(folder: &Folder, language: Language) -> Vec<Waiting> {
    let entries = folder.entries().unwrap_or_default().into_iter();
    let waiting = entries.filter_map(|entry| {
        let about = entry.about.ok()?;
        let PreparedNote { name, organiser, .. } = about.sealed()?;
        let game = say!(language, "sealed-game-of", name, organiser);
        Some(Waiting { id: entry.id, name: about.name.clone(), game })
    });
    waiting.collect()
}

/// What is missing here, and what to do.
pub fn lack(lack: &Lack, language: Language) -> String {
    match lack {
        Lack::OlderProgram { needed, own } => {
            say!(language, "sealed-lack-program", needed = needed.as_str(), own = own.as_str())
        }
        Lack::NoEdition(id) => say!(language, "sealed-lack-edition", name = id.as_str()),
        Lack::OtherEdition(id) => say!(language, "sealed-lack-other-edition", name = id.as_str()),
        Lack::NoWords { name, .. } => {
            say!(language, "sealed-lack-words", name = list_name(language, name))
        }
    }
}

/// Why a sealed file cannot be used, and what to do.
pub fn seal_fault(fault: &SealFault, language: Language) -> String {
    let key = match fault {
        SealFault::NotSealed => "sealed-fault-none",
        SealFault::Newer(_) => "sealed-fault-newer",
        SealFault::Cut => "sealed-fault-cut",
        SealFault::Changed => "sealed-fault-changed",
        SealFault::ForeignSignature => "sealed-fault-foreign",
        SealFault::WrongKey => "sealed-fault-key",
        SealFault::OtherGame
        | SealFault::Name
        | SealFault::NoGame(_)
        | SealFault::TooLarge(_)
        | SealFault::Encryption(_)
        | SealFault::NoChance(_) => "sealed-fault-other",
    };
    say!(language, key)
}

/// Why a sealed game cannot be played here, a sentence each.
pub fn seat_fault(fault: &SeatFault, language: Language) -> Vec<String> {
    match fault {
        SeatFault::Seal(fault) => vec![seal_fault(fault, language)],
        SeatFault::Lacks(lacks) => lacks.iter().map(|one| lack(one, language)).collect(),
        SeatFault::Name(fault) => vec![fault_sentence(language, fault)],
        SeatFault::OtherTournament => vec![say!(language, "sealed-fault-tournament")],
        SeatFault::NoFile(path) => {
            vec![say!(language, "sealed-fault-missing", name = path.display())]
        }
        SeatFault::File { .. } | SeatFault::Folder(_) => {
            vec![say!(language, "sealed-fault-file", name = fault.to_string())]
        }
    }
}

/// `GET /open/sealed`.
pub(crate) async fn show(visit: Visit) -> Answer {
    Ok(visit.page(&visit.work(|app| page(&app.folder, app.language)).await?))
}

/// `POST /open/sealed`: looks at a file beside the threads that serve, and sets a tournament up
/// where that is asked for and nothing is missing.
pub(crate) async fn take(visit: Visit, form: Form<SealedForm>) -> Answer {
    let taken = visit.work(move |app| {
        let page = looked_at(&app.folder, &form, app.language);
        if form.act != SealedAct::Create || page.facts.is_none() || !page.lacks.is_empty() {
            return Err(Box::new(page));
        }
        set_up(app, &form).map_err(|fault| {
            let faults = seat_fault(&fault, app.language);
            Box::new(SealedPage { faults, ..page })
        })
    });
    Ok(match taken.await? {
        Ok(place) => show::redirect(&place),
        Err(page) => answer(&visit, &page),
    })
}

fn set_up(app: &AppState, form: &SealedForm) -> Result<String, SeatFault> {
    let sealed = read(form)?;
    if app.folder.mend_sealed(&sealed)?.is_some() {
        return Ok("/open/sealed".to_owned());
    }
    let name = form.name.trim();
    let name = if name.is_empty() { &sealed.head.name } else { name };
    let id = app.folder.seat_sealed(&sealed, name)?;
    Ok(format!("/t/{id}/players"))
}

/// `POST /open/sealed/key`: opens the game of a tournament.
pub(crate) async fn open(visit: Visit, form: Form<Sent>) -> Answer {
    let [id, key] = ["id", "key"].map(|name| form.one(name).to_owned());
    let place = format!("/t/{id}/console");
    let opened = visit.work(move |app| {
        let desk = app.folder.desk(&id)?;
        Ok::<_, SeatFault>((app.folder.open_sealed(&id, &key)?, desk))
    });
    let faults = match opened.await? {
        Err(fault) => seat_fault(&fault, visit.language),
        Ok((game, desk)) => {
            match desk.ask(DeskRequest::TakeGame(game), &Actor::Console, None).await {
                Ok(_receipt) => return Ok(show::redirect(&place)),
                Err(error) => vec![acts::words::error_sentence(visit.language, &error)],
            }
        }
    };
    let page = visit.work(|app| page(&app.folder, app.language)).await?;
    Ok(visit.refused(&SealedPage { faults, ..page }))
}

fn answer(visit: &Visit, page: &SealedPage) -> HttpResponse {
    visit.page_unless(page, !page.faults.is_empty() || !page.lacks.is_empty())
}
