//! Lists of players in files: what they would bring, shown before anybody is taken in.

use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;

use crate::show::{self, SharedHall};
use crate::{
    compose, pages::player_preview::PlayerPreviewPage, player_list::arranged::Names,
    player_list::file::Chosen, player_list::separator::Separator,
};
use flavita_i18n::language::Language;
use flavita_tournament::state::tournament::Tournament;

/// With what a list is to be read; the program finds out what is not said.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct How {
    encoding: Option<String>,
    separator: Option<String>,
    /// `whole` or `apart`.
    names: Option<String>,
    /// Whether it was pasted and not in a file: then there is no encoding to choose.
    pasted: Option<String>,
}

impl How {
    fn chosen(&self) -> Chosen<'_> {
        Chosen {
            encoding: self.encoding.as_deref(),
            separator: self.separator.as_deref().and_then(Separator::from_tag),
            names: self.names.as_deref().and_then(Names::from_tag),
            is_pasted: self.pasted.is_some(),
        }
    }

    fn page(
        &self,
        bytes: &[u8],
        tournament: Option<&Tournament>,
        language: Language,
    ) -> PlayerPreviewPage {
        let mut page = compose::player_preview::page(bytes, &self.chosen(), tournament, language);
        if self.pasted.is_some() {
            page.encodings.clear();
            // In the form of a new tournament the text stands where it is taken from.
            page.is_in_place = page.is_new;
        }
        page
    }
}

/// `POST /t/{id}/players/preview`: the body is the file.
pub async fn preview(
    hall: SharedHall,
    id: web::Path<String>,
    how: web::Query<How>,
    bytes: web::Bytes,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    show::of_desk(&hall, &request, &id, |view| Some(how.page(&bytes, Some(&view.state), language)))
}

/// `POST /players/preview`: the same for a tournament that is being set up.
pub async fn preview_for_new(
    hall: SharedHall,
    how: web::Query<How>,
    bytes: web::Bytes,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    show::page(&hall, &request, &how.page(&bytes, None, language))
}
