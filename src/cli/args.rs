//! What can be written on the command line.

use std::{net::SocketAddr, path::PathBuf};

use clap::builder::PossibleValuesParser;
use clap::{Args, Parser, Subcommand, ValueEnum};

use crate::sealed::{SealArgs, SealedCommand};
use crate::{
    gate::GateArgs, lexicon::LexiconCommand, prepare::PrepareArgs, rehearse::RehearseArgs,
    simulate::SimulateArgs, solve::SolveArgs, verify::VerifyArgs,
};
use flavita_app::follow::key::FollowKey;
use flavita_i18n::language::Language;
use flavita_report::{draw_protocol, pictures, season_csv};
use flavita_report::{files::FILES, replay::page};
use flavita_tournament::profile::form_catalogue;

/// Runs Duplicate word-game tournaments.
#[derive(Debug, Parser)]
#[command(
    name = "flavita",
    version,
    about,
    after_help = "\
    Without a command: flavita serve.\n\n\
    Exit codes: 0 done; 1 the answer is no or differences were found; 2 bad usage or unreadable\n\
    input, with file, line and reason on standard error."
)]
pub(super) struct Cli {
    #[command(subcommand)]
    pub(super) command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Open the tournaments and serve the pages (the default).
    Serve(ServeArgs),
    /// Find the top of every position on standard input.
    Solve(SolveArgs),
    /// Play whole games without players and report the results.
    Simulate(SimulateArgs),
    /// Play many games and offer those that fit, to be sealed and played in many venues.
    Prepare(Box<PrepareArgs>),
    /// Seal a prepared game: nobody opens it without its key.
    Seal(SealArgs),
    /// Check a sealed game in advance, or open it.
    #[command(subcommand)]
    Sealed(SealedCommand),
    /// Score one play and check that it is legal.
    Score(ScoreArgs),
    /// Judge a recorded game: its rounds and slips in, standings and verdicts out.
    Adjudicate(AdjudicateArgs),
    /// Write a tournament's results or its log as a file.
    Export(ExportArgs),
    /// Mirror a running game to a second computer.
    Follow(FollowArgs),
    /// Gateway: serve phones and screens for a tournament run on another computer.
    Gate(GateArgs),
    /// Rebuild a tournament file from its log (JSON lines).
    Import(ImportArgs),
    /// Merge the results of many venues that played one game; exit code 1 while something is to be
    /// decided.
    Merge(MergeArgs),
    /// Write the signed result of a venue, to be merged with those of others.
    Result(ResultArgs),
    /// Play an evening with simulated players against a real server, to practise and to measure.
    Rehearse(RehearseArgs),
    /// Write the standings or the rating of a season as a table.
    Season(SeasonArgs),
    /// Check a tournament's file and judge everything in it again; exit code 1 if it differs.
    Verify(VerifyArgs),
    /// Build, describe, query or compare word lists.
    #[command(subcommand)]
    Lexicon(LexiconCommand),
}

#[derive(Args, Debug)]
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

impl Default for ServeArgs {
    fn default() -> Self {
        Self {
            data: PathBuf::from("tournaments"),
            backup: None,
            take_over: false,
            bind: None,
            name: Vec::new(),
            open_console: false,
            passphrase_file: None,
            tls_cert: None,
            tls_key: None,
            nats: None,
            nats_credentials: None,
        }
    }
}

#[derive(Args, Debug)]
pub(super) struct EditionArgs {
    /// The edition: the name of an embedded one, or a file.
    #[arg(long, value_name = "ID|FILE", default_value = "ru-scrabble")]
    pub(super) edition: String,
    /// Words to use instead of the edition's own: a plain list or a compiled file.
    #[arg(long, value_name = "FILE")]
    pub(super) words: Option<PathBuf>,
    /// A rule of the edition to switch on, such as ye-for-yo; may be repeated.
    #[arg(long, value_name = "ID")]
    pub(super) switch: Vec<String>,
    /// Include a word list that is off by default, such as comparatives.
    #[arg(long, value_name = "ID")]
    pub(super) with: Vec<String>,
    /// Exclude a word list that is on by default, such as rude.
    #[arg(long, value_name = "ID")]
    pub(super) without: Vec<String>,
    /// Single words to add or remove: +WORD and -WORD, any number per line.
    #[arg(long, value_name = "FILE")]
    pub(super) overrides: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(super) struct ScoreArgs {
    #[command(flatten)]
    pub(super) edition: EditionArgs,
    /// The board: 15 rows joined by "/", digits for empty squares.
    #[arg(long, value_name = "CGP")]
    pub(super) board: String,
    /// Where the word starts: row letter first for across, column number first for down; letters of
    /// the other alphabet that look the same are understood.
    #[arg(long, value_name = "REF")]
    pub(super) at: String,
    /// The whole word; a blank is a lowercase letter.
    #[arg(long)]
    pub(super) word: String,
}

#[derive(Args, Debug)]
#[command(after_help = "\
    GAME has the columns round,rack,at,word and SLIPS round,player,at,word,claimed,seconds, in any\n\
    order. DIR receives standings.csv, rounds.csv and slips.csv, all of them or none.")]
pub(super) struct AdjudicateArgs {
    #[command(flatten)]
    pub(super) edition: EditionArgs,
    /// The rules: the name of an embedded profile, or a file.
    #[arg(long, value_name = "ID|FILE", default_value = "house")]
    pub(super) profile: String,
    /// The variant of the game instead of the one in the rules.
    #[arg(long, value_name = "ID", value_parser = forms())]
    pub(super) form: Option<String>,
    /// The rounds. Without `at` and `word` the solver's top goes on the board.
    #[arg(long, value_name = "FILE")]
    pub(super) game: PathBuf,
    /// The slips. No row in a round means no slip; two rows mean zero (or first/last, if the rules
    /// say so).
    #[arg(long, value_name = "FILE")]
    pub(super) slips: PathBuf,
    /// The folder for the tables; created if missing.
    #[arg(long, value_name = "DIR")]
    pub(super) out: PathBuf,
    /// The language of the reasons.
    #[arg(long, value_name = "TAG", default_value = "ru", value_parser = language)]
    pub(super) lang: Language,
}

#[derive(Args, Debug)]
pub(super) struct ExportArgs {
    /// The tournament's file; for --what cumulated the files of several games.
    #[arg(required = true, value_name = "FILE")]
    pub(super) files: Vec<PathBuf>,
    /// What to write: a table, a format of other programs, the replay, the statistics as pictures,
    /// the log as JSON lines, or the draw record.
    #[arg(long, required_unless_present_any = ["jsonl", "protocol"], value_parser = exports())]
    pub(super) what: Option<String>,
    /// The same as --what jsonl.
    #[arg(long, conflicts_with = "what")]
    pub(super) jsonl: bool,
    /// The same as --what protocol: everything needed to redraw the racks.
    #[arg(long, conflicts_with_all = ["what", "jsonl"])]
    pub(super) protocol: bool,
    /// For programs, or for a spreadsheet.
    #[arg(long, value_enum, default_value_t = Format::Plain)]
    pub(super) format: Format,
    /// The language of headings and reasons.
    #[arg(long, value_name = "TAG", default_value = "ru", value_parser = language)]
    pub(super) lang: Language,
    /// Where to write it; by default on standard output. For --what pictures a folder.
    #[arg(long, value_name = "FILE|DIR", required_if_eq("what", pictures::NAME))]
    pub(super) out: Option<PathBuf>,
    /// For --what replay: the word list, compiled or plain, if it is not beside the tournament.
    #[arg(long, value_name = "LIST")]
    pub(super) words: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(super) struct SeasonArgs {
    /// The season's file; its tournaments are in the same folder.
    pub(super) file: PathBuf,
    /// Which table.
    #[arg(long, value_parser = season_tables())]
    pub(super) what: String,
    /// For programs, or for a spreadsheet.
    #[arg(long, value_enum, default_value_t = Format::Plain)]
    pub(super) format: Format,
    /// The language of headings.
    #[arg(long, value_name = "TAG", default_value = "ru", value_parser = language)]
    pub(super) lang: Language,
    /// Where to write it; by default on standard output.
    #[arg(long, value_name = "FILE")]
    pub(super) out: Option<PathBuf>,
}

/// The form of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    /// RFC 4180 with stable headings.
    Plain,
    /// With semicolons, a byte order mark and headings in the language.
    Spreadsheet,
}

#[derive(Args, Debug)]
pub(super) struct FollowArgs {
    /// The address of the other computer, such as <http://192.168.1.10:8080>; with --public the
    /// address of a game there, such as <http://192.168.1.10:8080/t/2026-11-21-1>.
    pub(super) url: String,
    /// Play the draw of another venue here, with its own players, clock, slips and rulings: serves
    /// this venue's pages as `flavita serve` does.
    #[arg(long)]
    pub(super) public: bool,
    /// With --public: the name of this venue in the reported standings.
    #[arg(long, value_name = "NAME", requires = "public")]
    pub(super) hall: Option<String>,
    /// With --public: the arbiter of this venue starts every clock by hand.
    #[arg(long, requires = "public")]
    pub(super) start_by_hand: bool,
    /// With --public: where to listen, as in `flavita serve`.
    #[arg(long, value_name = "ADDR:PORT", requires = "public")]
    pub(super) bind: Option<SocketAddr>,
    /// The key that the other computer shows on its page "Check before the evening", with --public
    /// that of its page "Venues"; or the variable `FLAVITA_FOLLOW_KEY`.
    #[arg(long, value_name = "KEY")]
    pub(super) key: Option<String>,
    /// The folder for the mirrored tournaments.
    #[arg(long, value_name = "DIR", default_value = "tournaments")]
    pub(super) data: PathBuf,
    /// Catch up once and stop.
    #[arg(long, conflicts_with = "public")]
    pub(super) once: bool,
}

impl FollowArgs {
    /// The key that was given, where it is one.
    pub(super) fn key(&self) -> Option<FollowKey> {
        let given = self.key.clone();
        let given = given.or_else(|| std::env::var("FLAVITA_FOLLOW_KEY").ok());
        given.as_deref().and_then(FollowKey::read)
    }
}

#[derive(Args, Debug)]
pub(super) struct ImportArgs {
    /// The log, one event per line, as flavita export --jsonl writes it or the second folder has it.
    pub(super) file: PathBuf,
    /// The file to create; by default beside the log, ending in .sqlite.
    #[arg(long, value_name = "FILE")]
    pub(super) out: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(super) struct ResultArgs {
    /// The tournament's file; its game is over.
    pub(super) file: PathBuf,
    /// The name of the venue.
    #[arg(long, value_name = "NAME")]
    pub(super) hall: String,
    /// The texts of the QR codes, one per line, instead of the file.
    #[arg(long)]
    pub(super) codes: bool,
    /// Where to write it; by default on standard output.
    #[arg(long, value_name = "FILE")]
    pub(super) out: Option<PathBuf>,
}

#[derive(Args, Debug)]
#[command(after_help = "\
    DIR receives standings.csv, halls.csv, categories.csv, rounds.csv and conflicts.csv. Of a folder\n\
    the files that end in .hall or .txt are read. The order of the files and how often one comes\n\
    change nothing.")]
pub(super) struct MergeArgs {
    /// Results, texts with scanned codes, or folders with both.
    #[arg(required = true, value_name = "FILE|FOLDER")]
    pub(super) files: Vec<PathBuf>,
    /// The decisions about conflicts; for a single folder its merge.toml, if there is one.
    #[arg(long, value_name = "FILE")]
    pub(super) decisions: Option<PathBuf>,
    /// The words the game was played with, if the data folder does not have them.
    #[arg(long, value_name = "FILE")]
    pub(super) words: Option<PathBuf>,
    /// The data folder, where words are looked up.
    #[arg(long, value_name = "DIR", default_value = "tournaments")]
    pub(super) data: PathBuf,
    /// For programs, or for a spreadsheet.
    #[arg(long, value_enum, default_value_t = Format::Plain)]
    pub(super) format: Format,
    /// The language of headings and sentences.
    #[arg(long, value_name = "TAG", default_value = "ru", value_parser = language)]
    pub(super) lang: Language,
    /// The folder for the tables; created if missing.
    #[arg(long, value_name = "DIR")]
    pub(super) out: PathBuf,
}

/// The names of the forms of the game.
pub(super) fn forms() -> PossibleValuesParser {
    PossibleValuesParser::new(form_catalogue::EMBEDDED.iter().map(|(id, _)| *id))
}

fn season_tables() -> PossibleValuesParser {
    PossibleValuesParser::new(season_csv::ALL.iter().map(|(name, _)| *name))
}

fn exports() -> PossibleValuesParser {
    let tables = flavita_report::ALL.iter().chain(flavita_report::MORE);
    let tables = tables.map(|(name, _)| *name);
    let files = FILES.iter().map(|form| form.name);
    let others =
        [flavita_report::CUMULATED, page::NAME, pictures::NAME, "jsonl", draw_protocol::NAME];
    PossibleValuesParser::new(tables.chain(files).chain(others))
}

fn language(tag: &str) -> Result<Language, String> {
    let complete = |language: &Language| language.is_complete();
    Language::from_tag(tag).filter(complete).ok_or_else(|| {
        let tags: Vec<&str> = Language::COMPLETE.iter().map(|l| l.tag()).collect();
        format!("the languages are {}", tags.join(", "))
    })
}
