//! A prepared game, looked through, changed and sealed.

use crate::frame::{Answer, Errand, Fault, Visit, file, show};
use crate::prepare::faults::{draft_fault, game_fault, keep_fault};
use crate::prepare::{draft::DraftPage, draft::SealFields, draft::read_sent, seals::key_page};
use crate::{opening::sealed::lack, parts::Sent, prepare::draft, prepare::seals};
use actix_web::{HttpResponse, web::Form, web::Path, web::Query};
use flavita_app::preparing::seals::{Kept, SEALED};
use flavita_app::{machine::signing::SecretKey, preparing::drafts::DraftFault, sealed};
use flavita_contests::prepared::making::Exchange;
use flavita_tournament::model::RoundNumber;
use serde::Deserialize;

/// What is to be changed in a round of the state of the game that is meant.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct ChangeForm {
    mark: String,
    #[serde(default)]
    round: RoundNumber,
    #[serde(flatten)]
    change: Change,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "act", rename_all = "snake_case")]
enum Change {
    Rack { rack: String },
    Top { top: String },
    Undo,
}

/// `GET /prepare/games/{id}`.
pub(crate) async fn one(visit: Visit, wanted: Query<Sent>) -> Answer {
    visit.shown(move |app| page(app, wanted.one("round").parse().ok())).await
}

/// Leads on, or shows what has to be mended.
pub(crate) fn done(visit: &Visit, place: &str, page: Option<DraftPage>) -> HttpResponse {
    page.map_or_else(|| show::redirect(place), |page| visit.refused(&page))
}

/// The page of a game, with what was sealed of it.
pub(crate) fn page(app: &Errand, round: Option<RoundNumber>) -> Result<DraftPage, DraftFault> {
    let (id, language) = (app.id.as_str(), app.language);
    let draft = app.drafts.load(id)?;
    let edition = sealed::seating::edition(&draft.game.edition, &app.folder.shelf);
    let page = draft::page((id, &draft), edition.as_ref().ok(), round, language);
    let missing = edition.err().map(|missing| lack(&missing, language));
    let kept = app.drafts.every_kept(id)?;
    Ok(DraftPage {
        faults: missing.into_iter().chain(page.faults).collect(),
        seals: seals::views(&kept, &app.folder, &draft.mark, language),
        ..page
    })
}

/// `POST /prepare/games/{id}`: exchanges a rack or a top, or takes the last exchange back.
pub(crate) async fn change(visit: Visit, form: Form<ChangeForm>) -> Answer {
    let form = form.into_inner();
    let round = form.round;
    let place = format!("/prepare/games/{}?round={}#round", visit.id(), round.max(RoundNumber(1)));
    let changed = visit.work(move |app| match changed(app, &form) {
        Ok(()) => Ok::<_, Fault>(None),
        Err(fault) => {
            let (fault, mut page) = (fault.told()?, page(app, Some(round))?);
            page.faults.insert(0, fault);
            if let (Some(shown), Change::Rack { rack }) = (&mut page.shown, form.change) {
                shown.typed = rack;
            }
            Ok(Some(page))
        }
    });
    Ok(done(&visit, &place, changed.await??))
}

fn changed(app: &Errand, form: &ChangeForm) -> Result<(), Fault> {
    let (id, language) = (app.id.as_str(), app.language);
    let kept = |kept: Result<(), DraftFault>| match kept {
        Err(fault @ DraftFault::Changed(_)) => Err(Fault::Told(draft_fault(&fault, language))),
        kept => Ok(kept?),
    };
    let exchange = match &form.change {
        Change::Undo => return kept(app.drafts.undo(id, &form.mark)),
        Change::Rack { rack } => Exchange::Rack(rack.trim().to_uppercase()),
        Change::Top { top } => Exchange::Laid(read_sent(top)),
    };
    let draft = app.drafts.load(id)?;
    let ground = app.generation.ground.of(&draft.game, &app.folder.path, &app.folder.shelf);
    let ground = ground.map_err(|missing| Fault::Told(lack(&missing, language)))?;
    let game = ground.basis().change(&draft.game, form.round, &exchange);
    let told = |fault| Fault::Told(game_fault(&fault, &ground.edition, language));
    kept(app.drafts.change(id, &form.mark, &game.map_err(told)?))
}

/// `GET /prepare/games/{id}/draft`: the file, as `flavita prepare` reads it.
pub(crate) async fn draft(visit: Visit) -> Answer {
    let bytes = visit.app.drafts.load(visit.id())?.game.to_bytes();
    Ok(file(&format!("{}.json", visit.id()), "application/json", bytes))
}

/// `POST /prepare/games/{id}/seal`.
pub(crate) async fn seal(visit: Visit, form: Form<SealFields>) -> Answer {
    let form = form.into_inner();
    let place = format!("/prepare/games/{}#seals", visit.id());
    let sealed = visit.work(move |app| match sealed(app, &form)? {
        Ok(_number) => Ok::<_, DraftFault>(None),
        Err(faults) => {
            let page = page(app, None)?;
            Ok(Some(DraftPage { faults, seal: form, ..page }))
        }
    });
    Ok(done(&visit, &place, sealed.await??))
}

/// Seals it; the inner error is what is said on the page.
fn sealed(app: &Errand, form: &SealFields) -> Result<Result<u32, Vec<String>>, DraftFault> {
    let (id, language) = (app.id.as_str(), app.language);
    let game = app.drafts.load(id)?.game;
    let names = match form.names(language) {
        Ok(names) => names,
        Err(faults) => return Ok(Err(faults)),
    };
    let folder = &app.folder.path;
    let ground = match app.generation.ground.of(&game, folder, &app.folder.shelf) {
        Ok(ground) => ground,
        Err(missing) => return Ok(Err(vec![lack(&missing, language)])),
    };
    let sealed = SecretKey::of_folder(folder).map_err(Into::into).and_then(|signer| {
        let draft = (id, form.mark.as_str());
        app.drafts.seal(draft, &ground, &names, &signer)
    });
    Ok(sealed.map_err(|fault| vec![keep_fault(&fault, &ground.edition, language)]))
}

/// `GET /prepare/games/{id}/sealed/{number}`: the file for the halls.
pub(crate) async fn take(visit: Visit, path: Path<(String, u32)>) -> Answer {
    let (id, number) = path.into_inner();
    let bytes = kept(&visit, number)?.sealed.to_text().into_bytes();
    Ok(file(&format!("{id}-{number}.{SEALED}"), "text/plain; charset=utf-8", bytes))
}

/// `GET /prepare/games/{id}/key/{number}`: the words, to be printed and kept.
pub(crate) async fn key(visit: Visit, path: Path<(String, u32)>) -> Answer {
    let kept = kept(&visit, path.1)?;
    Ok(visit.page(&key_page(visit.id(), &kept, &visit.app.folder, visit.language)))
}

fn kept(visit: &Visit, number: u32) -> Result<Kept, Fault> {
    visit.app.drafts.kept(visit.id(), number)?.ok_or(Fault::Missing)
}
