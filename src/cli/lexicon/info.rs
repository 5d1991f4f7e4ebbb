//! `flavita lexicon info`: what a list holds.
#![expect(clippy::print_stdout, reason = "the command line speaks here")]

use std::collections::BTreeMap;
use std::process::ExitCode;

use serde::Serialize;

use crate::cli::error::CliError;
use crate::cli::lexicon::args::InfoArgs;
use crate::cli::lexicon::list::OpenList;
use crate::lexicon::graph::Graph;

#[derive(Serialize)]
struct Info {
    editions: Vec<String>,
    name: String,
    words: u64,
    nodes: u32,
    /// Bytes of memory.
    memory: usize,
    checksum: String,
    /// How many words there are of each number of letters.
    lengths: BTreeMap<usize, u64>,
}

pub(super) fn run(args: &InfoArgs) -> Result<ExitCode, CliError> {
    let list = OpenList::open(&args.list)?;
    let info = Info {
        editions: list.editions(),
        lengths: by_length(&list.words),
        words: list.words.words(),
        nodes: list.words.nodes(),
        memory: list.words.bytes(),
        name: list.name,
        checksum: list.checksum,
    };
    if args.json {
        let json = serde_json::to_string(&info).expect("texts and numbers are JSON");
        println!("{json}");
    } else {
        print(&info);
    }
    Ok(ExitCode::SUCCESS)
}

fn print(info: &Info) {
    println!("editions  {}", info.editions.join(", "));
    println!("name      {}", info.name);
    println!("words     {}", info.words);
    println!("nodes     {}", info.nodes);
    println!("memory    {} bytes", info.memory);
    println!("checksum  {}", info.checksum);
    for (length, count) in &info.lengths {
        println!("{length:>2} letters {count:>9}");
    }
}

fn by_length(words: &Graph) -> BTreeMap<usize, u64> {
    let mut counts = BTreeMap::new();
    words.for_each_word(&mut |word| *counts.entry(word.len()).or_insert(0) += 1);
    counts
}
