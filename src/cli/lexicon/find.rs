//! `flavita lexicon find`: the words of a list by what is known of them.

use crate::{error::CliError, lexicon::args::FindArgs, lexicon::list::OpenList};
use flavita_lexicon::{drawing::one_in, find::Wish, find::find, wish::TypedWish};
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

/// How many words are searched for at a time.
const PAGE: usize = 1000;

pub(super) fn run(args: &FindArgs) -> Result<ExitCode, CliError> {
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
    let (printed, is_cut) = print(&list, &wish, args).map_err(CliError::output)?;
    let key = match printed {
        0 => "find-none",
        _ if is_cut => "find-first",
        _ => "find-all",
    };
    err!("{}", told!(key, n = printed));
    Ok(if printed > 0 { ExitCode::SUCCESS } else { ExitCode::from(1) })
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
            let odds = list.edition().filter(|_| args.odds).and_then(|tiles| one_in(tiles, word));
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
