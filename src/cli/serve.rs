//! `flavita serve`: opens the data folder, prints the address and a QR code, serves.

use crate::start::{self, Browser, Claim, Wishes};
use crate::worded::worded;
use crate::{error::CliError, journal::start_log, passphrase, spoken};
use actix_web::web::Data;
use clap::Args;
use fast_qr::QRBuilder;
use flavita_app::{folder, folder::backup::SetFault, folder::data_folder::Folder, machine};
use flavita_app::{passes::arbiter::Arbiters, words::DictionaryError};
use flavita_i18n::names::list_name;
use flavita_web::frame::app_state::AppState;
use flavita_web::http::{crowd::Connections, crowd::MOST_CONNECTIONS, tls};
use flavita_web::server::{self, Listeners};
use flavita_web::{gate::line::NatsServers, gate::serving, parts::figures::counted_words};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener};
use std::{io, path::Path, path::PathBuf};

#[derive(Args, Debug, Default)]
pub(super) struct ServeArgs {
    #[arg(long, value_name = "DIR")]
    pub(super) data: Option<PathBuf>,
    // Its values have texts of their own, for which clap would change to its longer, English help.
    #[arg(long, value_name = "WHEN", hide_possible_values = true)]
    pub(super) browser: Option<Browser>,
    #[arg(long, value_name = "DIR")]
    pub(super) backup: Option<PathBuf>,
    #[arg(long)]
    pub(super) take_over: bool,
    #[arg(long, value_name = "ADDR:PORT")]
    pub(super) bind: Option<SocketAddr>,
    #[arg(long, value_name = "HOST")]
    pub(super) name: Vec<String>,
    #[arg(long)]
    pub(super) open_console: bool,
    #[arg(long, value_name = "FILE", requires = "open_console")]
    pub(super) passphrase_file: Option<PathBuf>,
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    pub(super) tls_cert: Option<PathBuf>,
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    pub(super) tls_key: Option<PathBuf>,
    #[arg(long, value_name = "nats://HOST:PORT")]
    pub(super) nats: Option<String>,
    #[arg(long, value_name = "FILE", requires = "nats")]
    pub(super) nats_credentials: Option<PathBuf>,
}

/// The port where nobody asks for another.
const PORT: u16 = 8080;

pub(super) fn run(args: &ServeArgs) -> Result<bool, CliError> {
    serve(args, |_hall| Ok(()))
}

/// Serves; `begin` is called with everything open, before the first request is answered.
pub(super) fn serve(
    args: &ServeArgs,
    begin: impl FnOnce(&Data<AppState>) -> Result<(), CliError>,
) -> Result<bool, CliError> {
    start_log();
    let (data, browser, has_own_port) = (args.data.clone(), args.browser, args.bind.is_some());
    let wishes = Wishes { data, browser, has_own_port };
    let data = start::data_folder(&wishes);
    let running = match start::claim(&wishes, &data) {
        Claim::Running(running) => running,
        Claim::Taken(port) => {
            start::show_first(&wishes, &data, port);
            // Whoever wanted more of this start is told no.
            return Ok(!args.take_over && args.backup.is_none());
        }
    };
    let everywhere = SocketAddr::new(IpAddr::V4(Ipv4Addr::UNSPECIFIED), PORT);
    let bind = args.bind.unwrap_or(everywhere);
    let folder = Folder::open(&data)?;
    let listener = server::listen(bind, args.bind.is_none()).map_err(CliError::bind(bind))?;
    let bind = listener.local_addr().map_err(CliError::bind(bind))?;
    let files = folder::readiness::raise_file_limit();
    tracing::debug!(files, "open files");
    if let Some(copies) = &args.backup {
        folder.copies.set(copies).map_err(|fault| match fault {
            SetFault::Same(_) => CliError::option("--backup", fault),
            SetFault::Folder(source) => CliError::at(copies)(source),
        })?;
    }
    if let Err(error) = machine::disk_reserve::lay(&folder.path) {
        err!("flavita: {}", without_reserve(&data, &error));
    }
    if args.take_over {
        for id in folder::followed::take_over(&folder.path)? {
            out!("{}", told!("serve-taken-over", id));
        }
    }
    for id in folder::followed::followed_in(&folder.path) {
        out!("{}", told!("serve-followed", id));
    }
    folder.open_unfinished();
    if args.bind.is_none() && bind.port() != PORT {
        let (port, other) = (PORT.to_string(), bind.port().to_string());
        out!("{}", told!("serve-port-taken", port, other));
    }
    let arbiters = if args.open_console {
        passphrase::arbiters(args.passphrase_file.as_deref())?
    } else {
        Arbiters::default()
    };
    let (listeners, own) = listeners(args, listener, bind)?;
    let mut app = AppState::new(folder, bind).map_err(CliError::because("cli-page"))?;
    app.arbiters = arbiters;
    app.names.clone_from(&args.name);
    app.connections = Connections::within(files, MOST_CONNECTIONS);
    app.is_secure = listeners.secure.is_some();
    if args.tls_cert.is_some() {
        let name = args.name.first().map(String::as_str);
        app.addresses = app.addresses.secured(name, bind.port());
    }
    let gates = args.nats.as_deref();
    let gates = gates.map(|servers| NatsServers::read(servers, args.nats_credentials.as_deref()));
    let gates = gates.transpose()?;
    let app = Data::new(app);
    begin(&app)?;
    greet(&app, own);
    running.tell(own.port());
    start::browse(&wishes, own.port());
    if let Some(place) = gates {
        serving::start(&app, &place)?;
        out!("{}", told!("serve-gates"));
    }
    let served = actix_web::rt::System::new().block_on(server::serve(listeners, app.clone()));
    app.folder.desks.close_all();
    served.map_err(CliError::bind(bind))?;
    Ok(true)
}

/// Why no space is held for the end of a round.
fn without_reserve(data: &Path, error: &io::Error) -> String {
    let reason = worded(error);
    let closed = [io::ErrorKind::PermissionDenied, io::ErrorKind::ReadOnlyFilesystem];
    if closed.contains(&error.kind()) {
        return told!("serve-folder-closed", path = data.display().to_string(), reason);
    }
    told!("serve-no-reserve", reason)
}

/// Where to listen, and the address of this computer's own pages: under TLS the network has one
/// listener and the arbiter, whose machine has no certificate of its own, another.
fn listeners(
    args: &ServeArgs,
    listener: TcpListener,
    bind: SocketAddr,
) -> Result<(Listeners, SocketAddr), CliError> {
    let (Some(certificate), Some(key)) = (&args.tls_cert, &args.tls_key) else {
        let listeners = Listeners { plain: listener, secure: None };
        return Ok((listeners, bind));
    };
    let config = tls::config(certificate, key)?;
    let here = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), bind.port().wrapping_add(1));
    let plain = server::listen(here, true).map_err(CliError::bind(here))?;
    let own = plain.local_addr().map_err(CliError::bind(here))?;
    let secure = Some((listener, config));
    Ok((Listeners { plain, secure }, own))
}

/// Says where the pages are first, then what there is.
fn greet(app: &AppState, own: SocketAddr) {
    let here = format!("http://localhost:{}/", own.port());
    out!("{}", told!("serve-arbiter", address = here));
    if let Some(address) = &app.addresses.current() {
        out!("{}", told!("serve-hall", address = format!("{address}/")));
        let is_open = app.arbiters.is_open();
        let console = if is_open { "serve-console-open" } else { "serve-console-here" };
        out!("{}", told!(console));
        if is_open && !app.is_secure {
            out!("{}", told!("serve-no-tls"));
        }
        if let Ok(code) = QRBuilder::new(address.as_str()).build() {
            out!("\n{}", code.to_str());
        }
    }
    say_what_is_there(&app.folder);
    out!("\n{}", told!("serve-stop"));
}

/// Says where the tournaments are, which word lists are ready, and what cannot be used.
fn say_what_is_there(folder: &Folder) {
    out!("\n{}", told!("serve-folder", path = folder.path.display()));
    let language = spoken::language();
    let colon = language.colon();
    for offer in &folder.shelf.offers {
        for list in &offer.lists {
            let name = list_name(language, &list.name);
            let words = counted_words(list.size, language);
            out!("{}{colon}{name}, {words}", offer.edition.id);
        }
        match &offer.missing {
            Some(DictionaryError::Missing { edition, command }) => {
                out!("{}", told!("serve-no-words", name = edition, command));
            }
            Some(other) => out!("{}{colon}{}", offer.edition.id, worded(other)),
            None => {}
        }
    }
    for fault in &folder.shelf.faults {
        err!("flavita: {fault}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_that_is_closed_is_not_told_as_a_full_disk() {
        let said = |kind| without_reserve(Path::new("archive"), &io::Error::from(kind));
        assert!(said(io::ErrorKind::PermissionDenied).contains("archive"));
        assert!(said(io::ErrorKind::ReadOnlyFilesystem).contains("--data"));
        assert!(said(io::ErrorKind::StorageFull).contains("64"));
    }
}
