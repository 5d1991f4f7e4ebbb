//! Which result of each hall counts.

use crate::halls::result_file::HallResult;
use flavita_contests::season::name_key::key;
use flavita_contests::{halls::conflict::Conflict, halls::decision::Decisions};
use std::collections::{BTreeMap, BTreeSet};

/// The result of each hall that counts, by the halls' names, and what is in conflict. Where results
/// of a hall part and nobody decided, none of them counts.
pub(crate) fn choose(
    results: Vec<HallResult>,
    decisions: &Decisions,
) -> (Vec<HallResult>, Vec<Conflict>) {
    let (mut chosen, mut found) = (Vec::new(), Vec::new());
    for group in groups(results) {
        let conflict = conflict(&group);
        let is_one = conflict.is_none();
        found.extend(conflict);
        let is_decided = |one: &&HallResult| decisions.result_of(&one.hall) == Some(&one.id);
        let decided = group.iter().find(is_decided);
        let counts = decided.or_else(|| group.first().filter(|_| is_one));
        chosen.extend(counts.cloned());
    }
    chosen.sort_by(|one, other| sorting(one).cmp(&sorting(other)));
    found.sort_by_key(Conflict::subject);
    (chosen, found)
}

fn sorting(one: &HallResult) -> (String, &str, &str) {
    (key(&one.hall), &one.hall, &one.id)
}

/// The results of each hall, the longest log first: results with one name, and logs with one
/// beginning.
fn groups(results: Vec<HallResult>) -> Vec<Vec<HallResult>> {
    let mut groups: Vec<Vec<HallResult>> = Vec::new();
    let mut signs: BTreeMap<String, usize> = BTreeMap::new();
    for result in results {
        let first = result.events.first().map(|one| one.hash.to_string());
        let own = [Some(key(&result.hall)), first.map(|hash| format!("\n{hash}"))];
        let own: Vec<String> = own.into_iter().flatten().collect();
        let known: BTreeSet<usize> = own.iter().filter_map(|s| signs.get(s).copied()).collect();
        let home = known.first().copied().unwrap_or_else(|| {
            groups.push(Vec::new());
            groups.len() - 1
        });
        for other in known.iter().skip(1) {
            let moved = std::mem::take(&mut groups[*other]);
            groups[home].extend(moved);
            signs.values_mut().filter(|g| *g == other).for_each(|g| *g = home);
        }
        signs.extend(own.into_iter().map(|sign| (sign, home)));
        groups[home].push(result);
    }
    groups.retain(|group| !group.is_empty());
    for group in &mut groups {
        group.sort_by(|one, other| {
            let longer = other.events.len().cmp(&one.events.len());
            longer.then_with(|| sorting(one).cmp(&sorting(other)))
        });
    }
    groups
}

/// Why the longest result of a hall does not simply replace the others.
fn conflict(group: &[HallResult]) -> Option<Conflict> {
    let (longest, others) = group.split_first()?;
    let hall = group.iter().map(|one| &one.hall).min()?.clone();
    let results: BTreeSet<&String> = group.iter().map(|one| &one.id).collect();
    let results: Vec<String> = results.into_iter().cloned().collect();
    let is_named = |one: &HallResult| key(&one.hall) == key(&longest.hall);
    if !others.iter().all(|one| goes_on(longest, one) && is_named(one)) {
        return Some(Conflict::ResultsPart { hall, results });
    }
    let has_key = |one: &HallResult| one.key == longest.key;
    (!others.iter().all(has_key)).then_some(Conflict::KeyChanged { hall, results })
}

/// Whether a log begins with all of another one.
fn goes_on(longer: &HallResult, shorter: &HallResult) -> bool {
    let Some(last) = shorter.events.len().checked_sub(1) else { return true };
    let there = longer.events.get(last);
    there.is_some_and(|event| event.hash == shorter.head().hash)
}
