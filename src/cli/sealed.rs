//! `flavita seal` and `flavita sealed`: a prepared game that nobody opens before its time.

use crate::prepare::{GroundArgs, ground_of, read as read_game};
use crate::{error::CliError, in_files::bytes, out_files::write_new, worded::worded};
use chrono::{DateTime, SecondsFormat, Utc};
use clap::{Args, Subcommand};
use flavita_app::sealed::{self, file::Head, file::Seal, file::Sealed, file::WORK, seating::look};
use flavita_app::{machine::signing::SecretKey, words::Shelf};
use flavita_tournament::model::Opening;
use std::{fs, path::Path, path::PathBuf};

#[derive(Args, Debug)]
pub(super) struct SealArgs {
    game: PathBuf,
    #[arg(long)]
    name: String,
    #[arg(long, value_name = "NAME")]
    organiser: String,
    #[arg(long, value_name = "TIME")]
    not_before: Option<String>,
    #[arg(long, value_name = "MINUTES", value_delimiter = ',', requires = "not_before")]
    round_every: Vec<u32>,
    #[arg(long, value_name = "WORDS")]
    key: Option<String>,
    #[arg(long, value_name = "DIR", default_value = "tournaments")]
    data: PathBuf,
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    #[command(flatten)]
    ground: GroundArgs,
}

#[derive(Debug, Subcommand)]
pub(super) enum SealedCommand {
    Check(CheckArgs),
    Open(OpenArgs),
}

#[derive(Args, Debug)]
pub(super) struct CheckArgs {
    file: PathBuf,
    #[arg(long, value_name = "DIR", default_value = "tournaments")]
    data: PathBuf,
    #[arg(long, value_name = "HEX")]
    commitment: Option<String>,
    #[arg(long, value_name = "HEX")]
    signer: Option<String>,
}

#[derive(Args, Debug)]
pub(super) struct OpenArgs {
    file: PathBuf,
    #[arg(long, value_name = "WORDS")]
    key: String,
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

pub(super) fn seal(args: &SealArgs) -> Result<(), CliError> {
    let game = read_game(&args.game)?;

    // What a hall would find wrong in the middle of the evening is found now.
    ground_of(&game, &args.ground)?.basis().check(&game).map_err(CliError::at(&args.game))?;
    fs::create_dir_all(&args.data).map_err(CliError::at(&args.data))?;
    let signer = SecretKey::of_folder(&args.data).map_err(CliError::at(&args.game))?;
    let key = words(args)?;
    let seal = Seal {
        name: &args.name,
        organiser: &args.organiser,
        signer: &signer,
        opens: opening(args)?,
        key: &key,
        work: WORK,
    };
    let sealed = Sealed::seal(&game, seal).map_err(CliError::at(&args.game))?;
    write_new(&args.out, sealed.to_text().as_bytes())?;
    line("seal-fingerprint", &sealed.head.commitment);
    line("seal-signed", &sealed.head.key);
    line("seal-key", &key);
    Ok(())
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
    let Some(text) = &args.not_before else { return Ok(None) };
    let first = DateTime::parse_from_rfc3339(text).map_err(|error| {
        CliError::option("--not-before", told!("cli-time", reason = error.to_string()))
    })?;
    Ok(Some(Opening { first_ms: first.timestamp_millis(), minutes: args.round_every.clone() }))
}

pub(super) fn run(command: &SealedCommand) -> Result<bool, CliError> {
    match command {
        SealedCommand::Check(args) => check(args),
        SealedCommand::Open(args) => open(args),
    }
}

fn check(args: &CheckArgs) -> Result<bool, CliError> {
    let head = read(&args.file)?.head;
    tell(&head);
    fs::create_dir_all(&args.data).map_err(CliError::at(&args.data))?;
    let shelf = Shelf::open(&args.data).map_err(CliError::at(&args.data))?;
    let lacks = look(&head, &args.data, &shelf).err().unwrap_or_default();
    let mut amiss: Vec<String> = lacks.iter().map(|lack| worded(lack)).collect();
    let is_other = |wanted: &Option<String>, found: &str| {
        let wanted = wanted.as_deref().map(str::trim);
        wanted.is_some_and(|wanted| !wanted.eq_ignore_ascii_case(found))
    };
    if is_other(&args.commitment, &head.commitment) {
        amiss.push(told!("cli-seal-other-game"));
    }
    if is_other(&args.signer, &head.key) {
        amiss.push(told!("cli-seal-other-signer"));
    }
    for line in &amiss {
        out!("{line}");
    }
    out!("{}", if amiss.is_empty() { "ok" } else { "not ready" });
    Ok(amiss.is_empty())
}

fn tell(head: &Head) {
    line("seal-game", &head.name);
    line("seal-organiser", &head.organiser);
    line("seal-signed", &head.key);
    line("seal-fingerprint", &head.commitment);
    line("seal-edition", &head.edition.id);
    line("seal-words", &format!("{} ({})", head.dictionary.name, head.dictionary.words));
    line("seal-rules", &head.profile.id);
    line("seal-program", &head.program);
    if let Some(opens) = &head.opens {
        line("seal-not-before", &moment(opens.first_ms));
        let minutes: Vec<String> = opens.minutes.iter().map(u32::to_string).collect();
        if !minutes.is_empty() {
            line("seal-every", &told!("seal-minutes", minutes = minutes.join(", ")));
        }
    }
}

/// What is called so, behind a tab.
fn line(key: &str, what: &str) {
    out!("{}\t{what}", told!(key));
}

fn moment(at_ms: i64) -> String {
    let at = DateTime::<Utc>::from_timestamp_millis(at_ms);
    at.map_or_else(String::new, |at| at.to_rfc3339_opts(SecondsFormat::Secs, true))
}

fn open(args: &OpenArgs) -> Result<bool, CliError> {
    let opened = read(&args.file)?.open(&args.key);
    let opened = opened.map_err(CliError::at(&args.file))?;
    write_new(&args.out, &opened.bytes)?;
    Ok(true)
}

fn read(path: &Path) -> Result<Sealed, CliError> {
    Sealed::read(&bytes(path)?).map_err(CliError::at(path))
}
