//! The sheets of paper: which there are, and how one is asked for.

use crate::frame::{Answer, AtDesk, Errand, Fault, Silence};
use crate::print::record;
use crate::{parts::Sent, print, print::asked::Asked, print::notices, print::poster};
use actix_web::{HttpResponse, web::Query};
use flavita_app::folder::data_folder::FolderError;
use serde::Serialize;

/// `GET /t/{id}/print`.
pub async fn list(at: AtDesk) -> HttpResponse {
    at.page(&PrintPage {})
}

/// `GET /t/{id}/print/{sheet}`.
pub(crate) async fn sheet(at: AtDesk, wanted: Query<Sent>) -> Answer {
    if at.part("sheet") == "games" {
        return games(&at).await;
    }
    let view = at.view();
    let address = at.app.addresses.current();
    let asked = Asked {
        address: address.as_deref(),
        round: wanted.one("round").parse().ok(),
        rounds: wanted.one("rounds").parse().ok(),
        ..Asked::of(&view.state, &at.id, at.language)
    };
    Ok(match at.part("sheet") {
        "slips" => at.page(&poster::slips(&asked)),
        "scores" => at.page(&poster::scores(&asked)),
        "round" => at.page(&print::round::sheet(&asked, &view).ok_or(Fault::Missing)?),
        "notices" => at.page(&notices::sheet(&asked).ok_or(Fault::Missing)?),
        "double" => at.page(&notices::double_sheet(&asked).ok_or(Fault::Missing)?),
        "record" => at.page(&record::sheet(&asked)),
        "poster" => at.page(&poster::sheet(&asked, &view.screen)),
        _ => return Err(Fault::Missing),
    })
}

/// The records of all games of the event; of a single game its own.
async fn games(at: &AtDesk) -> Answer {
    let sheet = |app: &Errand| {
        let ids = app.folder.games(&app.id)?;
        let views: Result<Vec<_>, FolderError> =
            ids.iter().map(|id| Ok(app.folder.desk(id)?.view())).collect();
        let views = views?;
        let games = ids.iter().zip(&views);
        let asked = games.map(|(id, view)| Asked::of(&view.state, id, app.language));
        Ok::<_, FolderError>(record::games(asked))
    };
    at.shown(sheet).await
}

/// `GET /t/{id}/notices`: the same sheet for those who help.
pub(crate) async fn runners(at: AtDesk, wanted: Query<Sent>) -> Answer {
    let sheet = notices::sheet(&Asked {
        round: wanted.one("round").parse().ok(),
        for_helpers: Some(Silence::before(&at.app, &at.who())),
        ..Asked::of(&at.public_view().state, &at.id, at.language)
    });
    Ok(at.page(&sheet.ok_or(Fault::Missing)?))
}

/// `GET /t/{id}/print`: what there is to print, in the order of an evening.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct PrintPage {}

page!(PrintPage, "print/index.html");
