//! Sets the stage, starts the server, lets the evening pass and tells how it went.

use crate::rehearse::{RehearseArgs, report::Report, server::Server};
use crate::rehearse::{evening::Evening, evening::Measured, stage::ID, stage::Stage};
use crate::{error::CliError, progress::progress_bar};
use flavita_app::{audit, audit::check::Depth, folder};

/// Files and connections that are open besides those of the phones that listen.
const FILES_BESIDE: u64 = 100;

pub(crate) fn run(args: &RehearseArgs) -> Result<bool, CliError> {
    let ip = args.bind.ip();
    if !ip.is_unspecified() && !ip.is_loopback() {
        return Err(CliError::option("--bind", told!("cli-rehearse-here")));
    }
    let files = folder::readiness::raise_file_limit();
    if files < u64::from(args.players) + FILES_BESIDE {
        return Err(CliError::option("--players", told!("cli-rehearse-few", n = files)));
    }
    let stage = Stage::set(args)?;
    let server = Server::start(&stage.folder, args.bind)?;
    greet(args, &server);
    let measured = actix_web::rt::System::new().block_on(pass(args, &stage, &server))?;
    let commits = server.commits();
    // Killed, not stopped: what was acknowledged must be on the disk by now.
    drop(server);
    let proof = measured.ledger.prove(&stage.file())?;
    let log = audit::check::read(&stage.file())?;
    let bar = progress_bar(log.events(), "progress-checking");
    let words = Some(&*stage.dictionary.words);
    let findings = log.check(&stage.file(), words, Depth::Full, || bar.inc(1))?;
    bar.finish_and_clear();
    let report = Report {
        measured: &measured,
        proof,
        findings: &findings,
        commits: &commits,
        args,
        edition: &stage.edition,
    };
    if args.json {
        out!("{}", report.json());
    } else {
        out!("{}", report.text().trim_end());
    }
    Ok(report.is_sound())
}

fn greet(args: &RehearseArgs, server: &Server) {
    let address = server.address();
    let pages = [("rehearse-console", "console"), ("rehearse-screen", "projector")];
    for (key, page) in pages {
        let page = format!("{address}/t/{ID}/{page}");
        err!("{}", told!(key, address = page));
    }
    if args.by_hand {
        err!("{}", told!("rehearse-lead"));
    }
}

/// The evening, to its end or until somebody stops it.
async fn pass(args: &RehearseArgs, stage: &Stage, server: &Server) -> Result<Measured, CliError> {
    let slips = args.players as usize * args.rounds as usize;
    let bar = progress_bar(slips, "progress-rehearsing");
    let mut evening = Evening::begin((args, stage), server, &bar).await?;
    tokio::select! {
        played = evening.play() => played?,
        _stopped = actix_web::rt::signal::ctrl_c() => {}
    }
    bar.finish_and_clear();
    Ok(evening.end())
}
