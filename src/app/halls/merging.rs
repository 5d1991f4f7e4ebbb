//! Results that arrived, in any order and as often as they like: read, checked, one of each hall.
//!
//! Every top is searched once for all halls.

use crate::halls::checking::{WordFault, check, price};
use crate::halls::result_file::{HallResult, is_result, read, short_digest};
use crate::{audit::slow::Searched, desk::record::begun, halls::choosing::choose};
use crate::{halls::codes::Codes, words::Dictionary};
use flavita_contests::halls::conflict::{Conflict, FileFault};
use flavita_contests::halls::{decision::Decisions, decision::WordDecision, hall::Hall, words};
use flavita_lexicon::graph::Graph;
use flavita_tournament::state::Tournament;
use parking_lot::Mutex;
use std::collections::{BTreeMap, BTreeSet};
use std::{path::Path, thread};

/// How the words of a tournament are found.
pub type FindWords<'a> = &'a dyn Fn(&Tournament) -> Option<Dictionary>;

/// A file that is not counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The names under which it came.
    pub names: BTreeSet<String>,
    /// What is wrong with it.
    pub conflict: Conflict,
}

/// A result that came, in a file or in codes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrival {
    /// The name of the file, or the name by which the codes know it.
    pub name: String,
    /// The hall whose it says it is; empty where that cannot be read.
    pub hall: String,
    /// The name of the result, or of the file that is none.
    pub id: String,
    /// Why it is none.
    pub fault: Option<FileFault>,
}

/// What arrived so far.
#[derive(Clone, Debug, Default)]
pub struct Arrived {
    results: BTreeMap<String, HallResult>,
    refused: BTreeMap<String, Refused>,
    codes: Codes,
    arrivals: Vec<Arrival>,
    /// On how many threads it works; `None` is as many as there are cores.
    pub(crate) threads: Option<usize>,
}

/// The halls, checked and priced, and all that was found on the way.
#[derive(Debug)]
pub struct Prepared {
    /// The halls in the order of their names.
    pub halls: Vec<Hall>,
    /// What is in conflict before they are compared with each other.
    pub found: Vec<Conflict>,
    /// The files that are not counted, by their digests.
    pub refused: Vec<Refused>,
    /// Everything that came, in the order in which it came, codes last.
    pub arrivals: Vec<Arrival>,
    /// How many different questions were asked of solver and second searcher.
    pub searches: usize,
}

impl Arrived {
    /// Takes a file: a result, or any text with scanned codes in it.
    pub fn take(&mut self, name: &str, bytes: &[u8]) {
        if is_result(bytes) {
            self.take_result(name, bytes);
            return;
        }
        let text = str::from_utf8(bytes).unwrap_or_default();
        if !self.codes.take(text) {
            self.refuse(name, short_digest(bytes), "", FileFault::NotAResult);
        }
    }

    fn take_result(&mut self, name: &str, bytes: &[u8]) {
        match read(bytes) {
            Ok(result) => {
                self.arrive(name, &result.hall, &result.id, None);
                self.results.insert(result.id.clone(), result);
            }
            Err(unread) => self.refuse(name, short_digest(bytes), &unread.hall, unread.fault),
        }
    }

    fn arrive(&mut self, name: &str, hall: &str, id: &str, fault: Option<FileFault>) {
        let [name, hall, id] = [name, hall, id].map(str::to_owned);
        self.arrivals.push(Arrival { name, hall, id, fault });
    }

    /// Notes a file that cannot even be read.
    pub fn refuse(&mut self, name: &str, id: String, hall: &str, fault: FileFault) {
        if !name.is_empty() {
            self.arrive(name, hall, &id, Some(fault.clone()));
        }
        let conflict = Conflict::Refused { id: id.clone(), hall: hall.to_owned(), fault };
        let refused =
            self.refused.entry(id).or_insert_with(|| Refused { names: BTreeSet::new(), conflict });
        if !name.is_empty() {
            refused.names.insert(name.to_owned());
        }
    }

    /// How many different results there are, those in codes aside.
    pub fn len(&self) -> usize {
        self.results.len()
    }

    /// Whether nothing came at all.
    pub fn is_empty(&self) -> bool {
        self.results.is_empty() && self.refused.is_empty() && self.codes.files().is_empty()
    }

    /// Puts codes together; those of which some are missing are refused.
    fn join_codes(&mut self) {
        for scanned in self.codes.files() {
            let name = scanned.name;
            match scanned.file {
                Ok(file) => self.take_result(&name, &file),
                Err(fault) => self.refuse(&name, name.clone(), &scanned.hall, fault),
            }
        }
    }

    /// Checks every hall and prices what was decided about words; `passed` is called after each.
    ///
    /// # Errors
    /// When a decision on a word cannot be carried out.
    pub fn prepared(
        mut self,
        decisions: &Decisions,
        find: FindWords<'_>,
        passed: &(dyn Fn() + Sync),
    ) -> Result<Prepared, WordFault> {
        self.join_codes();
        let results = std::mem::take(&mut self.results).into_values().collect();
        let (chosen, mut found) = choose(results, decisions);
        let words = Words::of(&chosen, find);
        let searched = Searched::default();
        let threads = self.threads;
        let checked = each(&chosen, threads, |result| {
            let checked = check(result, words.named(&result.id), &searched);
            passed();
            checked
        });
        let mut halls = Vec::new();
        for (result, checked) in chosen.iter().zip(checked) {
            match checked {
                Ok((hall, more)) => {
                    halls.push(hall);
                    found.extend(more.into_iter().map(|doubt| doubt.about(&result.hall)));
                }
                Err(fault) => self.refuse("", result.id.clone(), &result.hall, fault),
            }
        }
        let of_words = words::differing(&halls);
        found.extend(of_words.into_iter().chain(undisputed(&halls, decisions)));
        let priced = each(&halls, threads, |hall| {
            let mut state = hall.state.clone();
            let list = words.named(&hall.result);
            list.map_or(Ok(()), |list| price(&mut state, list, &decisions.word)).map(|()| state)
        });
        for (hall, state) in halls.iter_mut().zip(priced) {
            hall.state = state?;
        }
        let refused: Vec<Refused> = self.refused.into_values().collect();
        found.extend(refused.iter().map(|one| one.conflict.clone()));
        Ok(Prepared { halls, found, refused, arrivals: self.arrivals, searches: searched.count() })
    }
}

/// Decisions on words on which the halls agree are listed as well, since they change points.
fn undisputed(halls: &[Hall], decisions: &Decisions) -> Vec<Conflict> {
    let known = words::differing(halls);
    let is_new = |one: &&WordDecision| known.iter().all(|other| other.subject() != one.word);
    let new = decisions.word.iter().filter(is_new);
    let words: BTreeSet<&String> = new.map(|one| &one.word).collect();
    let conflict = |word: &String| Conflict::Word {
        word: word.clone(),
        accepted: Vec::new(),
        rejected: Vec::new(),
    };
    words.into_iter().map(conflict).collect()
}

/// The words of every result, each list found once.
struct Words {
    lists: Vec<Option<Dictionary>>,
    of: BTreeMap<String, usize>,
}

impl Words {
    fn of(results: &[HallResult], find: FindWords<'_>) -> Self {
        let mut known: BTreeMap<(String, Vec<String>, String), usize> = BTreeMap::new();
        let (mut lists, mut of) = (Vec::new(), BTreeMap::new());
        for result in results {
            let start = begun(Path::new(&result.hall), result.events.first());
            let Ok(state) = start else {
                // The check says what is wrong with it.
                continue;
            };
            let edition = &state.edition;
            let named = (
                edition.source.clone(),
                edition.switched_on.clone(),
                state.dictionary.checksum.clone(),
            );
            let place = *known.entry(named).or_insert_with(|| {
                lists.push(find(&state));
                lists.len() - 1
            });
            of.insert(result.id.clone(), place);
        }
        Self { lists, of }
    }

    fn named(&self, result: &str) -> Option<&Graph> {
        let list = self.lists.get(*self.of.get(result)?)?;
        list.as_ref().map(|list| &*list.words)
    }
}

/// Does the same with each of many things, on so many threads or as many as there are cores; what
/// comes of it stands in the order of the things.
///
/// These are no threads of the solver's: one of those takes up other work while it waits for a
/// search, and so might come to wait for the very answer that it is to give.
fn each<T: Sync, R: Send>(
    things: &[T],
    threads: Option<usize>,
    work: impl Fn(&T) -> R + Sync,
) -> Vec<R> {
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    let (todo, done) = (Mutex::new(things.iter().enumerate()), Mutex::new(BTreeMap::new()));
    let next = || todo.lock().next();
    let run = || {
        while let Some((place, thing)) = next() {
            let result = work(thing);
            done.lock().insert(place, result);
        }
    };
    thread::scope(|scope| {
        for _ in 0..threads.unwrap_or_else(cores) {
            scope.spawn(run);
        }
    });
    done.into_inner().into_values().collect()
}
