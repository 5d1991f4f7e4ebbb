//! The entrance of a server. Everybody is counted as soon as he comes: actix-web itself tells of a
//! connection under TLS only after its handshake, and who never ends his would count nowhere.

use crate::http::unread;
use actix_http::{HttpService, Request, Response};
use actix_service::{IntoServiceFactory, Service, ServiceFactory, ServiceFactoryExt as _};
use actix_service::{apply_fn_factory, map_config};
use actix_tls::{accept::max_concurrent_tls_connect, accept::rustls_0_23::TlsStream};
use actix_web::{HttpRequest, body::MessageBody, dev::AppConfig, dev::Server, rt::net::TcpStream};
use rustls::ServerConfig;
use std::{fmt::Debug, io, net::TcpListener, time::Duration};

/// Seconds that open streams may keep the program from stopping.
const STOP_SECONDS: u64 = 2;
/// How long the head of a request may take to come.
const HEAD_TIME: Duration = Duration::from_secs(5);
/// How long a connection may take to end.
const END_TIME: Duration = Duration::from_secs(1);

/// Marks what came under TLS.
struct Secured;

/// Whether a request came under TLS to this program itself.
pub(crate) fn is_secured(request: &HttpRequest) -> bool {
    request.conn_data::<Secured>().is_some()
}

/// Serves an app at a listener. `let_in` gives each connection a place, which it has to its end, or
/// none; `most` of a worker at once is more than it gives, since who is refused is let in for a moment.
/// HTTP/1 alone: whoever has a place asks one thing at a time, where one connection of HTTP/2 could
/// ask for any number.
///
/// # Errors
/// When the system refuses.
pub(crate) fn serve<F, I, S, B, P>(
    (listener, secured): (TcpListener, Option<ServerConfig>),
    (workers, most): (usize, usize),
    let_in: impl Fn(&TcpStream) -> Option<P> + Clone + Send + 'static,
    app: F,
) -> io::Result<Server>
where
    F: Fn() -> I + Clone + Send + 'static,
    I: IntoServiceFactory<S, Request>,
    S: ServiceFactory<Request, Config = AppConfig> + 'static,
    S::Error: Into<actix_web::Error> + 'static,
    S::InitError: Debug,
    S::Response: Into<Response<B>> + 'static,
    S::Service: 'static,
    <S::Service as Service<Request>>::Future: 'static,
    B: MessageBody + 'static,
    P: 'static,
{
    // Handshakes at once: those that never end must not keep others from beginning.
    max_concurrent_tls_connect(most);
    let server = Server::build().workers(workers).shutdown_timeout(STOP_SECONDS);
    let server = server.max_concurrent_connections(most);
    let stopped = server.graceful_shutdown_signal();
    macro_rules! http {
        () => {{
            let stopped = stopped.clone();
            HttpService::build()
                .client_request_timeout(HEAD_TIME)
                .client_disconnect_timeout(END_TIME)
                .graceful_shutdown_signal(move || {
                    let stopped = stopped.clone();
                    async move { stopped.notified().await }
                })
        }};
    }
    let pages = move || {
        let app = app().into_factory().map_err(|error| error.into().error_response());
        map_config(app, |()| AppConfig::default())
    };
    let server = match secured {
        None => server
            .listen("hall", listener, move || counted(http!().h1(pages()).tcp(), let_in.clone())),
        Some(config) => server.listen("hall", listener, move || {
            let http = http!().on_connect_ext(|_: &TlsStream<TcpStream>, held| {
                held.insert(Secured);
            });
            counted(http.h1(pages()).rustls_0_23(config.clone()), let_in.clone())
        }),
    };
    Ok(server?.run())
}

/// A service of connections that have a place as long as they last.
fn counted<S, P>(
    service: S,
    let_in: impl Fn(&TcpStream) -> Option<P> + Clone,
) -> impl ServiceFactory<TcpStream, Config = (), Response = (), Error = S::Error, InitError = ()>
where
    S: ServiceFactory<TcpStream, Config = (), Response = (), InitError = ()>,
{
    apply_fn_factory(service, move |stream: TcpStream, served: &S::Service| {
        unread::limit(&stream);
        let place = let_in(&stream);
        let served = place.as_ref().map(|_| served.call(stream));
        async move {
            let Some(served) = served else { return Ok(()) };
            let done = served.await;
            drop(place);
            done
        }
    })
}
