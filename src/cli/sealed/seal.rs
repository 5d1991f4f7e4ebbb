//! Seals a prepared game.

use crate::prepare::{ground_of, read};
use crate::{error::CliError, out_files::write_out, sealed::args::SealArgs, sealed::look::line};
use chrono::DateTime;
use flavita_app::{machine::signing::Key, sealed, sealed::file::Seal, sealed::file::Sealed};
use flavita_tournament::model::Opening;
use std::{fs, process::ExitCode};

pub(crate) fn seal(args: &SealArgs) -> Result<ExitCode, CliError> {
    let game = read(&args.game)?;

    // What a hall would find wrong in the middle of the evening is found now.
    let checked = ground_of(&game, &args.ground)?.basis().check(&game);
    checked.map_err(CliError::at(&args.game))?;
    fs::create_dir_all(&args.data).map_err(CliError::at(&args.data))?;
    let signer = Key::of_folder(&args.data).map_err(CliError::at(&args.game))?;
    let key = words(args)?;
    let sealed = Sealed::seal(
        &game,
        Seal {
            name: &args.name,
            organiser: &args.organiser,
            signer: &signer,
            opens: opening(args)?,
            key: &key,
        },
    );
    let sealed = sealed.map_err(CliError::at(&args.game))?;
    write_out(Some(&args.out), sealed.to_text().as_bytes())?;
    line("seal-fingerprint", &sealed.head.commitment);
    line("seal-signed", &sealed.head.key);
    line("seal-key", &key);
    Ok(ExitCode::SUCCESS)
}

fn words(args: &SealArgs) -> Result<String, CliError> {
    match &args.key {
        None => sealed::key::fresh().map_err(CliError::given("--key")),
        Some(own) if sealed::key::is_long_enough(own) => Ok(sealed::key::normal(own)),
        Some(_) => {
            let fewest = sealed::key::FEWEST_LETTERS;
            Err(CliError::option("--key", told!("cli-key-short", n = fewest)))
        }
    }
}

fn opening(args: &SealArgs) -> Result<Option<Opening>, CliError> {
    let Some(text) = &args.not_before else {
        return Ok(None);
    };
    let first = DateTime::parse_from_rfc3339(text).map_err(|error| {
        CliError::option("--not-before", told!("cli-time", reason = error.to_string()))
    })?;
    Ok(Some(Opening { first_ms: first.timestamp_millis(), minutes: args.round_every.clone() }))
}
