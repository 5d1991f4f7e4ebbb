//! One game in many halls, merged by mouse: what `flavita merge` does with a folder.

use crate::frame::attachment::{Wanted, attachment};
use crate::{
    frame::app_state::AppState, frame::show, frame::show::SharedState,
    http::run_blocking::run_blocking, merging, merging::page::SaidLine, merging::said,
    merging::standings::Asked, parts::posted::Posted,
};
use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use flavita_app::merging::deciding::Wish;
use flavita_app::merging::folder::{MergeFault, MergeFolder};
use flavita_i18n::{catalogue::say, text::fault_sentence};
use flavita_report::halls_csv;
use flavita_tournament::model::text;
use serde::{Deserialize, Serialize};

/// `GET /merge`.
pub async fn list(app: SharedState, request: HttpRequest) -> HttpResponse {
    let (language, data) = (show::language(&request), app.clone());
    let page = run_blocking(move || merging::list::page(&data.folder, language)).await;
    answer(&app, &request, page, |page| show::page(&app, &request, &page))
}

/// What a new merge is called.
#[derive(Debug, Deserialize)]
pub struct NewMerge {
    #[serde(default)]
    name: String,
}

/// `POST /merge`: begins one.
pub async fn create(
    app: SharedState,
    form: web::Form<NewMerge>,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    let name = match merging::list::name(&form.name, language) {
        Ok(name) => name,
        Err(fault) => {
            let data = app.clone();
            let page = run_blocking(move || merging::list::page(&data.folder, language)).await;
            return answer(&app, &request, page, |mut page| {
                (page.name, page.fault) = (form.into_inner().name, fault);
                let status = StatusCode::UNPROCESSABLE_ENTITY;
                show::with_status(&app, &request, &page, status)
            });
        }
    };
    let data = app.clone();
    let made = run_blocking(move || data.folder.create_merge(&name)).await;
    answer(&app, &request, made, |id| show::redirect(&format!("/merge/{id}")))
}

/// `GET /merge/{id}`.
pub async fn show(app: SharedState, id: web::Path<String>, request: HttpRequest) -> HttpResponse {
    page(&app, &request, &id, Vec::new()).await
}

/// The page with what became of what was asked for.
async fn page(
    app: &SharedState,
    request: &HttpRequest,
    id: &str,
    said: Vec<SaidLine>,
) -> HttpResponse {
    let (language, data, id) = (show::language(request), app.clone(), id.to_owned());
    let made = run_blocking(move || merging::one::page(&data.folder, &id, language)).await;
    answer(app, request, made, |mut page| {
        let is_refused = said.iter().any(|one| one.level == "error");
        page.said = said;
        if is_refused {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            return show::with_status(app, request, &page, status);
        }
        show::page(app, request, &page)
    })
}

/// Under which name a file came.
#[derive(Debug, Deserialize)]
pub struct Named {
    #[serde(default)]
    name: String,
}

/// What became of a file.
#[derive(Debug, Serialize)]
struct FileAnswer {
    ok: bool,
    level: &'static str,
    sentence: String,
}

/// `POST /merge/{id}/files`: the body is a file.
pub async fn take_file(
    app: SharedState,
    id: web::Path<String>,
    named: web::Query<Named>,
    bytes: web::Bytes,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    let id = id.into_inner();
    let taken = run_blocking(move || {
        let change = |merge: &MergeFolder| merge.take(&named.name, &bytes);
        app.folder.change_merge(&id, change)
    });
    let line = match taken.await {
        Err(stopping) => return stopping,
        Ok(Ok(intake)) => said::line(&intake, language),
        Ok(Err(fault)) => {
            tracing::error!(error = %fault, "a result could not be kept");
            SaidLine { level: "error", sentence: merging::list::fault(&fault, language) }
        }
    };
    HttpResponse::Ok().json(FileAnswer {
        ok: line.level != "error",
        level: line.level,
        sentence: line.sentence,
    })
}

/// What the page asks for: to take in the texts of scanned codes, or a result, as somebody pasted
/// it, to decide a conflict, to take a file out, or in again.
#[derive(Debug, Deserialize)]
#[serde(tag = "act", rename_all = "snake_case")]
pub(crate) enum MergeForm {
    Take { text: String },
    Decide(Decision),
    Remove { file: String },
    Back { file: String },
}

/// What is decided about a conflict.
#[derive(Debug, Deserialize)]
pub(crate) struct Decision {
    kind: String,
    /// What it is about.
    subject: String,
    /// The answer; empty where the decision is taken back.
    #[serde(default)]
    answer: String,
    /// Why.
    #[serde(default)]
    because: String,
}

/// `POST /merge/{id}`.
pub(crate) async fn change(
    app: SharedState,
    id: web::Path<String>,
    form: web::Form<Posted<MergeForm>>,
    request: HttpRequest,
) -> HttpResponse {
    match form.into_inner() {
        Posted::Known(MergeForm::Take { text }) => take_text(&app, &id, text, &request).await,
        Posted::Known(MergeForm::Decide(decision)) => decide(&app, &id, decision, &request).await,
        Posted::Known(MergeForm::Remove { file }) => {
            move_file(&app, &id, &request, move |merge| merge.put_aside(&file)).await
        }
        Posted::Known(MergeForm::Back { file }) => {
            move_file(&app, &id, &request, move |merge| merge.bring_back(&file)).await
        }
        Posted::Unknown {} => changed(&app, &request, &id, Ok(Ok(false)), "halls").await,
    }
}

async fn take_text(
    app: &SharedState,
    id: &str,
    text: String,
    request: &HttpRequest,
) -> HttpResponse {
    let (data, name) = (app.clone(), id.to_owned());
    let taken = run_blocking(move || {
        let change = |merge: &MergeFolder| merge.take("", text.as_bytes());
        data.folder.change_merge(&name, change)
    });
    match taken.await {
        Err(stopping) => stopping,
        Ok(Err(fault)) => merge_fault(app, request, &fault),
        Ok(Ok(intake)) => {
            let line = said::line(&intake, show::language(request));
            page(app, request, id, vec![line]).await
        }
    }
}

async fn decide(
    app: &SharedState,
    id: &str,
    form: Decision,
    request: &HttpRequest,
) -> HttpResponse {
    let because = match text::clean_comment(&form.because) {
        Ok(because) => because,
        Err(fault) => {
            let sentence = fault_sentence(show::language(request), &fault);
            return refused(app, request, id, sentence).await;
        }
    };
    let (data, name) = (app.clone(), id.to_owned());
    let decided = run_blocking(move || {
        let answer = (form.answer.as_str(), because.as_str());
        let wish = Wish {
            kind: &form.kind,
            subject: &form.subject,
            answer: Some(answer).filter(|_| !form.answer.is_empty()),
        };
        data.folder.decide_merge(&name, wish)
    });
    changed(app, request, id, decided.await, "decided").await
}

async fn move_file(
    app: &SharedState,
    id: &str,
    request: &HttpRequest,
    change: impl FnOnce(&MergeFolder) -> Result<bool, MergeFault> + Send + 'static,
) -> HttpResponse {
    let (data, name) = (app.clone(), id.to_owned());
    let moved = run_blocking(move || data.folder.change_merge(&name, change));
    changed(app, request, id, moved.await, "halls").await
}

/// Leads back to the page; where nothing could be done any more, the page says so.
async fn changed(
    app: &SharedState,
    request: &HttpRequest,
    id: &str,
    done: Result<Result<bool, MergeFault>, HttpResponse>,
    part: &str,
) -> HttpResponse {
    match done {
        Err(stopping) => stopping,
        Ok(Err(fault)) => merge_fault(app, request, &fault),
        Ok(Ok(true)) => show::redirect(&format!("/merge/{id}#{part}")),
        Ok(Ok(false)) => {
            let sentence = say(show::language(request), "merge-meanwhile", &[]);
            refused(app, request, id, sentence).await
        }
    }
}

async fn refused(
    app: &SharedState,
    request: &HttpRequest,
    id: &str,
    sentence: String,
) -> HttpResponse {
    let level = "error";
    page(app, request, id, vec![SaidLine { level, sentence }]).await
}

/// Of whom the standings are asked for: `?hall=…&category=…&leaf=…`.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Part {
    hall: String,
    category: String,
    leaf: usize,
}

/// `GET /merge/{id}/standings`.
pub async fn standings(
    app: SharedState,
    id: web::Path<String>,
    part: web::Query<Part>,
    request: HttpRequest,
) -> HttpResponse {
    let (language, data, part) = (show::language(&request), app.clone(), part.into_inner());
    let asked = Asked { hall: part.hall, category: part.category, leaf: part.leaf };
    let made = run_blocking(move || {
        let outcome = data.folder.merge_outcome(&id)?;
        Ok(merging::standings::page(&id, &outcome, &asked, language))
    });
    answer(&app, &request, made.await, |page| show::page(&app, &request, &page))
}

/// `GET /merge/{id}/{table}.csv`: the bytes that `flavita merge` writes.
pub async fn csv(
    app: SharedState,
    path: web::Path<(String, String)>,
    wanted: web::Query<Wanted>,
    request: HttpRequest,
) -> HttpResponse {
    let (id, table) = path.into_inner();
    let Some((name, export)) = halls_csv::ALL.iter().find(|(name, _)| *name == table) else {
        return show::not_found(&app, &request);
    };
    let (language, profile, data) = (show::language(&request), wanted.profile(), app.clone());
    let made = run_blocking(move || {
        let outcome = data.folder.merge_outcome(&id)?;
        let bytes = export(&outcome.merged(), profile, language);
        Ok((format!("{id}-{name}"), bytes))
    });
    answer(&app, &request, made.await, |(name, bytes)| attachment(&name, bytes))
}

/// The answer to what was made, or why it could not be.
fn answer<R>(
    app: &AppState,
    request: &HttpRequest,
    made: Result<Result<R, MergeFault>, HttpResponse>,
    show: impl FnOnce(R) -> HttpResponse,
) -> HttpResponse {
    match made {
        Err(stopping) => stopping,
        Ok(Err(fault)) => merge_fault(app, request, &fault),
        Ok(Ok(made)) => show(made),
    }
}

/// The page for a merge that cannot be shown or kept.
fn merge_fault(app: &AppState, request: &HttpRequest, fault: &MergeFault) -> HttpResponse {
    if matches!(fault, MergeFault::NoSuchMerge(_)) {
        return show::not_found(app, request);
    }
    tracing::error!(error = %fault, "a merge cannot be shown or kept");
    let sentence = merging::list::fault(fault, show::language(request));
    let status = StatusCode::INTERNAL_SERVER_ERROR;
    show::error(app, request, status, "error-fault", Some(sentence))
}
