//! Declaring a tournament final: first nothing may be open, then the whole log is checked.
//!
//! The check runs off the threads that answer the hall. If nothing differs the desk is asked for
//! `Finalised` with the head that was checked, and refuses where something was recorded meanwhile.

use crate::frame::visit::{AtDesk, Broken as _};
use flavita_app::{audit::check::Findings, desk::ask::Ask};
use flavita_i18n::{catalogue::say, language::Language, refusal::still_open};
use flavita_tournament::decide::finality::open;

/// Checks a tournament, off the threads that answer the hall.
///
/// # Errors
/// A sentence with what is still open, or with the first difference that was found.
pub async fn checked(at: &AtDesk) -> Result<Ask, String> {
    if let Some(open) = open(&at.view().state).first() {
        return Err(still_open(at.language, *open));
    }
    let unread = |fault: String| say!(at.language, "final-unread", fault = fault);
    let id = at.id.clone();
    let checked = at.work(move |app| app.folder.check(&id)).await;
    let checked = checked.map_err(|stopping| unread(stopping.to_string()))?;
    let findings = checked.map_err(|fault| unread(fault.sentence(at)))?;
    verdict(&findings, at.language)
}

fn verdict(findings: &Findings, language: Language) -> Result<Ask, String> {
    let Some(first) = findings.differences.first() else {
        return Ok(Ask::Finalise { checked: findings.head });
    };
    let count = findings.differences.len().into();
    let first = first.as_str().into();
    Err(say(language, "final-differs", &[("n", count), ("first", first)]))
}
