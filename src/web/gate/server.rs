//! The server of a gate: what public and players may open, and nothing else.

use crate::frame::{Kind, colours, in_time, refusal};
use crate::http::{assets, body, entrance};
use crate::routes::{Address, Verb, for_gates};
use crate::{gate::asking::Gate, gate::forwarding, gate::forwarding::SharedGate, gate::pages};
use crate::{gate::streams, http::headers::too_fast, http::pace::Bucket, http::pace::Pace};
use crate::{http::places::origin, http::role::Role, server::own_headers};
use actix_web::middleware::{Compress, Next, from_fn};
use actix_web::web::{self, PayloadConfig, ServiceConfig, get, post};
use actix_web::{App, HttpResponse, Route, guard};
use actix_web::{body::BoxBody, dev::ServiceRequest, dev::ServiceResponse, rt::net::TcpStream};
use rustls::ServerConfig;
use std::{io, net::TcpListener, thread, time::Duration, time::Instant};

/// How long a request may take from its head to the head of the answer.
const LONGEST: Duration = Duration::from_secs(10);
/// Connections of a worker at once, and of one gate that is not behind a proxy.
pub const MOST_CONNECTIONS: usize = 40_000;

/// Serves until the program is stopped.
///
/// # Errors
/// When the system refuses.
pub async fn serve(
    listener: TcpListener,
    secured: Option<ServerConfig>,
    gate: web::Data<Gate>,
) -> io::Result<()> {
    let shared = gate.clone();
    let workers = thread::available_parallelism().map_or(2, usize::from);
    // A proxy is one address, and bounds those before it.
    let let_in = move |stream: &TcpStream| {
        if shared.is_behind_proxy { Some(None) } else { shared.connections.place(stream).map(Some) }
    };
    let server =
        entrance::serve((listener, secured), (workers, MOST_CONNECTIONS), let_in, move || {
            App::new()
                .app_data(gate.clone())
                .wrap(from_fn(admit))
                .wrap(Compress::default())
                .wrap(own_headers())
                .configure(routes)
        });
    server?.await
}

fn routes(config: &mut ServiceConfig) {
    for address in for_gates() {
        let resource = web::resource(address.path)
            .app_data(PayloadConfig::new(address.kind.most_bytes()))
            .route(route(address))
            .wrap(from_fn(|request, next| in_time(Some(LONGEST), request, next)));
        config.service(match address.verb {
            Verb::Get => resource.guard(guard::Get()),
            Verb::Post => resource.guard(guard::Post()),
        });
    }
    let nowhere = || async { HttpResponse::NotFound().finish() };
    config.default_service(web::to(nowhere));
}

fn route(address: &Address) -> Route {
    let is_common = address.least == Role::Public && !address.path.ends_with("/join");
    match (address.path, address.verb, address.kind) {
        ("/static/{path:.*}", ..) => get().to(assets::show),
        ("/colours/{look}.css", ..) => get().to(colours::show),
        ("/t/{id}/me/slip", ..) => post().to(pages::send_slip),
        (_, _, Kind::Stream) => get().to(streams::listen),
        (_, Verb::Get, _) if is_common => get().to(pages::common),
        (_, Verb::Get, _) => get().to(pages::own),
        (_, Verb::Post, _) => post().to(pages::own),
    }
}

/// What stands before every address of a gate: its own names and pages only, and not too fast. Who
/// may do what, the desk says.
async fn admit(
    mut request: ServiceRequest,
    next: Next<BoxBody>,
) -> Result<ServiceResponse, actix_web::Error> {
    if let Some(refusal) = body::refuse_endless(&mut request) {
        return Ok(request.into_response(refusal));
    }
    let Some(gate) = request.app_data::<SharedGate>().cloned() else {
        return Ok(request.into_response(HttpResponse::InternalServerError().finish()));
    };
    let is_secure = forwarding::is_secure(&gate, request.request());
    if let Some(refusal) = refusal(&request, &gate.names, is_secure) {
        return Ok(request.into_response(refusal));
    }
    let session = forwarding::session(&gate, request.request());
    let from = origin(forwarding::from(&gate, request.request()));
    // A session that the desk does not know is made in no time: such ones count as their address.
    let (bucket, pace) = match session {
        Some(name) if gate.knows(&name) => (Bucket::Session(name), Pace::SESSION),
        Some(_) => (Bucket::Newcomers(from), Pace::NEWCOMERS),
        None => (Bucket::Address(from), Pace::ADDRESS),
    };
    if !gate.paces.take(bucket, pace, Instant::now()) {
        return Ok(request.into_response(too_fast()));
    }
    next.call(request).await
}
