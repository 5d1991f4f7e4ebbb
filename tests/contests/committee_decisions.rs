//! Tests of `src/contests/committee/decisions.rs`.

use flavita_contests::committee::decisions::{Committee, Problem};
use flavita_tournament::model::WordDecision;

fn decided(word: &str, admitted: bool, date: &str) -> WordDecision {
    let (word, date) = (word.to_owned(), date.to_owned());
    WordDecision { word, admitted, date, because: "why".to_owned(), by: String::new() }
}

fn committee(decisions: &[WordDecision]) -> Committee {
    let mut committee = Committee::default();
    for decision in decisions {
        committee.add(decision.clone()).unwrap();
    }
    committee
}

#[test]
fn the_latest_decision_on_a_word_is_in_force_and_none_is_lost() {
    let (late, early) = (decided("КОТ", false, "2026-11-24"), decided("КОТ", true, "2025-01-01"));
    let committee = committee(&[late.clone(), early.clone(), decided("ДОМ", true, "2024-01-01")]);
    assert_eq!(committee.lines().len(), 3);
    let told: Vec<String> = committee.in_force().iter().map(WordDecision::told).collect();
    assert_eq!(told, ["+ДОМ", "-КОТ"]);
    assert_eq!(committee.in_force().latest(), Some("2026-11-24"));
}

#[test]
fn another_table_is_taken_whole_or_not_at_all() {
    let known = decided("КОТ", true, "2025-01-01");
    let mut here = committee(std::slice::from_ref(&known));
    let more = committee(&[known.clone(), decided("ДОМ", true, "2026-01-01")]);
    assert_eq!(here.take(&more), Ok(1));
    assert_eq!(here.take(&more), Ok(0), "what is here already is not written twice");
    let other =
        committee(&[decided("САД", true, "2026-01-01"), decided("КОТ", false, "2025-01-01")]);
    assert!(matches!(here.take(&other), Err(Problem::Twice { .. })));
    assert_eq!(here.lines().len(), 2);
    assert!(here.strike(&known) && !here.strike(&known));
}
