//! `flavita serve`: opens the data folder, prints the address and a QR code, serves.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "the command line speaks here")]

use flavita_app::{folder, machine};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener};
use std::{path::PathBuf, process::ExitCode};

use actix_web::web::Data;
use clap::Args;
use fast_qr::QRBuilder;

use crate::{error::CliError, journal::start_log, passphrase};
use flavita_app::{
    folder::backup::SetFault, folder::data_folder::Folder, passes::arbiter::Arbiters,
};

use flavita_i18n::{language::Language, names::list_name};
use flavita_web::server::{self, Listeners};
use flavita_web::{
    frame::app_state::AppState, gate::line::Place, gate::serving, http::tls,
    parts::figures::counted_words,
};

#[derive(Args, Debug, Default)]
pub(super) struct ServeArgs {
    /// The folder where the tournaments are kept, one file each.
    #[arg(long, value_name = "DIR", default_value = "tournaments")]
    pub(super) data: PathBuf,
    /// A second folder, ideally a USB stick: a checked copy of every open tournament after each round.
    #[arg(long, value_name = "DIR")]
    pub(super) backup: Option<PathBuf>,
    /// Continue the tournaments that this computer mirrored from another one.
    #[arg(long)]
    pub(super) take_over: bool,
    /// Where to listen; by default on every address of this computer, port 8080 or the next free.
    #[arg(long, value_name = "ADDR:PORT")]
    pub(super) bind: Option<SocketAddr>,
    /// A host name of this computer on the network, such as words.example; may be repeated. Requests
    /// under other names are refused.
    #[arg(long, value_name = "HOST")]
    pub(super) name: Vec<String>,
    /// Open the console to the network for anyone who knows the passphrase: it is taken from the
    /// variable `FLAVITA_PASSPHRASE`, from --passphrase-file, or asked for.
    #[arg(long)]
    pub(super) open_console: bool,
    /// The file whose first line is the passphrase.
    #[arg(long, value_name = "FILE", requires = "open_console")]
    pub(super) passphrase_file: Option<PathBuf>,
    /// Serve the network under TLS with this certificate chain (PEM). This computer's own address
    /// is served without it.
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    pub(super) tls_cert: Option<PathBuf>,
    /// The private key of the certificate (PEM).
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    pub(super) tls_key: Option<PathBuf>,
    /// Serve phones and screens through gates too (flavita gate), over the NATS server at this host
    /// and port; separate several with commas. While it is down, everything continues here.
    #[arg(long, value_name = "nats://HOST:PORT")]
    pub(super) nats: Option<String>,
    /// The file whose first line is USER:PASSWORD for NATS; without it the variable
    /// `FLAVITA_NATS_LOGIN` contains that line.
    #[arg(long, value_name = "FILE", requires = "nats")]
    pub(super) nats_credentials: Option<PathBuf>,
}

/// The port where nobody asks for another.
const PORT: u16 = 8080;

pub(super) fn run(args: &ServeArgs) -> Result<ExitCode, CliError> {
    serve(args, |_hall| Ok(()))
}

/// Serves; `begin` is called with everything open, before the first request is answered.
pub(super) fn serve(
    args: &ServeArgs,
    begin: impl FnOnce(&Data<AppState>) -> Result<(), CliError>,
) -> Result<ExitCode, CliError> {
    start_log();
    let everywhere = SocketAddr::new(IpAddr::V4(Ipv4Addr::UNSPECIFIED), PORT);
    let bind = args.bind.unwrap_or(everywhere);
    let folder = Folder::open(&args.data)?;
    let listener = server::listen(bind, args.bind.is_none()).map_err(CliError::bind(bind))?;
    let bind = listener.local_addr().map_err(CliError::bind(bind))?;
    tracing::debug!(files = folder::readiness::raise_file_limit(), "open files");
    if let Some(copies) = &args.backup {
        folder.copies().set(copies).map_err(|fault| match fault {
            SetFault::Same(_) => CliError::option("--backup", fault),
            SetFault::Folder(source) => CliError::at(copies)(source),
        })?;
    }
    if let Err(error) = machine::disk_reserve::lay(folder.path()) {
        eprintln!(
            "flavita: no room for the reserve of 64 MB ({error}); free some space before the evening"
        );
    }
    if args.take_over {
        for id in folder::followed::take_over(folder.path())? {
            println!("{id} goes on at this computer");
        }
    }
    for id in folder::followed::followed_in(folder.path()) {
        println!("{id} is only followed here; --take-over goes on with it at this computer");
    }
    folder.open_unfinished();
    if args.bind.is_none() && bind.port() != PORT {
        println!("port {PORT} is taken by another program: using {}", bind.port());
    }
    let arbiters = if args.open_console {
        passphrase::arbiters(args.passphrase_file.as_deref())?
    } else {
        Arbiters::default()
    };
    let (listeners, own) = listeners(args, listener, bind)?;
    let mut app = AppState::new(folder, bind).map_err(CliError::page)?;
    app.arbiters = arbiters;
    app.names.clone_from(&args.name);
    app.is_secure = listeners.secure.is_some();
    if args.tls_cert.is_some() {
        let name = args.name.first().map(String::as_str);
        app.addresses = app.addresses.secured(name, bind.port());
    }
    let gates = args.nats.as_deref();
    let gates = gates.map(|servers| Place::read(servers, args.nats_credentials.as_deref()));
    let gates = gates.transpose()?;
    let app = Data::new(app);
    begin(&app)?;
    greet(&app, own);
    if let Some(place) = gates {
        serving::start(&app, &place)?;
        println!("Gates are served over NATS while it can be reached.");
    }
    let served = actix_web::rt::System::new().block_on(server::serve(listeners, app));
    served.map_err(CliError::bind(bind))?;
    Ok(ExitCode::SUCCESS)
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
    println!("  arbiter   http://localhost:{}/", own.port());
    if let Some(address) = &app.addresses.current() {
        let console = if app.arbiters.is_open() {
            "the console opens with the passphrase"
        } else {
            "the console opens on this computer only"
        };
        println!("  the hall  {address}/  (screen and standings; {console})");
        if app.arbiters.is_open() && !app.is_secure {
            println!("            without TLS anybody in the same Wi-Fi may read the passphrase");
        }
        if let Ok(code) = QRBuilder::new(address.as_str()).build() {
            println!("\n{}", code.to_str());
        }
    }
    say_what_is_there(&app.folder);
    println!("\nStop with Ctrl+C: everything recorded is saved.");
}

/// Says where the tournaments are, which word lists are ready, and what cannot be used.
fn say_what_is_there(folder: &Folder) {
    println!("\ndata folder: {}", folder.path().display());
    for offer in folder.shelf().offers() {
        for list in &offer.lists {
            let name = list_name(Language::English, &list.name);
            let words = counted_words(list.size, Language::English);
            println!("{}: {name}, {words}", offer.edition.id());
        }
        if let Some(missing) = &offer.missing {
            println!("{}: {missing}", offer.edition.id());
        }
    }
    for fault in folder.shelf().faults() {
        eprintln!("flavita: {fault}");
    }
}
