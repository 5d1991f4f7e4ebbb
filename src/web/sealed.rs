//! Sealed games come in, and are opened when their key is published.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;

use crate::compose::sealed::{self, SealedForm};
use crate::show::{self, SharedHall};
use crate::{act, apart::apart, hall::Hall, pages::sealed::SealedPage};
use flavita_app::{ask::Ask, sealed::seating::SeatFault};

/// Who opens a game, as the log would name him.
const ACTOR: &str = "console";

/// The key of a tournament's game.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct KeyForm {
    id: String,
    key: String,
}

/// `GET /open/sealed`.
pub async fn show(hall: SharedHall, request: HttpRequest) -> HttpResponse {
    let page = sealed::page(&hall.folder, show::language(&request));
    show::page(&hall, &request, &page)
}

/// `POST /open/sealed`: looks at a file beside the threads that serve, and sets a tournament up
/// where that is asked for and nothing is missing.
pub async fn take(
    hall: SharedHall,
    form: web::Form<SealedForm>,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    let (form, data) = (form.into_inner(), hall.clone());
    let taken = apart(move || {
        let page = sealed::looked_at(&data.folder, &form, language);
        if form.act != "create" || page.facts.is_none() || !page.lacks.is_empty() {
            return Err(Box::new(page));
        }
        set_up(&data, &form).map_err(|fault| {
            let faults = sealed::seat_fault(&fault, language);
            Box::new(SealedPage { faults, ..page })
        })
    });
    match taken.await {
        Err(stopping) => stopping,
        Ok(Ok(place)) => show::redirect(&place),
        Ok(Err(page)) => answer(&hall, &request, &page),
    }
}

fn set_up(hall: &Hall, form: &SealedForm) -> Result<String, SeatFault> {
    let sealed = sealed::read(form)?;
    if hall.folder.mend_sealed(&sealed)?.is_some() {
        return Ok("/open/sealed".to_owned());
    }
    let name = form.name.trim();
    let name = if name.is_empty() { &sealed.head.name } else { name };
    let id = hall.folder.seat_sealed(&sealed, name)?;
    Ok(format!("/t/{id}/players"))
}

/// `POST /open/sealed/key`: opens the game of a tournament.
pub async fn open(
    hall: SharedHall,
    form: web::Form<KeyForm>,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    let KeyForm { id, key } = form.into_inner();
    let (data, asked) = (hall.clone(), id.clone());
    let opened = apart(move || {
        let desk = data.folder.desk(&asked)?;
        Ok::<_, SeatFault>((data.folder.open_sealed(&asked, &key)?, desk))
    });
    let fault = match opened.await {
        Err(stopping) => return stopping,
        Ok(Err(fault)) => sealed::seat_fault(&fault, language),
        Ok(Ok((game, desk))) => match desk.ask(Ask::TakeGame(game), ACTOR, None).await {
            Ok(_receipt) => return show::redirect(&format!("/t/{id}/console")),
            Err(error) => vec![act::error_sentence(language, &error)],
        },
    };
    let page = SealedPage { faults: fault, ..sealed::page(&hall.folder, language) };
    answer(&hall, &request, &page)
}

fn answer(hall: &SharedHall, request: &HttpRequest, page: &SealedPage) -> HttpResponse {
    if page.faults.is_empty() && page.lacks.is_empty() {
        return show::page(hall, request, page);
    }
    show::with_status(hall, request, page, StatusCode::UNPROCESSABLE_ENTITY)
}
