//! A player's games as one file to take home: his rounds, what he lost, and where he stood.

use crate::frame::{Answer, AtDesk, Fault, Silence, Wanted, attachment, file, file_name};
use crate::phone::page::is_told_later;
use actix_web::web::Query;
use flavita_app::{desk::PublicView, folder::data_folder::FolderError};
use flavita_report::losses::{TakenHome, page};
use flavita_tournament::model::{Player, Slip};
use std::sync::Arc;

/// `GET /t/{id}/me/games`: his games of the event, as a page that needs nothing beside it.
pub(crate) async fn take(at: AtDesk) -> Answer {
    let number = at.who().player.ok_or(Fault::Missing)?;
    let own = at.public_view().state.players.get(&number).map(Player::full_name);
    let own = own.ok_or(Fault::Missing)?;
    let silence = Silence::before(&at.app, &at.who());
    let made = at.work(move |app| {
        let views = app.folder.games(&app.id)?.into_iter().map(|game| {
            let view = app.folder.desk(&game)?.public_view();
            Ok((game, view))
        });
        let mut views = views.collect::<Result<Vec<(String, Arc<PublicView>)>, FolderError>>()?;
        views.retain(|(_, view)| {
            let player = view.state.players.get(&number);
            player.is_some_and(|player| player.full_name() == own)
        });
        let told = views.iter().map(|(game, view)| {
            let silence = &silence;
            move |slip: &Slip| !is_told_later(&view.state, game, slip, silence)
        });
        let told: Vec<_> = told.collect();
        let games = views.iter().zip(&told).map(|((_, view), is_told)| TakenHome {
            state: &view.state,
            player: Some(number),
            is_told,
        });
        Ok::<_, FolderError>(page(&games.collect::<Vec<_>>(), app.language))
    });
    let page = made.await??;
    let name = file_name(&at.id, &at.public_view().state.name, &format!("{number}.html"));
    Ok(file(&name, "text/html; charset=utf-8", page))
}

/// `GET /t/{id}/me/losses.csv`: his rounds of this game as a table.
pub(crate) async fn table(at: AtDesk, wanted: Query<Wanted>) -> Answer {
    let (view, number) = (at.public_view(), at.who().player.ok_or(Fault::Missing)?);
    let silence = Silence::before(&at.app, &at.who());
    let is_told = |slip: &Slip| !is_told_later(&view.state, &at.id, slip, &silence);
    let own = TakenHome { state: &view.state, player: Some(number), is_told: &is_told };
    let name = file_name(&at.id, &view.state.name, &number.to_string());
    Ok(attachment(&name, own.csv(wanted.profile, at.language)))
}
