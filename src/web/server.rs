//! The server: binds, serves, stops.

use crate::{
    frame::app_state::AppState, frame::guard::own_pages_only, http::headers::CONTENT_POLICY,
    http::unread, routes::routes,
};
use actix_web::middleware::{Compress, DefaultHeaders, from_fn};
use actix_web::{App, HttpServer, web};
use rustls::ServerConfig;
use socket2::SockRef;
use std::net::{SocketAddr, TcpListener};
use std::{any::Any, io, time::Duration};

/// Seconds that open streams may keep the program from stopping.
const STOP_SECONDS: u64 = 2;
/// How long the head of a request may take to come.
const HEAD_TIME: Duration = Duration::from_secs(5);
/// Connections of a worker at once; two workers serve ten thousand phones.
const MOST_CONNECTIONS: usize = 10_000;

/// Connections that wait to be taken; systems may allow fewer.
const MOST_WAITING: i32 = 4096;

/// Where the server listens.
#[derive(Debug)]
pub struct Listeners {
    /// For everybody, or for the arbiter's machine alone where there is a second one.
    pub plain: TcpListener,
    /// Under TLS, for the network.
    pub secure: Option<(TcpListener, ServerConfig)>,
}

/// Serves until the program is stopped.
///
/// # Errors
/// When the system refuses.
pub async fn serve(listeners: Listeners, app: web::Data<AppState>) -> io::Result<()> {
    let server = HttpServer::new(move || {
        App::new()
            .app_data(app.clone())
            .wrap(from_fn(own_pages_only))
            .wrap(Compress::default())
            .wrap(own_headers())
            .configure(routes)
    });
    let mut server = server
        .workers(2)
        .shutdown_timeout(STOP_SECONDS)
        .client_request_timeout(HEAD_TIME)
        .on_connect(|connection: &dyn Any, _extensions| unread::limit(connection))
        .max_connections(MOST_CONNECTIONS)
        .listen(listeners.plain)?;
    if let Some((listener, config)) = listeners.secure {
        server = server.listen_rustls_0_23(listener, config)?;
    }
    server.run().await
}

/// What stands in the head of every answer.
pub(crate) fn own_headers() -> DefaultHeaders {
    DefaultHeaders::new()
        .add(("Content-Security-Policy", CONTENT_POLICY))
        .add(("X-Content-Type-Options", "nosniff"))
        .add(("Referrer-Policy", "same-origin"))
}

/// Has the system keep those who come while the server is at work: a hall that comes back at once
/// would otherwise be let in by and by, a second and more later.
fn all_at_once(listener: TcpListener) -> io::Result<TcpListener> {
    SockRef::from(&listener).listen(MOST_WAITING)?;
    Ok(listener)
}

/// Takes the address; where it is taken and nobody insists on it, the next free one.
///
/// # Errors
/// When the address cannot be had.
pub fn listen(bind: SocketAddr, may_move: bool) -> io::Result<TcpListener> {
    let tries = if may_move { 20 } else { 1 };
    let mut last = None;
    for port in (bind.port()..).take(tries) {
        match TcpListener::bind(SocketAddr::new(bind.ip(), port)) {
            Ok(listener) => return all_at_once(listener),
            Err(error) => last = last.or(Some(error)),
        }
    }
    Err(last.unwrap_or_else(|| io::Error::from(io::ErrorKind::AddrInUse)))
}
