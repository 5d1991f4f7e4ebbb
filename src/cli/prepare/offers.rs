//! Plays many games and keeps those that fit the wishes.

use crate::prepare::draft::{figures, heading};
use crate::whole_games::{WholeGamesArgs, crew};
use crate::{error::CliError, in_files::text, out_files::write_folder, progress::long_bar};
use clap::{Args, value_parser};
use flavita_app::preparing::ground::Ground;
use flavita_app::preparing::offering::{self, Order, Tally, unwanted};
use flavita_contests::prepared::wishes::{Measures, Span, Wishes};
use flavita_game::Edition;
use flavita_i18n::text::joined;
use flavita_tournament::model::PreparedGame;
use std::{convert::Infallible, path::Path, path::PathBuf};

/// The most games of one run.
const MOST_GAMES: u64 = 1_000_000;

#[derive(Args, Debug)]
pub(super) struct OfferArgs {
    #[command(flatten)]
    games_of: WholeGamesArgs,
    #[arg(long, value_name = "N", default_value_t = 1000)]
    #[arg(value_parser = value_parser!(u64).range(1..=MOST_GAMES))]
    games: u64,
    #[arg(long, value_name = "TEXT", required = true)]
    seed: Option<String>,
    #[arg(long, value_name = "A..B")]
    rounds: Option<Span>,
    #[arg(long, value_name = "A..B")]
    total: Option<Span>,
    #[arg(long, value_name = "A..B")]
    bingos: Option<Span>,
    #[arg(long, value_name = "A..B")]
    hardest: Option<Span>,
    #[arg(long, value_name = "A..B")]
    easiest: Option<Span>,
    #[arg(long, value_name = "A..B", conflicts_with = "unambiguous")]
    equal_tops: Option<Span>,
    #[arg(long)]
    unambiguous: bool,
    #[arg(long, value_name = "FILE")]
    avoid: Option<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 10)]
    #[arg(value_parser = value_parser!(u64).range(1..=1000))]
    offer: u64,
    #[arg(long, value_name = "DIR", required = true)]
    out: Option<PathBuf>,
    #[arg(long, value_name = "K", value_parser = value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

pub(super) fn run(args: &OfferArgs) -> Result<bool, CliError> {
    let (edition, dictionary, profile) = args.games_of.found(args.games)?;
    let ground = Ground::new(&edition, dictionary, profile);
    let order = Order {
        seed: args.seed.clone().unwrap_or_default(),
        games: args.games,
        offer: args.offer,
        wishes: wishes(args, &ground.edition)?,
    };
    let crew = crew(args.threads)?;
    let bar = long_bar(args.games, "progress-playing");
    let mut fitting = Vec::new();
    let played = offering::offer(
        &order,
        &ground.basis(),
        &crew,
        || true,
        |_, game| {
            bar.inc(1);
            fitting.extend(game);
            Ok::<(), Infallible>(())
        },
    );
    let Ok(tally) = played;
    bar.finish_and_clear();
    if fitting.is_empty() {
        out!("{}", none(&tally));
        return Ok(false);
    }
    offer(args.out.as_deref().unwrap_or(Path::new(".")), &fitting)?;
    Ok(true)
}

/// Writes the games and tells how they are.
fn offer(folder: &Path, games: &[PreparedGame]) -> Result<(), CliError> {
    let file = |game: &PreparedGame| format!("game-{}.json", game.number);
    write_folder(folder, games.iter().map(|game| (file(game), game.to_bytes())))?;
    out!("{}\tfile", heading());
    for game in games {
        out!("{}\t{}", figures(&Measures::of(game)), folder.join(file(game)).display());
    }
    Ok(())
}

/// Why no game is offered: how many games miss each wish.
fn none(tally: &Tally) -> String {
    let missed = tally.unmet.iter().map(|(wish, games)| format!("{wish}: {games}"));
    told!("cli-prepared-none", n = tally.played, what = joined(missed, ", "))
}

fn wishes(args: &OfferArgs, edition: &Edition) -> Result<Wishes, CliError> {
    let avoided = args.avoid.as_deref().map(text).transpose()?;
    Ok(Wishes {
        rounds: args.rounds,
        total: args.total,
        bingos: args.bingos,
        equal_tops: if args.unambiguous { Some(Span::only(0)) } else { args.equal_tops },
        hardest: args.hardest,
        easiest: args.easiest,
        unwanted: avoided.map(|text| unwanted(&text, edition)).unwrap_or_default(),
    })
}
