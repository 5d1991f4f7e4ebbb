//! The desk's door for what comes through gates: the same pages and the same admission as for who
//! comes by himself, without a port of its own.

use crate::gate::envelope::{Answered, Asked};
use crate::{frame::AppState, http::cookies::Through, routes::routes_through_gates};
use actix_http::{Payload, Request};
use actix_service::IntoServiceFactory as _;
use actix_web::dev::{AppConfig, Service as _, ServiceFactory as _, ServiceResponse};
use actix_web::http::{Method, Uri, header};
use actix_web::{App, HttpMessage as _, Route, body::to_bytes, web};
use futures_util::future::{FutureExt, LocalBoxFuture};
use std::{net::SocketAddr, rc::Rc};

/// The headers of an answer that are about a connection which it never had.
const OF_CONNECTIONS: [header::HeaderName; 4] =
    [header::CONNECTION, header::CONTENT_LENGTH, header::DATE, header::TRANSFER_ENCODING];

/// Asks, and answers.
pub(crate) type Door = Rc<dyn Fn(Asked) -> LocalBoxFuture<'static, Answered>>;

/// Opens the door, for the thread that does it.
///
/// The pages are asked as the server asks them, below its connections.
///
/// `present` answers where a stream would be.
pub(crate) async fn open(app: web::Data<AppState>, present: fn() -> Route) -> Door {
    let app = App::new().app_data(app).configure(|config| routes_through_gates(config, present));
    let app = app.into_factory().new_service(AppConfig::default()).await;
    let app = Rc::new(app.expect("no part of the pages can fail to begin"));
    Rc::new(move |asked: Asked| {
        let app = Rc::clone(&app);
        async move {
            let Some(request) = request(&asked) else { return Answered::bare(400) };
            let is_secure = asked.is_secure;
            request.extensions_mut().insert(Through { is_secure });
            match app.call(request).await {
                Ok(response) => answered(response).await,
                Err(error) => Answered::bare(error.as_response_error().status_code().as_u16()),
            }
        }
        .boxed_local()
    })
}

/// The request as the pages get it; `None` for one that no browser sends.
fn request(asked: &Asked) -> Option<Request> {
    let uri: Uri = asked.uri.parse().ok()?;
    let is_own = uri.authority().is_none() && uri.path().starts_with('/');
    let mut request = Request::with_payload(Payload::from(asked.body.clone()));
    let head = request.head_mut();
    head.uri = uri;
    head.method = if asked.is_post { Method::POST } else { Method::GET };
    head.peer_addr = Some(SocketAddr::new(asked.from, 0));
    for (name, value) in &asked.headers {
        let name: header::HeaderName = name.parse().ok()?;
        let value: header::HeaderValue = value.parse().ok()?;
        head.headers.append(name, value);
    }
    is_own.then_some(request)
}

async fn answered(response: ServiceResponse) -> Answered {
    let (_, response) = response.into_parts();
    let status = response.status().as_u16();
    let headers = response.headers().iter().filter(|(name, _)| !OF_CONNECTIONS.contains(name));
    let headers = headers.filter_map(|(name, value)| {
        Some((name.as_str().to_owned(), value.to_str().ok()?.to_owned()))
    });
    let headers = headers.collect();
    let Ok(body) = to_bytes(response.into_body()).await else { return Answered::bare(500) };
    Answered { status, headers, body }
}
