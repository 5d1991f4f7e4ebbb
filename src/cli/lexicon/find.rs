//! `flavita lexicon find`: the words of a list by what is known of them.

use crate::{error::CliError, lexicon::list::ListArgs, lexicon::list::OpenList};
use clap::Args;
use flavita_lexicon::{drawing::one_in, find::Wish, find::find, wish::TypedWish};
use std::io::{self, BufWriter, Write};

#[derive(Args, Debug)]
#[command(after_help = "flavita lexicon find --edition en-scrabble 'q?i*' --to 5")]
pub(crate) struct FindArgs {
    #[command(flatten)]
    list: ListArgs,
    pattern: Option<String>,
    #[arg(long, value_name = "LETTERS", default_value = "")]
    letters: String,
    #[arg(long)]
    all: bool,
    #[arg(long, value_name = "LETTERS", default_value = "")]
    with: String,
    #[arg(long, value_name = "LETTERS", default_value = "")]
    without: String,
    #[arg(long, value_name = "N")]
    from: Option<usize>,
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    #[arg(long, value_name = "N")]
    most: Option<usize>,
    #[arg(long)]
    odds: bool,
}

/// How many words are searched for at a time.
const PAGE: usize = 1000;

pub(super) fn run(args: &FindArgs) -> Result<bool, CliError> {
    let list = OpenList::open(&args.list)?;
    let typed = TypedWish {
        pattern: args.pattern.as_deref().unwrap_or_default(),
        letters: &args.letters,
        all: args.all,
        with: &args.with,
        without: &args.without,
        from: args.from,
        to: args.to,
    };
    let wish = typed.read(&list.alphabet)?;
    let (printed, is_cut) = print(&list, &wish, args).map_err(CliError::because("cli-output"))?;
    let key = match printed {
        0 => "find-none",
        _ if is_cut => "find-first",
        _ => "find-all",
    };
    err!("{}", told!(key, n = printed));
    Ok(printed > 0)
}

/// Prints the words as they are found, and counts them; says whether there are more.
fn print(list: &OpenList, wish: &Wish, args: &FindArgs) -> io::Result<(usize, bool)> {
    let mut out = BufWriter::new(io::stdout().lock());
    let mut printed = 0;
    let mut after = None;
    loop {
        let most = args.most.map_or(PAGE, |most| PAGE.min(most - printed));
        let found = find(&list.words, wish, after.as_deref(), most);
        for word in &found.words {
            let odds =
                list.edition.as_ref().filter(|_| args.odds).and_then(|tiles| one_in(tiles, word));
            let odds = odds.map_or_else(String::new, |odds| format!("\t1:{odds}"));
            writeln!(out, "{}{odds}", list.alphabet.spell(word))?;
        }
        printed += found.words.len();
        after = found.words.last().cloned();
        if !found.has_more || Some(printed) == args.most {
            out.flush()?;
            return Ok((printed, found.has_more));
        }
    }
}
