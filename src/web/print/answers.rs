//! The sheets of paper: which there are, and how one is asked for.

use crate::frame::{Answer, AtDesk, Fault, Silence};
use crate::print::{self, notices, poster, record};
use crate::{parts::LinkRow, print::asked::Asked};
use actix_web::{HttpResponse, web::Query};
use flavita_app::folder::data_folder::FolderError;
use flavita_i18n::language::Language;
use flavita_tournament::model::RoundNumber;
use serde::{Deserialize, Serialize};

/// What may be said of a sheet in its address.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Wanted {
    /// The round of a sheet that is about one.
    round: Option<RoundNumber>,
    /// For how many rounds paper is wanted.
    rounds: Option<u32>,
}

/// `GET /t/{id}/print`.
pub async fn list(at: AtDesk) -> HttpResponse {
    at.page(&index(&at.id, at.language))
}

/// `GET /t/{id}/print/{sheet}`.
pub(crate) async fn sheet(at: AtDesk, wanted: Query<Wanted>) -> Answer {
    if at.part("sheet") == "games" {
        return games(&at).await;
    }
    let view = at.view();
    let address = at.app.addresses.current();
    let asked = Asked {
        address: address.as_deref(),
        round: wanted.round,
        rounds: wanted.rounds,
        ..Asked::of(&view.state, &at.id, at.language)
    };
    Ok(match at.part("sheet") {
        "slips" => at.page(&poster::slips(&asked)),
        "scores" => at.page(&poster::scores(&asked)),
        "round" => at.page(&print::round::sheet(&asked, &view).ok_or(Fault::Missing)?),
        "notices" => at.page(&notices::sheet(&asked).ok_or(Fault::Missing)?),
        "double" => at.page(&print::double::sheet(&asked).ok_or(Fault::Missing)?),
        "record" => at.page(&record::sheet(&asked)),
        "poster" => at.page(&poster::sheet(&asked, &view.screen)),
        _ => return Err(Fault::Missing),
    })
}

/// The records of all games of the event; of a single game its own.
async fn games(at: &AtDesk) -> Answer {
    let (id, language) = (at.id.clone(), at.language);
    let sheet = at.work(move |app| {
        let ids = app.folder.games(&id)?;
        let views: Result<Vec<_>, FolderError> =
            ids.iter().map(|id| Ok(app.folder.desk(id)?.view())).collect();
        let views = views?;
        let asked = ids.iter().zip(&views).map(|(id, view)| Asked::of(&view.state, id, language));
        Ok::<_, FolderError>(record::games(asked))
    });
    Ok(at.page(&sheet.await??))
}

/// `GET /t/{id}/notices`: the same sheet for those who help.
pub(crate) async fn runners(at: AtDesk, wanted: Query<Wanted>) -> Answer {
    let sheet = notices::sheet(&Asked {
        round: wanted.round,
        for_helpers: Some(Silence::before(&at.app, &at.who())),
        ..Asked::of(&at.public_view().state, &at.id, at.language)
    });
    Ok(at.page(&sheet.ok_or(Fault::Missing)?))
}

/// `GET /t/{id}/print`: what there is to print, in the order of an evening.
#[derive(Debug, Clone, Default, Serialize)]
pub struct PrintPage {
    /// The sheets: before, during and after the game.
    pub parts: Vec<PrintPart>,
}

/// What is printed at one time of the evening.
#[derive(Debug, Clone, Serialize)]
pub struct PrintPart {
    /// `До игры`.
    pub title: String,
    /// Its sheets.
    pub sheets: Vec<LinkRow>,
}

page!(PrintPage, "print/index.html");

/// Where each sheet is, below the tournament, and its name among the sentences.
type Way = (&'static str, &'static str);

const BEFORE: &[Way] = &[
    ("rules", "rules"),
    ("badges", "badges"),
    ("print/poster", "poster"),
    ("print/slips", "slips"),
    ("print/scores", "scores"),
];
const DURING: &[Way] =
    &[("print/round", "round"), ("print/double", "double"), ("print/notices", "notices")];
const AFTER: &[Way] =
    &[("standings", "results"), ("print/record", "record"), ("print/games", "games")];

/// The list.
pub fn index(id: &str, language: Language) -> PrintPage {
    let link = |(path, name): &Way| LinkRow {
        href: format!("/t/{id}/{path}"),
        title: say!(language, &format!("print-{name}")),
        what: say!(language, &format!("print-{name}-what")),
    };
    let part = |key: &str, ways: &[Way]| PrintPart {
        title: say!(language, key),
        sheets: ways.iter().map(link).collect(),
    };
    PrintPage {
        parts: vec![
            part("print-before", BEFORE),
            part("print-during", DURING),
            part("print-after", AFTER),
        ],
    }
}
