//! `flavita lexicon check`: whether words are in a list, and what comes near to those that are not.

use crate::{error::CliError, lexicon::list::ListArgs, lexicon::list::OpenList, spoken};
use clap::Args;
use flavita_contests::committee::reading;
use flavita_game::Letter;
use flavita_i18n::meaning::meaning;
use flavita_lexicon::{fault::Fault, meaning::Reading, near::Miss, near::near_misses};
use flavita_tournament::model::WordDecision;
use serde::Serialize;

#[derive(Args, Debug)]
#[command(after_help = "flavita lexicon check --edition hu-scrabble --words club.lexicon község")]
pub(crate) struct CheckArgs {
    #[command(flatten)]
    list: ListArgs,
    #[arg(long)]
    json: bool,
    #[arg(required = true)]
    word: Vec<String>,
}

/// How many near misses are shown.
const NEAR: usize = 10;

/// What is said of one word.
#[derive(Serialize)]
struct Checked {
    word: String,
    #[serde(rename = "in")]
    is_in: bool,
    /// What people call the list.
    list: String,
    /// Every way to lay the word with tiles; none where it cannot be laid.
    cuts: Vec<Cut>,
    /// Why it cannot be laid.
    fault: Option<String>,
    /// Where the words of the list come from.
    source: Option<String>,
    /// The options of the list that have the word.
    options: Vec<String>,
    /// What a committee has decided about it.
    decision: Option<WordDecision>,
    /// What a word that is in can be, as far as the list's source tells.
    meanings: Vec<Reading>,
    /// Words of the list within one change, the likeliest first; none for a word that is in.
    near: Vec<Near>,
    /// How many more of them there are.
    near_more: usize,
}

#[derive(Serialize)]
struct Cut {
    tiles: Vec<String>,
    /// With a `|` where the plain spelling would be another cut.
    spelling: String,
    #[serde(rename = "in")]
    is_in: bool,
}

#[derive(Serialize)]
struct Near {
    word: String,
    miss: Miss,
}

pub(super) fn run(args: &CheckArgs) -> Result<bool, CliError> {
    let list = OpenList::open(&args.list)?;
    let mut all_in = true;
    for word in &args.word {
        let answer = answer(&list, word)?;
        all_in &= answer.is_in;
        if args.json {
            let json = serde_json::to_string(&answer).expect("texts and numbers are JSON");
            out!("{json}");
        } else {
            print(&answer);
        }
    }
    Ok(all_in)
}

fn answer(list: &OpenList, word: &str) -> Result<Checked, CliError> {
    let (cuts, fault) = match list.alphabet.cut(word) {
        Err(fault) => (Vec::new(), Some(fault)),
        Ok(letters) => {
            let cuts = list.alphabet.cuts(word);
            let tiles = letters.len();
            let fault = cuts.is_empty().then_some(Fault::Length { tiles });
            (cuts, fault)
        }
    };
    let options = list.options_with(&cuts)?;
    let decision = list.decision_on(&cuts).cloned();
    let known = cuts.iter().filter(|word| list.words.contains(word.iter().copied()));
    let meanings = known.flat_map(|word| list.readings(word)).collect();
    let cuts: Vec<Cut> = cuts.iter().map(|letters| cut(list, letters)).collect();
    let is_in = cuts.iter().any(|cut| cut.is_in);
    let mut near = if is_in { Vec::new() } else { near(list, word) };
    let near_more = near.len().saturating_sub(NEAR);
    near.truncate(NEAR);
    Ok(Checked {
        word: word.to_owned(),
        is_in,
        list: list.name.clone(),
        cuts,
        fault: fault.map(|fault| fault.to_string()),
        source: list.source().map(str::to_owned),
        options,
        decision,
        meanings,
        near,
        near_more,
    })
}

fn cut(list: &OpenList, letters: &[Letter]) -> Cut {
    let label = |letter: &Letter| list.alphabet.label(*letter).to_owned();
    Cut {
        tiles: letters.iter().map(label).collect(),
        spelling: list.alphabet.spell(letters),
        is_in: list.words.contains(letters.iter().copied()),
    }
}

fn near(list: &OpenList, word: &str) -> Vec<Near> {
    let misses = near_misses(&list.words, &list.alphabet, word).into_iter();
    misses.map(|one| Near { word: list.alphabet.spell(&one.word), miss: one.miss }).collect()
}

/// The word's line tells one cut, that which is in if one is; the others follow on their own.
fn print(answer: &Checked) {
    let told = answer.cuts.iter().position(|cut| cut.is_in).unwrap_or(0);
    let tiles = answer.cuts.get(told).map(|cut| cut.tiles.join(" "));
    let tiles = tiles.or_else(|| answer.fault.clone()).unwrap_or_default();
    let verdict = yes_or_no(answer.is_in);
    out!("{}\t{verdict}\t{tiles}\t{}", answer.word, answer.list);
    for (place, cut) in answer.cuts.iter().enumerate() {
        if place != told {
            out!("\t{}\t{}", yes_or_no(cut.is_in), cut.tiles.join(" "));
        }
    }
    for reading in &answer.meanings {
        out!("\tmeaning\t{}", meaning(spoken::language(), reading));
    }
    if let Some(WordDecision { admitted, date, because, .. }) = &answer.decision {
        let verdict = if *admitted { reading::ADMITTED } else { reading::REMOVED };
        out!("\tcommittee\t{verdict} {date}: {because}");
    }
    if !answer.options.is_empty() {
        out!("\toption\t{}", answer.options.join(" "));
    }
    if !answer.near.is_empty() {
        let words: Vec<&str> = answer.near.iter().map(|near| near.word.as_str()).collect();
        let more = match answer.near_more {
            0 => String::new(),
            more => " ".to_owned() + &told!("cli-list-near", n = more),
        };
        out!("\tnear\t{}{more}", words.join(" "));
    }
}

fn yes_or_no(is_in: bool) -> &'static str {
    if is_in { "yes" } else { "no" }
}
