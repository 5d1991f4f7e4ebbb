//! The server: binds, serves, stops.

use crate::frame::{AppState, own_pages_only};
use crate::{http::entrance, http::headers::CONTENT_POLICY, routes::routes};
use actix_web::middleware::{Compress, DefaultHeaders, from_fn};
use actix_web::{App, dev::Server, rt, rt::net::TcpStream, web::Data, web::block};
use flavita_store::system;
use futures_util::future::try_join;
use rustls::ServerConfig;
use socket2::SockRef;
use std::{io, net::Ipv4Addr, net::SocketAddr, net::TcpListener, time::Duration, time::Instant};

/// Connections of a worker at once, more than [`Connections`] lets in: one that is refused is let
/// in for a moment.
///
/// [`Connections`]: crate::http::crowd::Connections
const MOST_CONNECTIONS: usize = 20_000;
/// How often it is looked for tournaments at which nobody looks.
const LOOK_FOR_IDLE: Duration = Duration::from_secs(30);
/// How often files are looked after that no desk writes.
const LOOK_FOR_FILES: Duration = Duration::from_secs(1);

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
pub async fn serve(listeners: Listeners, app: Data<AppState>) -> io::Result<()> {
    let folder = app.clone();
    rt::spawn(every(LOOK_FOR_IDLE, move || folder.folder.desks.close_idle(Instant::now())));
    let badges = app.clone();
    rt::spawn(every(LOOK_FOR_FILES, move || badges.look_after_passes()));
    let Listeners { plain, secure } = listeners;
    let plain = until_closed(server((plain, None), app.clone())?);
    let Some((listener, config)) = secure else { return plain.await };
    let secure = until_closed(server((listener, Some(config)), app)?);
    try_join(plain, secure).await.map(drop)
}

/// The same server, which ends also when the window is closed: as with Ctrl+C, the files are then whole
/// by themselves.
fn until_closed(server: Server) -> Server {
    let handle = server.handle();
    rt::spawn(async move {
        system::window_closed().await;
        handle.stop(false).await;
    });
    server
}

/// The server of one listener. Each has workers of its own: whoever fills the door of the network with
/// connections that do not even greet leaves this computer its own.
fn server(door: (TcpListener, Option<ServerConfig>), app: Data<AppState>) -> io::Result<Server> {
    let shared = app.clone();
    let let_in = move |stream: &TcpStream| shared.connections.place(stream);
    entrance::serve(door, (2, MOST_CONNECTIONS), let_in, move || {
        App::new()
            .app_data(app.clone())
            .wrap(from_fn(own_pages_only))
            .wrap(Compress::default())
            .wrap(own_headers())
            .configure(routes)
    })
}

/// Does something again and again, as long as the server runs.
async fn every<T: Send + 'static>(pause: Duration, act: impl Fn() -> T + Clone + Send + 'static) {
    while block(act.clone()).await.is_ok() {
        tokio::time::sleep(pause).await;
    }
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
        // Windows gives a port for all addresses also where another program has it for this computer
        // alone, whose own pages would then be that program's.
        let own = || TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map(drop);
        let own = bind.ip().is_unspecified().then(own);
        match own
            .unwrap_or(Ok(()))
            .and_then(|()| TcpListener::bind(SocketAddr::new(bind.ip(), port)))
        {
            Ok(listener) => return all_at_once(listener),
            Err(error) => last = last.or(Some(error)),
        }
    }
    Err(last.unwrap_or_else(|| io::Error::from(io::ErrorKind::AddrInUse)))
}
