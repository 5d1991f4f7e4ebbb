//! An organiser's wishes, and the games that fit them.

use crate::frame::{Answer, Errand, Visit, show};
use crate::prepare::offers::{self, PreparePage};
use crate::prepare::{faults::draft_fault, form::PrepareForm};
use crate::{parts::Sent, setup::page::settle_theme};
use actix_web::{HttpResponse, web::Form};
use flavita_app::preparing::offering::{fresh_seed, rude};
use flavita_app::{preparing::ground::Ground, words::choose};

/// `GET /prepare`.
pub(crate) async fn show(visit: Visit) -> Answer {
    answer(&visit, PrepareForm::usual(), Vec::new()).await
}

/// Shows what was typed, and what cannot be done; files are read beside the threads that serve.
async fn answer(visit: &Visit, form: PrepareForm, faults: Vec<String>) -> Answer {
    let is_refused = !faults.is_empty();
    let page = visit.work(move |app| {
        let stock = (&app.folder.shelf, &*app.drafts);
        let page = offers::page(&form, stock, app.generation.run().as_deref(), app.language);
        PreparePage { faults: [faults, page.faults.clone()].concat(), ..page }
    });
    Ok(visit.page_unless(&page.await?, is_refused))
}

/// `POST /prepare`: begins to play, unless somebody on this computer thinks about a rack.
pub(crate) async fn begin(visit: Visit, form: Form<PrepareForm>) -> Answer {
    let mut form = form.into_inner();
    let begun = visit.work(move |app| (begun(app, &mut form), form));
    match begun.await? {
        (Ok(()), _form) => Ok(show::redirect("/prepare#run")),
        (Err(faults), form) => answer(&visit, form, faults).await,
    }
}

fn begun(app: &Errand, form: &mut PrepareForm) -> Result<(), Vec<String>> {
    let language = app.language;
    if let Some(name) = app.folder.tournament_in_round() {
        return Err(vec![say!(language, "prepare-fault-round", name)]);
    }
    let chosen = form.chosen(&app.folder.shelf, language);
    let (wanted, mut profile) = chosen.map_err(|fault| vec![fault])?;
    let seed = fresh_seed()
        .map_err(|error| vec![say!(language, "prepare-fault-disk", name = error.to_string())])?;
    let mut order = form.order(&wanted, &seed, language)?;
    settle_theme(app, &mut form.theme, &mut profile.form.theme, &wanted)
        .map_err(|fault| vec![fault])?;
    if form.polite.is_some() {
        let rude = rude(&wanted.list, &wanted.edition).map_err(|fault| {
            vec![say!(language, "prepare-run-broken", name = fault.to_string())]
        })?;
        order.wishes.unwanted.extend(rude);
    }
    let ground = move || {
        let words = choose(&wanted.edition, &wanted.list, &wanted.choice)?;
        Ok(Ground::new(&wanted.edition, words, profile))
    };
    let watched = app.app.clone();
    let is_round_open = move || watched.folder.tournament_in_round().is_some();
    let begun = app.generation.begin(order, &app.drafts, ground, is_round_open);
    begun.map_err(|_busy| vec![say!(language, "prepare-fault-busy")])
}

/// `GET /prepare/progress`: how the run stands, for the script of the page.
pub async fn progress(visit: Visit) -> HttpResponse {
    let run = visit.app.generation.run();
    show::json(run.map(|run| offers::run(&run, visit.language)))
}

/// `POST /prepare/stop`.
pub async fn stop(visit: Visit) -> HttpResponse {
    if let Some(run) = visit.app.generation.run() {
        run.stop();
    }
    show::redirect("/prepare#run")
}

/// `POST /prepare/delete`: deletes the games that are ticked.
pub(crate) async fn delete(visit: Visit, ticked: Form<Sent>) -> Answer {
    let deleted = visit.work(move |app| {
        let faults = ticked.all("game").filter_map(|id| app.drafts.delete(id).err());
        faults.map(|fault| draft_fault(&fault, app.language)).collect::<Vec<_>>()
    });
    let faults = deleted.await?;
    if faults.is_empty() {
        return Ok(show::redirect("/prepare"));
    }
    answer(&visit, PrepareForm::usual(), faults).await
}
