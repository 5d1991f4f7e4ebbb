//! The server: binds, serves, stops.

use std::io;
use std::net::{SocketAddr, TcpListener};

use actix_web::middleware::{Compress, DefaultHeaders, from_fn};
use actix_web::{App, HttpServer, web};

use crate::web::guard::own_pages_only;
use crate::web::hall::Hall;
use crate::web::routes::routes;

/// Largest form or JSON that is read, in bytes: two thousand players fit.
const LARGEST_FORM: usize = 512 * 1024;
/// Seconds that open streams may keep the program from stopping.
const STOP_SECONDS: u64 = 2;

/// Everything comes from here, nothing may be framed, nothing is guessed.
const CONTENT_POLICY: &str = "default-src 'self'; object-src 'none'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'none'";

/// Serves until the program is stopped.
///
/// # Errors
/// When the system refuses.
pub async fn serve(listener: TcpListener, hall: web::Data<Hall>) -> io::Result<()> {
    let server = HttpServer::new(move || {
        App::new()
            .app_data(hall.clone())
            .app_data(web::JsonConfig::default().limit(LARGEST_FORM))
            .app_data(web::FormConfig::default().limit(LARGEST_FORM))
            .wrap(from_fn(own_pages_only))
            .wrap(Compress::default())
            .wrap(
                DefaultHeaders::new()
                    .add(("Content-Security-Policy", CONTENT_POLICY))
                    .add(("X-Content-Type-Options", "nosniff"))
                    .add(("Referrer-Policy", "same-origin")),
            )
            .configure(routes)
    });
    server
        .workers(2)
        .shutdown_timeout(STOP_SECONDS)
        .listen(listener)?
        .run()
        .await
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
            Ok(listener) => return Ok(listener),
            Err(error) => last = last.or(Some(error)),
        }
    }
    Err(last.unwrap_or_else(|| io::Error::from(io::ErrorKind::AddrInUse)))
}
