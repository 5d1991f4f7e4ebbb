//! `flavita lexicon info`: what a list holds.

use crate::{error::CliError, lexicon::list::ListArgs, lexicon::list::OpenList, spoken::language};
use clap::Args;
use flavita_app::{audit::spoken::Writing, audit::spoken::spoken_words, words::list::OptionList};
use flavita_i18n::{language::Language, names::list_name};
use flavita_lexicon::lengths::by_length;
use serde::Serialize;
use std::collections::BTreeMap;

#[derive(Args, Debug)]
#[command(after_help = "flavita lexicon info --words club.lexicon")]
pub(crate) struct InfoArgs {
    #[command(flatten)]
    list: ListArgs,
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Info {
    editions: Vec<String>,
    name: String,
    words: u64,
    nodes: u32,
    /// Bytes of memory.
    memory: usize,
    checksum: String,
    /// The same in words that can be read out.
    spoken: String,
    /// Where the words come from, with the sentence that their licence asks for.
    source: Option<String>,
    /// The lists that a tournament takes in or leaves out.
    options: Vec<ListedOption>,
    /// How many words there are of each number of letters.
    lengths: BTreeMap<usize, u64>,
}

/// An option of a list.
#[derive(Serialize)]
struct ListedOption {
    id: String,
    words: u64,
    /// Whether its words count by themselves.
    is_in: bool,
}

pub(super) fn run(args: &InfoArgs) -> Result<(), CliError> {
    let list = OpenList::open(&args.list)?;
    let is_russian = language() == Language::Russian;
    let writing = if is_russian { Writing::Cyrillic } else { Writing::Latin };
    let info = Info {
        editions: list.editions(),
        lengths: by_length(&list.words),
        source: list.source().map(str::to_owned),
        options: list.options().map(listed).collect(),
        words: list.words.words(),
        nodes: list.words.nodes(),
        memory: list.words.bytes(),
        name: list.name,
        spoken: spoken_words(&list.checksum, writing),
        checksum: list.checksum,
    };
    if args.json {
        let json = serde_json::to_string(&info).expect("texts and numbers are JSON");
        out!("{json}");
    } else {
        print(&info);
    }
    Ok(())
}

fn listed(option: &OptionList) -> ListedOption {
    ListedOption { id: option.option.id.clone(), words: option.words, is_in: option.option.is_in }
}

fn print(info: &Info) {
    let line = |key: &str, what: &str| out!("{:10}{what}", told!(key));
    line("cli-list-editions", &info.editions.join(", "));
    line("cli-list-name", &list_name(language(), &info.name));
    line("cli-list-words", &info.words.to_string());
    line("cli-list-nodes", &info.nodes.to_string());
    line("cli-list-memory", &told!("cli-bytes", n = info.memory));
    line("cli-list-checksum", &info.checksum);
    line("cli-list-spoken", &info.spoken);
    if let Some(source) = &info.source {
        line("cli-list-source", source);
    }
    for option in &info.options {
        let key = if option.is_in { "cli-list-option-in" } else { "cli-list-option-out" };
        line("cli-list-option", &told!(key, name = &option.id, words = option.words));
    }
    let letters = told!("cli-list-letters");
    for (length, count) in &info.lengths {
        out!("{length:>2} {letters} {count:>9}");
    }
}
