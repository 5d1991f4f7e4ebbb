//! `flavita lexicon`: compile, describe and check word lists.
#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "the command line speaks here"
)]

use std::path::Path;
use std::process::ExitCode;

use crate::app::dictionary::{self, DictionaryError};
use crate::cli::args::{EditionArgs, LexiconCommand};
use crate::cli::edition;
use crate::cli::error::CliError;
use crate::cli::out_files;
use crate::cli::progress::progress_bar;
use crate::game::edition::definition::Edition;
use crate::lexicon::word_list::{self, WordList};
use crate::lexicon::{builder, file};

/// How many faulty lines are listed before the rest is only counted.
const LISTED: usize = 10;

pub(super) fn run(command: &LexiconCommand) -> Result<ExitCode, CliError> {
    match command {
        LexiconCommand::Build {
            edition: name,
            words,
            out,
            name: list,
            leave_out,
        } => {
            let edition = edition::find(name)?;
            build(&edition, words, out, list.as_deref(), *leave_out)
        }
        LexiconCommand::Info(args) => info(args),
        LexiconCommand::Check { edition, word } => check(edition, word),
    }
}

fn build(
    edition: &Edition,
    words: &Path,
    out: &Path,
    name: Option<&str>,
    leave_out: bool,
) -> Result<ExitCode, CliError> {
    let bytes = dictionary::read(words)?;
    let bar = progress_bar(
        bytes.len() as u64,
        "reading  {wide_bar} {bytes} of {total_bytes}",
    );
    let list = dictionary::read_plain(edition, words, &bytes, |n| bar.set_position(n as u64))?;
    bar.finish_and_clear();
    report_left_out(words, &list);
    if let Some((line, word)) = list.unreadable.first().filter(|_| !leave_out) {
        return Err(CliError::Dictionary(DictionaryError::Word {
            path: words.to_owned(),
            line: *line,
            word: word.clone(),
            edition: edition.id().to_owned(),
            others: String::new(),
        }));
    }
    let bar = progress_bar(
        list.words.len() as u64,
        "compiling {wide_bar} {pos} of {len} words",
    );
    let graph = builder::build(&list.words, |n| bar.set_position(n));
    bar.finish_and_clear();
    let stem = words.file_stem().unwrap_or_default().to_string_lossy();
    let packed = file::write(edition, name.unwrap_or(&stem), &graph);
    out_files::write_all(&[(out.to_owned(), packed.as_slice())])?;
    println!(
        "{}: {} words, {} bytes",
        out.display(),
        graph.words(),
        packed.len()
    );
    Ok(ExitCode::SUCCESS)
}

fn report_left_out(path: &Path, list: &WordList) {
    for (line, word) in list.unreadable.iter().take(LISTED) {
        eprintln!(
            "{}, line {line}: \"{word}\" needs a tile that the edition has not",
            path.display()
        );
    }
    if list.unreadable.len() > LISTED {
        eprintln!("... and {} more such lines", list.unreadable.len() - LISTED);
    }
    if list.wrong_length > 0 {
        eprintln!(
            "{} words of fewer than 2 or more than 15 letters left out",
            list.wrong_length
        );
    }
}

fn info(args: &EditionArgs) -> Result<ExitCode, CliError> {
    let (edition, dictionary) = edition::with_words(args)?;
    let words = &dictionary.words;
    println!("edition   {}", edition.id());
    println!("name      {}", dictionary.name);
    println!("words     {}", words.words());
    println!("nodes     {}", words.nodes());
    println!("memory    {} bytes", words.bytes());
    println!("checksum  {}", dictionary.checksum);
    for (length, count) in by_length(&dictionary) {
        println!("{length:>2} letters {count:>9}");
    }
    Ok(ExitCode::SUCCESS)
}

fn by_length(dictionary: &dictionary::Dictionary) -> std::collections::BTreeMap<usize, u64> {
    let mut counts = std::collections::BTreeMap::new();
    dictionary
        .words
        .for_each_word(&mut |word| *counts.entry(word.len()).or_insert(0) += 1);
    counts
}

fn check(args: &EditionArgs, words: &[String]) -> Result<ExitCode, CliError> {
    let (edition, dictionary) = edition::with_words(args)?;
    let mut all_found = true;
    for word in words {
        let letters = word_list::cut_longest_first(&edition, word);
        let found = letters.is_some_and(|letters| dictionary.words.contains(letters));
        all_found &= found;
        println!("{word}\t{}", if found { "yes" } else { "no" });
    }
    Ok(if all_found {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(1)
    })
}
