//! `flavita gate`: holds the connections of phones and screens for a desk that is elsewhere.

use flavita_app::folder;
use std::{net::IpAddr, net::Ipv4Addr, net::SocketAddr, path::PathBuf};

use actix_web::web::Data;
use clap::Args;

use crate::{error::CliError, journal::start_log};

use flavita_web::{gate::asking::Gate, gate::asking::hear, http::tls, server};
use flavita_web::{gate::line::NatsServers, gate::server as gates, http::crowd::Connections};

/// The port where nobody asks for another.
const PORT: u16 = 8080;

#[derive(Args, Debug)]
pub(super) struct GateArgs {
    #[arg(long, value_name = "nats://HOST:PORT")]
    nats: String,
    #[arg(long, value_name = "FILE")]
    nats_credentials: Option<PathBuf>,
    #[arg(long, value_name = "ADDR:PORT")]
    bind: Option<SocketAddr>,
    #[arg(long, value_name = "HOST")]
    name: Vec<String>,
    #[arg(long)]
    behind_proxy: bool,
    #[arg(long, value_name = "FILE", requires = "tls_key", conflicts_with = "behind_proxy")]
    tls_cert: Option<PathBuf>,
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    tls_key: Option<PathBuf>,
}

pub(super) fn run(args: &GateArgs) -> Result<(), CliError> {
    start_log();
    let everywhere = SocketAddr::new(IpAddr::V4(Ipv4Addr::UNSPECIFIED), PORT);
    let address = args.bind.unwrap_or(everywhere);
    let place = NatsServers::read(&args.nats, args.nats_credentials.as_deref())?;
    let secured = args.tls_cert.as_ref().zip(args.tls_key.as_ref());
    let secured = secured.map(|(certificate, key)| tls::config(certificate, key));
    let secured = secured.transpose()?;
    let listener = server::listen(address, false).map_err(CliError::bind(address))?;
    let bound = listener.local_addr().map_err(CliError::bind(address))?;
    let files = folder::readiness::raise_file_limit();
    tracing::debug!(files, "open files");
    actix_web::rt::System::new().block_on(async {
        let client = place.connect("gate").await?;
        let mut gate = Gate::new(client).map_err(CliError::because("cli-page"))?;
        gate.names.clone_from(&args.name);
        gate.is_behind_proxy = args.behind_proxy;
        gate.connections = Connections::within(files, gates::MOST_CONNECTIONS);
        let gate = Data::new(gate);
        hear(&gate).await?;
        let scheme = if secured.is_some() { "https" } else { "http" };
        out!("{}", told!("gate-address", address = format!("{scheme}://{bound}/")));
        out!("\n{}", told!("gate-stop"));
        gates::serve(listener, secured, gate).await.map_err(CliError::bind(address))
    })?;
    Ok(())
}
