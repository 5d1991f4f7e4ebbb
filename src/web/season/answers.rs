//! Seasons: their list, one of them for everybody, and what the arbiter decides about it.

use crate::frame::{Answer, Broken, Fault, Visit, Wanted, attachment, show};
use crate::parts::{Faults, ListRow, Named, Posted, Sent, typed_name};
use crate::season::{players::PlayersForm, tables::SeasonsPage};
use crate::{frame::kept_fault::kept_fault, season, season::edit::SeasonForm};
use actix_web::{HttpResponse, web::Form, web::Query};
use flavita_app::season::seasons::{FolderSeason, StagesFault};
use flavita_contests::season::{computed::compute, evenings::evenings, stage::Stage};
use flavita_contests::season::{definition::Season, editing::EditRefusal};
use flavita_i18n::{language::Language, season::refusal, season::sentences};
use flavita_report::season_csv;
use tokio::time::timeout;

/// `GET /seasons`.
pub(crate) async fn list(visit: Visit) -> Answer {
    list_with(&visit, String::new(), String::new())
}

fn list_with(visit: &Visit, name: String, fault: String) -> Answer {
    let (seasons, is_arbiter) = (visit.app.folder.seasons()?, visit.who().is_arbiter());
    let mut page = list_page(&seasons, is_arbiter, visit.language);
    (page.name, page.fault) = (name, fault);
    Ok(visit.page_unless(&page, !page.fault.is_empty()))
}

/// `POST /seasons`: sets one up and leads to its tournaments.
pub(crate) async fn create(visit: Visit, form: Form<Named>) -> Answer {
    let name = match typed_name(&form.name, "season-fault-name", visit.language) {
        Ok(name) => name,
        Err(fault) => return list_with(&visit, form.into_inner().name, fault),
    };
    let id = visit.app.folder.create_season(&Season::new(&name))?;
    Ok(show::redirect(&format!("/seasons/{id}/edit")))
}

/// `GET /seasons/{id}`: of tournaments that are over alone.
pub(crate) async fn one(visit: Visit) -> Answer {
    let (season, stages) = read(&visit).await?;
    Ok(visit.page(&season::tables::page(&compute(&season, &stages), visit.id(), visit.language)))
}

/// `GET /seasons/{id}/standings.csv` and `rating.csv`.
pub(crate) async fn csv(visit: Visit, wanted: Query<Wanted>) -> Answer {
    let mut tables = season_csv::ALL.iter();
    let (name, export) =
        tables.find(|(name, _)| *name == visit.part("what")).ok_or(Fault::Missing)?;
    let (season, stages) = read(&visit).await?;
    let bytes = export(&compute(&season, &stages), wanted.profile, visit.language);
    Ok(attachment(&format!("{}-{name}", visit.id()), bytes))
}

/// `GET /seasons/{id}/edit`.
pub(crate) async fn edit(visit: Visit) -> Answer {
    let (season, stages) = read(&visit).await?;
    let form = SeasonForm::from_season(&season, &stages);
    Ok(edit_page(&visit, (&season, &stages), (&form, &Faults::new())))
}

/// `POST /seasons/{id}/edit`: keeps what was typed and shows what comes of it, or the form again.
pub(crate) async fn save(visit: Visit, sent: Form<Sent>) -> Answer {
    let form = SeasonForm::of(&sent);
    let saved = visit.app.folder.change_season(visit.id(), |season| {
        *season = form.put_into(season, visit.language)?;
        Ok(())
    });
    if let Err(faults) = saved? {
        let (season, stages) = read(&visit).await?;
        return Ok(edit_page(&visit, (&season, &stages), (&form, &faults)));
    }
    Ok(show::redirect(&format!("/seasons/{}/edit#effect", visit.id())))
}

fn edit_page(
    visit: &Visit,
    (season, stages): (&Season, &[Stage]),
    (form, faults): (&SeasonForm, &Faults),
) -> HttpResponse {
    let page = season::edit::page((visit.id(), season), stages, (form, faults), visit.language);
    visit.page_unless(&page, !faults.is_empty())
}

/// `GET /seasons/{id}/players`.
pub(crate) async fn players(visit: Visit) -> Answer {
    players_page(&visit, String::new()).await
}

/// `POST /seasons/{id}/players`: who is one, who are two.
pub(crate) async fn decide(visit: Visit, form: Form<Posted<PlayersForm>>) -> Answer {
    let stages = stages(&visit).await?;
    let decided = visit.app.folder.change_season(visit.id(), |season| match &*form {
        Posted::Known(form) => season::players::decide(season, &stages, form),
        Posted::Unknown {} => Err(EditRefusal::Gone),
    });
    match decided? {
        Ok(()) => Ok(show::redirect(&format!("/seasons/{}/players", visit.id()))),
        Err(refused) => players_page(&visit, refusal(&refused, visit.language)).await,
    }
}

async fn players_page(visit: &Visit, fault: String) -> Answer {
    let (season, stages) = read(visit).await?;
    let computed = compute(&season, &stages);
    let mut page = season::players::page(&computed, visit.id(), visit.language);
    page.fault = fault;
    Ok(visit.page_unless(&page, !page.fault.is_empty()))
}

async fn read(visit: &Visit) -> Result<(Season, Vec<Stage>), Fault> {
    Ok((visit.app.folder.season(visit.id())?, stages(visit).await?))
}

/// Read beside the threads that serve: there may be a thousand games. They are read to the end though
/// nobody waits for it.
async fn stages(visit: &Visit) -> Result<Vec<Stage>, Fault> {
    let read = timeout(visit.app.patience, visit.work(|app| app.folder.stages())).await;
    let Ok(read) = read else { return Err(visit.app.folder.stages_being_read().into()) };
    let tables = visit.work(|app| app.tables.results()).await??;
    let name = say!(visit.language, "tables-title");
    let mut stages = read??;
    let tables: Vec<_> = tables.into_values().map(|(table, _)| table).collect();
    stages.extend(evenings(&tables, &name));
    stages.sort_by(|one, other| (one.created_ms, &one.id).cmp(&(other.created_ms, &other.id)));
    Ok(stages)
}

/// The page. Why a file cannot be read is for the arbiter.
fn list_page(seasons: &[FolderSeason], is_arbiter: bool, language: Language) -> SeasonsPage {
    let row = |(id, season): &FolderSeason| {
        let (name, details) = match season {
            Ok(season) => (&season.name, sentences(&season.rule(), language).join(" ")),
            Err(error) => (id, kept_fault(error, is_arbiter, language)),
        };
        let href = format!("/seasons/{id}");
        ListRow { href, name: name.clone(), details, is_readable: season.is_ok() }
    };
    SeasonsPage { seasons: seasons.iter().map(row).collect(), ..SeasonsPage::default() }
}

impl Broken for StagesFault {
    fn is_missing(&self) -> bool {
        matches!(self, Self::Folder(fault) if fault.is_missing())
    }

    fn is_under_way(&self) -> bool {
        matches!(self, Self::BeingRead { .. })
    }

    fn sentence(&self, visit: &Visit) -> String {
        match self {
            Self::Folder(fault) => fault.sentence(visit),
            Self::BeingRead { read, of } => say!(visit.language, "season-reading", n = *read, of),
        }
    }
}
