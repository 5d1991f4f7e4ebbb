//! The figures of a game as pictures, after the last round that is wholly marked.

use crate::app::view::DeskView;
use crate::i18n::catalogue::say;
use crate::i18n::language::Language;
use crate::report::pictures::{self, picture::Picture};
use crate::tournament::state::Tournament;
use crate::web::compose::figures::details;
use crate::web::pages::statistics::{PictureView, StatisticsPage};

/// The page.
#[must_use]
pub fn page(view: &DeskView, id: &str, language: Language) -> StatisticsPage {
    let state = &view.state;
    let pictures = pictures::all(state, language);
    StatisticsPage {
        tournament: id.to_owned(),
        name: state.name.clone(),
        title: title(state, language),
        details: details(state, language),
        pictures: pictures
            .into_iter()
            .map(|picture| picture_view(picture, id))
            .collect(),
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
