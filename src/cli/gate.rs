//! `flavita gate`: holds the connections of phones and screens for a desk that is elsewhere.
#![expect(clippy::print_stdout, reason = "the command line speaks here")]

use flavita_app::folder;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::{path::PathBuf, process::ExitCode};

use actix_web::web::Data;
use clap::Args;

use crate::{error::CliError, journal::start_log};

use flavita_web::gate::asking::{Gate, hear};
use flavita_web::{gate::line::Place, gate::server as gates, http::tls, server};

/// The port where nobody asks for another.
const PORT: u16 = 8080;

#[derive(Args, Debug)]
#[command(after_help = "\
    The desk is flavita serve --nats URL. A gate holds no tournament and no file: any number of them\n\
    may stand beside each other, and each may be ended at any time. It serves what the hall and the\n\
    players open; the console and the keying of slips are at the desk alone.")]
pub(super) struct GateArgs {
    /// The NATS server between the desk and the gates, by host and port; separate several with
    /// commas.
    #[arg(long, value_name = "nats://HOST:PORT")]
    nats: String,
    /// The file whose first line is USER:PASSWORD for NATS; every gate has a user of its own. Without
    /// it the variable `FLAVITA_NATS_LOGIN` contains that line.
    #[arg(long, value_name = "FILE")]
    nats_credentials: Option<PathBuf>,
    /// Where to listen; by default on every address of this computer, port 8080.
    #[arg(long, value_name = "ADDR:PORT")]
    bind: Option<SocketAddr>,
    /// A host name of this gate on the network, such as words.example; may be repeated. Requests under
    /// other names are refused.
    #[arg(long, value_name = "HOST")]
    name: Vec<String>,
    /// The gate is behind a proxy that speaks TLS to the phones and gives their addresses in
    /// X-Forwarded-For. Nothing else may reach the gate then.
    #[arg(long)]
    behind_proxy: bool,
    /// Serve under TLS with this certificate chain (PEM).
    #[arg(long, value_name = "FILE", requires = "tls_key", conflicts_with = "behind_proxy")]
    tls_cert: Option<PathBuf>,
    /// The private key of the certificate (PEM).
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    tls_key: Option<PathBuf>,
}

pub(super) fn run(args: &GateArgs) -> Result<ExitCode, CliError> {
    start_log();
    let everywhere = SocketAddr::new(IpAddr::V4(Ipv4Addr::UNSPECIFIED), PORT);
    let address = args.bind.unwrap_or(everywhere);
    let place = Place::read(&args.nats, args.nats_credentials.as_deref())?;
    let secured = args.tls_cert.as_ref().zip(args.tls_key.as_ref());
    let secured = secured.map(|(certificate, key)| tls::config(certificate, key));
    let secured = secured.transpose()?;
    let listener = server::listen(address, false).map_err(CliError::bind(address))?;
    let bound = listener.local_addr().map_err(CliError::bind(address))?;
    tracing::debug!(files = folder::readiness::raise_file_limit(), "open files");
    actix_web::rt::System::new().block_on(async {
        let client = place.connect("gate").await?;
        let mut gate = Gate::new(client).map_err(CliError::page)?;
        gate.names.clone_from(&args.name);
        gate.is_behind_proxy = args.behind_proxy;
        let gate = Data::new(gate);
        hear(&gate).await?;
        println!("  the gate  http{}://{bound}/", if secured.is_some() { "s" } else { "" });
        println!("\nStop with Ctrl+C: phones go to another gate, and nothing is lost.");
        gates::serve(listener, secured, gate).await.map_err(CliError::bind(address))
    })?;
    Ok(ExitCode::SUCCESS)
}
