//! What a telephone kept, handed over: through the page, where it is compared with the log at once, or
//! as QR codes on its screen, for whoever trusts no page of the computer that keeps the log.

use crate::frame::visit::{Answer, AtDesk, Fault};
use crate::parts::qr::{CodeView, numbered};
use crate::{frame::silence::Silence, frame::turned_away, slips::words::SlipReply};
use actix_web::HttpResponse;
use actix_web::web::{Form, Json};
use flavita_app::audit::receipts::{Receipts, ReceiptsError, compare};
use flavita_app::{audit::handed_over, halls::codes::split};
use flavita_i18n::{language::Language, log_difference};
use serde::{Deserialize, Serialize};

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

/// What came of receipts that were handed over.
enum HandedOver {
    /// A round is open: the comparison would tell what happens in it.
    Later,
    /// Others are being compared.
    Busy,
    /// They could not be kept, or the log not be read.
    Unkept,
    /// So much is otherwise in the log.
    Compared(usize),
}

/// `POST /t/{id}/me/receipts`.
pub(crate) async fn hand_over(at: AtDesk, given: Json<Receipts>) -> Answer {
    let own = at.who().player.filter(|own| *own == given.player);
    own.ok_or(Fault::Missing)?;
    let done = handed_over(&at, given.into_inner()).await?;
    Ok(HttpResponse::Ok().json(reply(&done, at.language)))
}

async fn handed_over(at: &AtDesk, given: Receipts) -> Result<HandedOver, Fault> {
    // Whoever has the turn is alone with the file.
    let Some(turn) = at.app.analyst.turn().await else {
        return Ok(HandedOver::Busy);
    };
    let (log, who) = (at.app.folder.file(&at.id), at.who());
    let done = at.work(move |app| {
        if Silence::before(app, &who).is_kept() {
            return Ok(HandedOver::Later);
        }
        handed_over::keep(&log, &given)
            .map_err(|error| ReceiptsError::Unread(log.display().to_string(), error))?;
        let differences = compare(&log, &[given])?;
        if let Some(first) = differences.first() {
            let first = log_difference::sentence(Language::English, first);
            tracing::warn!(first, count = differences.len(), "a telephone saw another log");
        }
        drop(turn);
        Ok(HandedOver::Compared(differences.len()))
    });
    Ok(done.await?.unwrap_or_else(|error: ReceiptsError| {
        tracing::error!(%error, "receipts of a telephone could not be kept");
        HandedOver::Unkept
    }))
}

fn reply(done: &HandedOver, language: Language) -> SlipReply {
    let (level, sentence) = match done {
        HandedOver::Later => ("error", say!(language, "witness-later")),
        HandedOver::Busy => ("error", say!(language, "witness-busy")),
        HandedOver::Unkept => ("error", say!(language, "join-fault")),
        HandedOver::Compared(0) => ("ok", say!(language, "witness-agrees")),
        HandedOver::Compared(n) => ("error", say!(language, "witness-differs", n = *n)),
    };
    let saved = matches!(done, HandedOver::Compared(_));
    SlipReply { saved, level, sentence, ..SlipReply::default() }
}

/// What is to be shown as codes.
#[derive(Debug, Deserialize)]
pub struct Shown {
    receipts: String,
}

/// `POST /t/{id}/me/receipts/codes`.
pub(crate) async fn show_codes(at: AtDesk, shown: Form<Shown>) -> Answer {
    let Some(turn) = at.app.analyst.turn().await else {
        return Ok(turned_away::too_fast(&at));
    };
    let codes = at.work(move |_app| {
        let texts = split(shown.receipts.as_bytes());
        let codes = numbered((1..).zip(&texts));
        drop(turn);
        codes
    });
    let codes = codes.await?;
    Ok(at.page(&ReceiptCodes { tournament: at.id.clone(), count: codes.len(), codes }))
}
