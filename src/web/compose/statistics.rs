//! The figures of a game as pictures, after the last round that is wholly marked.

use crate::compose::figures::details;
use crate::pages::statistics::{PictureView, StatisticsPage};
use flavita_app::view::DeskView;
use flavita_i18n::{catalogue::say, language::Language};
use flavita_report::{pictures, pictures::picture::Picture};
use flavita_tournament::state::tournament::Tournament;

/// The page.
pub fn page(view: &DeskView, id: &str, language: Language) -> StatisticsPage {
    let state = &view.state;
    let pictures = pictures::all(state, language);
    StatisticsPage {
        tournament: id.to_owned(),
        name: state.name.clone(),
        title: title(state, language),
        details: details(state, language),
        pictures: pictures.into_iter().map(|picture| picture_view(picture, id)).collect(),
    }
}

/// `Статистика после хода 6`.
fn title(state: &Tournament, language: Language) -> String {
    match state.marked_until() {
        0 => say(language, "statistics-title", &[]),
        after => say(language, "statistics-after", &[("n", after.into())]),
    }
}

fn picture_view(picture: Picture, id: &str) -> PictureView {
    PictureView {
        name: picture.name,
        svg: picture.in_page(),
        href: format!("/t/{id}/statistics/{}.svg", picture.name),
        title: picture.title,
        sentence: picture.sentence,
        head: picture.table.head,
        rows: picture.table.rows,
    }
}
