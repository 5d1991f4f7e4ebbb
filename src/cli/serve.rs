//! `flavita serve`: opens the data folder, prints the address and a QR code, serves.
#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "the command line speaks here"
)]

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::process::ExitCode;

use actix_web::web::Data;
use fast_qr::QRBuilder;

use crate::app::ballast;
use crate::app::folder::Folder;
use crate::app::followed;
use crate::app::readiness;
use crate::cli::args::ServeArgs;
use crate::cli::error::CliError;
use crate::web::hall::{Hall, network_address};
use crate::web::server;

/// The port where nobody asks for another.
const PORT: u16 = 8080;

pub(super) fn run(args: &ServeArgs) -> Result<ExitCode, CliError> {
    start_log();
    let everywhere = SocketAddr::new(IpAddr::V4(Ipv4Addr::UNSPECIFIED), PORT);
    let bind = args.bind.unwrap_or(everywhere);
    let folder = Folder::open(&args.data).map_err(CliError::Folder)?;
    let listener = server::listen(bind, args.bind.is_none()).map_err(|source| CliError::Bind {
        address: bind,
        source,
    })?;
    let bind = listener.local_addr().map_err(|source| CliError::Bind {
        address: bind,
        source,
    })?;
    tracing::debug!(files = readiness::raise_file_limit(), "open files");
    if let Some(copies) = &args.backup {
        folder
            .copies()
            .set(copies)
            .map_err(|source| CliError::File {
                path: copies.clone(),
                source,
            })?;
    }
    if let Err(error) = ballast::lay(folder.path()) {
        eprintln!(
            "flavita: no room for the ballast of 64 MB ({error}); free some space before the evening"
        );
    }
    if args.take_over {
        for id in followed::take_over(folder.path())? {
            println!("{id} goes on at this computer");
        }
    }
    for id in followed::followed_in(folder.path()) {
        println!("{id} is only followed here; --take-over goes on with it at this computer");
    }
    folder.open_unfinished();
    if args.bind.is_none() && bind.port() != PORT {
        println!(
            "port {PORT} is taken by another program: using {}",
            bind.port()
        );
    }
    greet(&folder, bind);
    let hall = Hall::new(folder, bind).map_err(CliError::Page)?;
    let served = actix_web::rt::System::new().block_on(server::serve(listener, Data::new(hall)));
    served.map_err(|source| CliError::Bind {
        address: bind,
        source,
    })?;
    Ok(ExitCode::SUCCESS)
}

fn start_log() {
    let filter = tracing_subscriber::EnvFilter::try_from_env("FLAVITA_LOG")
        .unwrap_or_else(|_unset| tracing_subscriber::EnvFilter::new("flavita=info,warn"));
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(io::stderr)
        .init();
}

/// Says where the pages are, which dictionaries are ready, and what cannot be used.
fn greet(folder: &Folder, bind: SocketAddr) {
    for offer in folder.shelf().offers() {
        for list in &offer.lists {
            println!("{}: {}, {} words", offer.edition.id(), list.name, list.size);
        }
        if let Some(missing) = &offer.missing {
            println!("{}: {missing}", offer.edition.id());
        }
    }
    for fault in folder.shelf().faults() {
        eprintln!("flavita: {fault}");
    }
    println!("data folder: {}", folder.path().display());
    println!();
    println!("  arbiter   http://localhost:{}/", bind.port());
    if let Some(address) = network_address(bind) {
        println!(
            "  the hall  {address}/  (screen and standings; the console opens on this computer only)"
        );
        if let Ok(code) = QRBuilder::new(address).build() {
            println!("\n{}", code.to_str());
        }
    }
    println!("\nStop with Ctrl+C: everything recorded is saved.");
}
