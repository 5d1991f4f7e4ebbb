//! Merging the results of halls over HTTP: reading and checking take their time, beside the threads
//! that serve.

use crate::frame::{Answer, Errand, Fault, Visit, Wanted, attachment, show};
use crate::{frame::kept_fault::kept_fault, parts::Named, parts::Posted, parts::typed_name};
use crate::{merging, merging::list, merging::page::SaidLine, merging::standings::Asked};
use actix_web::{HttpResponse, web::Bytes, web::Form, web::Query};
use flavita_app::{machine::files::KeptFault, merging::folder::MergeFolder};
use flavita_app::{merging::intake::Intake, merging::kept::Wish};
use flavita_i18n::{halls, language::Language, text::fault_sentence};
use flavita_report::halls_csv;
use flavita_tournament::model::text;
use serde::Deserialize;
use serde_json::json;

/// `GET /merge`.
pub(crate) async fn list(visit: Visit) -> Answer {
    list_with(&visit, String::new(), String::new()).await
}

async fn list_with(visit: &Visit, name: String, fault: String) -> Answer {
    let mut page = visit.work(|app| list::page(&app.folder, app.language)).await??;
    (page.name, page.fault) = (name, fault);
    Ok(visit.page_unless(&page, !page.fault.is_empty()))
}

/// `POST /merge`: begins one.
pub(crate) async fn create(visit: Visit, form: Form<Named>) -> Answer {
    let name = match typed_name(&form.name, "merge-fault-name", visit.language) {
        Ok(name) => name,
        Err(fault) => return list_with(&visit, form.into_inner().name, fault).await,
    };
    let id = visit.work(move |app| app.folder.create_merge(&name)).await??;
    Ok(show::redirect(&format!("/merge/{id}")))
}

/// `GET /merge/{id}`.
pub(crate) async fn show(visit: Visit) -> Answer {
    page(&visit, None).await
}

async fn page(visit: &Visit, said: Option<SaidLine>) -> Answer {
    let mut page = visit.work(|app| list::one(&app.folder, &app.id, app.language)).await??;
    page.said.extend(said);
    let is_refused = page.said.iter().any(|one| one.level == "error");
    Ok(visit.page_unless(&page, is_refused))
}

/// `POST /merge/{id}/files`: the body is a file.
pub(crate) async fn take_file(visit: Visit, named: Query<Named>, bytes: Bytes) -> Answer {
    let taken = change_files(&visit, move |merge| merge.take(&named.name, &bytes));
    let SaidLine { level, sentence } = match taken.await? {
        Ok(intake) => said(&intake, visit.language),
        Err(fault) => {
            tracing::error!(error = %fault, "a result could not be kept");
            SaidLine { level: "error", sentence: kept_fault(&fault, true, visit.language) }
        }
    };
    let told = json!({ "ok": level != "error", "level": level, "sentence": sentence });
    Ok(HttpResponse::Ok().json(told))
}

async fn change_files<R: Send + 'static>(
    visit: &Visit,
    change: impl FnOnce(&MergeFolder) -> Result<R, KeptFault> + Send + 'static,
) -> Result<Result<R, KeptFault>, Fault> {
    visit.work(move |app| app.folder.change_merge(&app.id, change)).await
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
pub(crate) async fn change(visit: Visit, form: Form<Posted<MergeForm>>) -> Answer {
    let (is_done, part) = match form.into_inner() {
        Posted::Known(MergeForm::Take { text }) => {
            let intake = change_files(&visit, move |merge| merge.take("", text.as_bytes()));
            let line = said(&intake.await??, visit.language);
            return page(&visit, Some(line)).await;
        }
        Posted::Known(MergeForm::Decide(decision)) => match decide(&visit, decision).await {
            Ok(is_done) => (is_done, "decided"),
            Err(fault) => return refused(&visit, fault.told()?).await,
        },
        Posted::Known(MergeForm::Remove { file }) => {
            (change_files(&visit, move |merge| merge.put_aside(&file)).await??, "halls")
        }
        Posted::Known(MergeForm::Back { file }) => {
            (change_files(&visit, move |merge| merge.bring_back(&file)).await??, "halls")
        }
        Posted::Unknown {} => (false, "halls"),
    };
    if is_done {
        return Ok(show::redirect(&format!("/merge/{}#{part}", visit.id())));
    }
    refused(&visit, say!(visit.language, "merge-meanwhile")).await
}

async fn decide(visit: &Visit, form: Decision) -> Result<bool, Fault> {
    let because = text::clean_comment(&form.because)
        .map_err(|fault| Fault::Told(fault_sentence(visit.language, &fault)))?;
    let id = visit.id().to_owned();
    let decided = visit.work(move |app| {
        let answer = (form.answer.as_str(), because.as_str());
        let wish = Wish {
            kind: &form.kind,
            subject: &form.subject,
            answer: Some(answer).filter(|_| !form.answer.is_empty()),
        };
        app.folder.decide_merge(&id, wish)
    });
    Ok(decided.await??)
}

async fn refused(visit: &Visit, sentence: String) -> Answer {
    page(visit, Some(SaidLine { level: "error", sentence })).await
}

/// `GET /merge/{id}/standings`.
pub(crate) async fn standings(visit: Visit, asked: Query<Asked>) -> Answer {
    let made = move |app: &Errand| {
        let outcome = app.folder.merge_outcome(&app.id)?;
        Ok::<_, KeptFault>(merging::standings::page(&app.id, &outcome, &asked, app.language))
    };
    visit.shown(made).await
}

/// `GET /merge/{id}/{table}.csv`: the bytes that `flavita merge` writes.
pub(crate) async fn csv(visit: Visit, wanted: Query<Wanted>) -> Answer {
    let (profile, table) = (wanted.profile, visit.part("table"));
    let (name, export) =
        halls_csv::ALL.iter().find(|(name, _)| *name == table).ok_or(Fault::Missing)?;
    let file = format!("{}-{name}", visit.id());
    let outcome = visit.work(move |app| {
        let outcome = app.folder.merge_outcome(&app.id)?;
        Ok::<_, KeptFault>(export(&outcome.merged, profile, app.language))
    });
    Ok(attachment(&file, outcome.await??))
}

/// What is said of a file, or of pasted text.
pub fn said(intake: &Intake, language: Language) -> SaidLine {
    let (level, sentence) = match intake {
        Intake::Taken { hall } => ("done", say!(language, "merge-taken", name = hall)),
        Intake::Known { hall } => ("done", say!(language, "merge-known", name = hall)),
        Intake::Faulty { hall, fault } => {
            let key = if hall.is_empty() { "merge-faulty-nameless" } else { "merge-faulty" };
            ("error", say!(language, key, name = hall, what = halls::fault(fault, language)))
        }
        Intake::Refused(fault) => {
            ("error", say!(language, "merge-refused", what = halls::fault(fault, language)))
        }
        Intake::Codes { fresh, known, unread } => {
            return said_of_codes((*fresh, *known, *unread), language);
        }
    };
    SaidLine { level, sentence }
}

/// How many codes are new, which were there already, and which lines could not be read.
fn said_of_codes((fresh, known, unread): (usize, usize, usize), language: Language) -> SaidLine {
    let counted = |key: &str, count: usize| say!(language, key, n = count);
    let mut sentences = vec![counted("merge-codes-fresh", fresh)];
    if known > 0 {
        sentences.push(counted("merge-codes-known", known));
    }
    if unread > 0 {
        sentences.push(counted("merge-codes-unread", unread));
    }
    SaidLine { level: if unread > 0 { "look" } else { "done" }, sentence: sentences.join(" ") }
}
