//! What can be written after `flavita solve`.

use clap::Args;

use crate::args::EditionArgs;

#[derive(Args, Debug)]
#[command(after_help = "\
    A position is a line \"BOARD RACK\". The board is 15 rows joined by \"/\"; digits are runs of empty\n\
    squares, a blank is a small letter, a tile of several letters stands in brackets. On the rack \"?\"\n\
    is a blank. Empty lines are skipped; the first line that cannot be read ends the work with its\n\
    number on standard error and exit code 2, after the answers to the lines before it.\n\n\
    Each position is answered by one line of JSON, in the order of the positions:\n  \
      top     the points of the best plays\n  \
      count   how many plays have them, whatever is listed\n  \
      moves   the plays, best first: at (the square as players write it), row and column (from\n          \
              1), dir (across or down), word, points, blanks (which tiles of the word, from 1, are\n          \
              laid as blanks)\n  \
      micros  with --time, microseconds\n\n\
    Without --top, --at-least and --all the plays listed are the tops. Where nothing can be laid\n\
    top and count are 0. Answers come as soon as they are found; any number of positions can be piped\n\
    through.\n\n\
    Example:\n  \
    echo '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 ЗДОРОВЫ' | flavita solve --top 5")]
pub(crate) struct SolveArgs {
    #[command(flatten)]
    pub(super) edition: EditionArgs,
    /// List the N best plays instead of the tops.
    #[arg(long, value_name = "N", conflicts_with = "all", value_parser = positive)]
    pub(super) top: Option<usize>,
    /// List every legal play.
    #[arg(long)]
    pub(super) all: bool,
    /// List every play of at least so many points.
    #[arg(long, value_name = "POINTS", conflicts_with_all = ["all", "top"])]
    #[arg(allow_negative_numbers = true, value_parser = points)]
    pub(super) at_least: Option<i32>,
    /// Report how long the search takes: the fastest of K runs on one thread, in microseconds.
    #[arg(long, value_name = "K", value_parser = positive)]
    pub(super) time: Option<usize>,
}

fn positive(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|number| *number > 0);
    number.ok_or_else(|| "a number from 1".to_owned())
}

fn points(text: &str) -> Result<i32, String> {
    let points = text.parse().ok();
    points.ok_or_else(|| "a whole number of points".to_owned())
}
