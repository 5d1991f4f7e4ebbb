//! The figures of a game as pictures, after the last round that is wholly marked.

use crate::frame::{Answer, AtDesk, Fault, file, file_name};
use crate::parts::details;
use actix_web::HttpResponse;
use flavita_i18n::language::Language;
use flavita_report::{pictures, pictures::picture::Picture};
use flavita_tournament::{model::RoundNumber, state::Tournament};
use serde::Serialize;

/// `GET /t/{id}/statistics`: the figures of a game as pictures.
#[derive(Default, Serialize)]
pub struct StatisticsPage {
    /// `Статистика после хода 6`.
    pub title: String,
    /// Date, game and time for a round, in one line.
    pub details: String,
    /// The pictures; empty before a round is marked.
    pub pictures: Vec<PictureView>,
}

/// A picture with what it says.
#[derive(Serialize)]
pub struct PictureView {
    /// The element of SVG, which is put into the page as it stands.
    pub svg: String,
    /// Where it is as a file.
    pub href: String,
    /// What it shows and means, and its figures.
    #[serde(flatten)]
    pub picture: Picture,
}

page!(StatisticsPage, "standings/statistics.html");

/// The page.
pub fn page(state: &Tournament, id: &str, language: Language) -> StatisticsPage {
    let view = |picture: Picture| {
        let href = format!("/t/{id}/statistics/{}.svg", picture.name);
        PictureView { svg: picture.in_page(), href, picture }
    };
    StatisticsPage {
        title: title(state, language),
        details: details(state, language),
        pictures: pictures::all(state, language).into_iter().map(view).collect(),
    }
}

/// `Статистика после хода 6`.
fn title(state: &Tournament, language: Language) -> String {
    match state.marked_until() {
        RoundNumber(0) => say!(language, "statistics-title"),
        after => say!(language, "statistics-after", n = after),
    }
}

/// `GET /t/{id}/statistics`.
pub async fn show(at: AtDesk) -> HttpResponse {
    at.page(&page(&at.public_view().state, &at.id, at.language))
}

/// `GET /t/{id}/statistics/{name}.svg`, of what everybody may see.
pub(crate) async fn picture(at: AtDesk) -> Answer {
    let view = at.public_view();
    let picture = pictures::one(&view.state, at.part("name"), at.language).ok_or(Fault::Missing)?;
    let bytes = picture.file(&view.state, at.language);
    let name = file_name(&at.id, &view.state.name, &format!("{}.svg", picture.name));
    Ok(file(&name, "image/svg+xml", bytes))
}
