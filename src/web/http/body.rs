//! What the hall sends is short and comes at once: it is read before its page is asked, so that
//! whoever sends it drop by drop holds nothing up but his own connection, and that not for long.

use actix_web::{HttpMessage as _, HttpResponse, HttpResponseBuilder, http::header};
use actix_web::{dev::Payload, dev::ServiceRequest};
use bytes::{Bytes, BytesMut};
use futures_util::StreamExt as _;
use std::time::Duration;
use tokio::time::timeout;

/// How long a body may take to come.
const TIME: Duration = Duration::from_secs(5);

/// Refuses a body that does not say how long it is: what is left of such a one the server would read
/// after every answer, as slowly as it comes. And one that is packed: eight kilobytes may become eight
/// megabytes before anybody counts them, and no page of ours packs what it sends.
pub(crate) fn refuse_endless(request: &mut ServiceRequest) -> Option<HttpResponse> {
    let is_given = |name: header::HeaderName| request.headers().contains_key(name);
    let mut refused = if is_given(header::TRANSFER_ENCODING) {
        HttpResponse::LengthRequired().finish()
    } else if is_given(header::CONTENT_ENCODING) {
        HttpResponse::UnsupportedMediaType().finish()
    } else {
        return None;
    };
    // Kept until the answer is on its way, or what is left would be read after all.
    refused.extensions_mut().insert(request.take_payload());
    Some(refused)
}

/// Reads the body of a request, so many bytes at most.
///
/// # Errors
/// What is answered where it is too long, comes too slowly or breaks off.
pub(crate) async fn read(request: &mut ServiceRequest, most: usize) -> Result<(), HttpResponse> {
    // What a gate hands on came through no other door.
    if request.headers().contains_key(header::CONTENT_ENCODING) {
        return Err(HttpResponse::UnsupportedMediaType().finish());
    }
    let payload = request.take_payload();
    let read = timeout(TIME, whole(payload, most)).await;
    let mut refused = match read {
        Ok(Ok(body)) => {
            request.set_payload(Payload::from(body));
            return Ok(());
        }
        Ok(Err(unfit)) => unfit,
        Err(_late) => HttpResponse::RequestTimeout(),
    };
    // What is left of it is not waited for.
    refused.force_close();
    Err(refused.finish())
}

async fn whole(mut payload: Payload, most: usize) -> Result<Bytes, HttpResponseBuilder> {
    let mut body = BytesMut::new();
    while let Some(part) = payload.next().await {
        let part = part.map_err(|_broken| HttpResponse::BadRequest())?;
        if body.len() + part.len() > most {
            return Err(HttpResponse::PayloadTooLarge());
        }
        body.extend_from_slice(&part);
    }
    Ok(body.freeze())
}
