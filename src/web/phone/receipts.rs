//! What a telephone kept, handed over: through the page, where it is compared with the log at once, or
//! as QR codes on its screen, for whoever trusts no page of the computer that keeps the log.

use crate::frame::{Answer, AtDesk, Fault, Silence, turned_away};
use crate::{parts::Sent, parts::qr::CodeView, parts::qr::numbered, slips::words::SlipReply};
use actix_web::{HttpResponse, web::Form, web::Json};
use flavita_app::audit::receipts::{Receipts, ReceiptsError, compare};
use flavita_app::{audit::handed_over, halls::codes::split};
use flavita_i18n::{language::Language, log_difference};
use serde::Serialize;
use std::path::Path;

/// `POST /t/{id}/me/receipts/codes`.
#[derive(Serialize)]
pub struct ReceiptCodes {
    /// The tournament's identifier in addresses.
    pub tournament: String,
    /// The codes.
    pub codes: Vec<CodeView>,
    /// How many there are.
    pub count: usize,
}

page!(ReceiptCodes, "phone/codes.html");

/// `POST /t/{id}/me/receipts`.
pub(crate) async fn hand_over(at: AtDesk, given: Json<Receipts>) -> Answer {
    let own = at.who().player.filter(|own| *own == given.player);
    own.ok_or(Fault::Missing)?;
    let reply = match handed_over(&at, given.into_inner()).await {
        Ok(0) => {
            let sentence = say!(at.language, "witness-agrees");
            SlipReply { saved: true, level: "ok", sentence, ..SlipReply::default() }
        }
        Ok(n) => {
            let sentence = say!(at.language, "witness-differs", n);
            SlipReply { saved: true, ..SlipReply::refused(sentence) }
        }
        Err(fault) => SlipReply::refused(fault.told()?),
    };
    Ok(HttpResponse::Ok().json(reply))
}

/// How much is otherwise in the log.
async fn handed_over(at: &AtDesk, given: Receipts) -> Result<usize, Fault> {
    // Whoever has the turn is alone with the file.
    let turn = at.app.analyst.turn().await;
    let turn = turn.ok_or_else(|| Fault::Told(say!(at.language, "witness-busy")))?;
    let (log, who) = (at.app.folder.file(&at.id), at.who());
    let done = at.work(move |app| {
        // While a round is open the comparison would tell what happens in it.
        if Silence::before(app, &who).is_kept() {
            return Err(Fault::Told(say!(app.language, "witness-later")));
        }
        let compared = compared(&log, given);
        drop(turn);
        compared.map_err(|error| {
            tracing::error!(%error, "receipts of a telephone could not be kept");
            Fault::Told(say!(app.language, "join-fault"))
        })
    });
    done.await?
}

fn compared(log: &Path, given: Receipts) -> Result<usize, ReceiptsError> {
    handed_over::keep(log, &given)
        .map_err(|error| ReceiptsError::Unread(log.display().to_string(), error))?;
    let differences = compare(log, &[given])?;
    if let Some(first) = differences.first() {
        let first = log_difference::sentence(Language::English, first);
        tracing::warn!(first, count = differences.len(), "a telephone saw another log");
    }
    Ok(differences.len())
}

/// `POST /t/{id}/me/receipts/codes`.
pub(crate) async fn show_codes(at: AtDesk, shown: Form<Sent>) -> Answer {
    let Some(turn) = at.app.analyst.turn().await else { return Ok(turned_away::too_fast(&at)) };
    let codes = at.work(move |_app| {
        let texts = split(shown.one("receipts").as_bytes());
        let codes = numbered((1..).zip(&texts));
        drop(turn);
        codes
    });
    let codes = codes.await?;
    Ok(at.page(&ReceiptCodes { tournament: at.id.clone(), count: codes.len(), codes }))
}
