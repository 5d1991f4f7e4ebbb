//! A player's games as one file to take home: his rounds, what he lost, and where he stood.

use crate::frame::{Answer, AtDesk, Fault, Silence, disposition, file_name};
use crate::phone::page::{OwnPage, page};
use actix_web::http::header::{self, HeaderValue};
use flavita_app::{desk::PublicView, folder::data_folder::FolderError};
use serde::Serialize;
use std::sync::Arc;

/// `GET /t/{id}/me/games`: a page that needs nothing beside it.
#[derive(Debug, Clone, Serialize)]
pub struct TakenHome {
    /// The player's name.
    pub player: String,
    /// The games of the event in which he plays, in order.
    pub games: Vec<OwnPage>,
}

page!(TakenHome, "phone/games.html");

/// `GET /t/{id}/me/games`.
pub(crate) async fn take(at: AtDesk) -> Answer {
    let number = at.who().player.ok_or(Fault::Missing)?;
    let own = at.public_view().state.players.get(&number).ok_or(Fault::Missing)?.clone();
    let name = at.public_view().state.name.clone();
    let id = at.id.clone();
    let views = at.work(move |app| {
        let views = app.folder.games(&id)?.into_iter().map(|game| {
            let view = app.folder.desk(&game)?.public_view();
            Ok((game, view))
        });
        views.collect::<Result<Vec<(String, Arc<PublicView>)>, FolderError>>()
    });
    let silence = Silence::before(&at.app, &at.who());
    let views = views.await??;
    let games = views.iter().filter_map(|(game, view)| {
        let player = view.state.players.get(&number)?;
        let is_same = player.full_name() == own.full_name();
        is_same.then(|| page(view, (game, player), &[], &silence, at.language))
    });
    let games = TakenHome { player: own.full_name(), games: games.collect() };
    let named = file_name(&at.id, &name, &format!("{number}.html"));
    let mut answer = at.page(&games);
    let named = HeaderValue::try_from(disposition(&named)).expect("the header is ASCII");
    answer.headers_mut().insert(header::CONTENT_DISPOSITION, named);
    Ok(answer)
}
