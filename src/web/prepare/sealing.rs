//! A prepared game is sealed; its file and its key.

use crate::frame::visit::{Answer, Fault, Visit};
use crate::prepare::draft_answers::{done, page};
use crate::prepare::seals::{SealForm, key_page};
use crate::{
    frame::app_state::AppState, frame::attachment::file, opening::sealed::lack,
    prepare::draft::DraftPage, prepare::faults::keep_fault,
};
use actix_web::web::{Form, Path};
use flavita_app::preparing::seals::{Kept, SEALED};
use flavita_app::{
    machine::signing::Key, preparing::drafts::DraftFault, preparing::ground::Ground,
};
use flavita_i18n::language::Language;

/// `POST /prepare/games/{id}/seal`.
pub async fn seal(visit: Visit, form: Form<SealForm>) -> Answer {
    let (id, form, language) = (visit.id().to_owned(), form.into_inner(), visit.language);
    let place = format!("/prepare/games/{id}#seals");
    let sealed = visit.work(move |app| match sealed(app, &id, &form, language)? {
        Ok(_number) => Ok::<_, DraftFault>(None),
        Err(faults) => {
            let page = page(app, &id, None, language)?;
            Ok(Some(DraftPage { faults, seal: form.fields, ..page }))
        }
    });
    Ok(done(&visit, &place, sealed.await??))
}

/// Seals it; the inner error is what is said on the page.
fn sealed(
    app: &AppState,
    id: &str,
    form: &SealForm,
    language: Language,
) -> Result<Result<u32, Vec<String>>, DraftFault> {
    let game = app.drafts.load(id)?.game;
    let names = match form.names(language) {
        Ok(names) => names,
        Err(faults) => return Ok(Err(faults)),
    };
    let folder = app.folder.path();
    let found = || Ground::of(&game, folder, app.folder.shelf());
    let ground = match app.workshop.ground(&game, found) {
        Ok(ground) => ground,
        Err(missing) => return Ok(Err(vec![lack(&missing, language)])),
    };
    let sealed = Key::of_folder(folder).map_err(Into::into).and_then(|signer| {
        let draft = (id, form.mark.as_str());
        app.drafts.seal(draft, &ground, &names, &signer)
    });
    Ok(sealed.map_err(|fault| vec![keep_fault(&fault, ground.edition(), language)]))
}

/// `GET /prepare/games/{id}/sealed/{number}`: the file for the halls.
pub async fn take(visit: Visit, path: Path<(String, u32)>) -> Answer {
    let (id, number) = path.into_inner();
    let bytes = kept(&visit, number)?.sealed.to_text().into_bytes();
    Ok(file(&format!("{id}-{number}.{SEALED}"), "text/plain; charset=utf-8", bytes))
}

/// `GET /prepare/games/{id}/key/{number}`: the words, to be printed and kept.
pub async fn key(visit: Visit, path: Path<(String, u32)>) -> Answer {
    let kept = kept(&visit, path.1)?;
    Ok(visit.page(&key_page(visit.id(), &kept, &visit.app.folder, visit.language)))
}

fn kept(visit: &Visit, number: u32) -> Result<Kept, Fault> {
    visit.app.drafts.kept(visit.id(), number)?.ok_or(Fault::Missing)
}
