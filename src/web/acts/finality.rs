//! Declaring a tournament final: first nothing may be open, then the whole log is checked.
//!
//! The check runs off the threads that answer the hall. If nothing differs the desk is asked for
//! `Finalised` with the head that was checked, and refuses where something was recorded meanwhile.

use crate::frame::show::{SharedState, fault_sentence};
use actix_web::web;
use flavita_app::{audit::check::Findings, desk::ask::Ask, desk::door::Desk};
use flavita_i18n::{catalogue::say, language::Language, refusal::still_open};
use flavita_tournament::decide::finality::open;

/// Checks a tournament, off the threads that answer the hall.
///
/// # Errors
/// A sentence with what is still open, or with the first difference that was found.
pub async fn checked(
    app: &SharedState,
    (id, desk): (&str, &Desk),
    language: Language,
) -> Result<Ask, String> {
    if let Some(open) = open(&desk.view().state).first() {
        return Err(still_open(language, *open));
    }
    let (folder, name) = (app.clone(), id.to_owned());
    let checked = web::block(move || folder.folder.check(&name)).await;
    let findings = match checked {
        Ok(Ok(findings)) => findings,
        Ok(Err(fault)) => {
            let file = app.folder.file(id).display().to_string();
            return Err(unread(language, &fault_sentence(language, &fault, &file)));
        }
        Err(fault) => return Err(unread(language, &fault.to_string())),
    };
    verdict(&findings, language)
}

fn verdict(findings: &Findings, language: Language) -> Result<Ask, String> {
    let Some(first) = findings.differences.first() else {
        return Ok(Ask::Finalise { checked: findings.head });
    };
    let count = findings.differences.len().into();
    let first = first.as_str().into();
    Err(say(language, "final-differs", &[("n", count), ("first", first)]))
}

fn unread(language: Language, fault: &str) -> String {
    say(language, "final-unread", &[("fault", fault.into())])
}
