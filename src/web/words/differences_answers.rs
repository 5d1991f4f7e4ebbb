//! Requests about two versions of a list: the page, and all differences as a file that is sent while
//! it is found.

use crate::frame::{Answer, Fault, Visit};
use crate::words::differences::{DifferencesPage, both, choosing, compared};
use crate::{frame::attachment::disposition, parts::Sent, words::committee::CommitteeForm};
use actix_web::{HttpResponse, web::Bytes, web::Query};
use flavita_app::words::Dictionary;
use flavita_lexicon::{alphabet::Alphabet, difference::Side, difference::each_difference};
use futures_util::stream::unfold;
use tokio::sync::mpsc::{Sender, channel};

/// Bytes of a piece of the file.
const PIECE: usize = 32 * 1024;
/// How many pieces wait for who reads them.
const WAITING: usize = 4;

/// `GET /dictionary/differences`.
pub(crate) async fn show(visit: Visit, query: Query<Sent>) -> Answer {
    let turn = visit.app.analyst.turn().await;
    let page = visit.work(move |app| {
        let (shelf, language) = (&app.folder.shelf, app.language);
        let offer = CommitteeForm::of(query.one("edition")).offer(shelf, language)?;
        let page = choosing(&query, shelf, offer, language);
        let Some(_turn) = turn else {
            let notice = Some(say!(language, "find-busy"));
            return Some(DifferencesPage { notice, ..page });
        };
        Some(match both(&query, shelf, offer, language) {
            Ok(Some(both)) => compared(page, &both, offer, language),
            Ok(None) => page,
            Err(fault) => DifferencesPage { notice: Some(fault.to_string()), ..page },
        })
    });
    Ok(visit.page(&page.await?.ok_or(Fault::Missing)?))
}

/// `GET /dictionary/differences.txt`: `+WORD` for what is new, `-WORD` for what is gone.
pub(crate) async fn file(visit: Visit, query: Query<Sent>) -> Answer {
    let found = visit.work(move |app| {
        let (shelf, language) = (&app.folder.shelf, app.language);
        let offer = CommitteeForm::of(query.one("edition")).offer(shelf, language)?;
        let words = both(&query, shelf, offer, language).ok()??;
        Some((words, Alphabet::of(&offer.edition)))
    });
    let (words, alphabet) = found.await?.ok_or(Fault::Missing)?;
    let (sender, receiver) = channel(WAITING);
    actix_web::rt::task::spawn_blocking(move || send(&words, &alphabet, &sender));
    let pieces = unfold(receiver, |mut pieces| async move {
        let piece = pieces.recv().await?;
        Some((Ok::<Bytes, actix_web::Error>(piece), pieces))
    });
    Ok(HttpResponse::Ok()
        .insert_header(("Content-Type", "text/plain; charset=utf-8"))
        .insert_header(("Cache-Control", "no-store"))
        .insert_header(("Content-Disposition", disposition("differences.txt")))
        .streaming(pieces))
}

/// Sends all differences, as fast as they are read; ends when nobody reads them any more.
fn send([old, new]: &[Dictionary; 2], alphabet: &Alphabet, sender: &Sender<Bytes>) {
    let mut piece = String::with_capacity(PIECE);
    let told = each_difference(&old.words, &new.words, &mut |side, word| {
        piece.push(if side == Side::Old { '-' } else { '+' });
        piece.push_str(&alphabet.spell(word));
        piece.push('\n');
        if piece.len() < PIECE {
            return Ok(());
        }
        sender.blocking_send(Bytes::from(std::mem::take(&mut piece)))
    });
    if told.is_ok() {
        // Whoever has gone needs no rest.
        let _gone = sender.blocking_send(Bytes::from(piece));
    }
}
