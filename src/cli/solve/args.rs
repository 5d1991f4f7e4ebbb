//! What can be written after `flavita solve`.

use crate::args::EditionArgs;
use clap::Args;

#[derive(Args, Debug)]
#[command(after_help = "\
    echo '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 ЗДОРОВЫ' | flavita solve --top 5")]
pub(crate) struct SolveArgs {
    #[command(flatten)]
    pub(super) edition: EditionArgs,
    #[arg(long, value_name = "N", conflicts_with = "all", value_parser = positive)]
    pub(super) top: Option<usize>,
    #[arg(long)]
    pub(super) all: bool,
    #[arg(long, value_name = "POINTS", conflicts_with_all = ["all", "top"])]
    #[arg(allow_negative_numbers = true, value_parser = points)]
    pub(super) at_least: Option<i32>,
    #[arg(long, value_name = "K", value_parser = positive)]
    pub(super) time: Option<usize>,
}

fn positive(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|number| *number > 0);
    number.ok_or_else(|| told!("cli-positive"))
}

fn points(text: &str) -> Result<i32, String> {
    let points = text.parse().ok();
    points.ok_or_else(|| told!("cli-no-number"))
}
