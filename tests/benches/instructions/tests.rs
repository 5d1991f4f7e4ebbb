//! When the comparison of instruction counts fails; the counting itself is a benchmark.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "figures.rs"]
mod figures;

use crate::figures::{Comparison, Figure, Figures, Task};

/// The figures of one list, by the names of the tasks.
fn figures(counts: &[(&str, u64)]) -> Figures {
    let figure = |(name, count): &(&str, u64)| Figure::new("en", Task::new(name, 10), count * 10);
    Figures { compiler: "rustc 1".to_owned(), figures: counts.iter().map(figure).collect() }
}

fn compared(before: &[(&str, u64)], now: &[(&str, u64)]) -> Comparison {
    Comparison::new(figures(before), figures(now))
}

#[test]
fn a_rise_of_more_than_three_percent_is_worse() {
    let before = [("tops", 1000), ("list", 5000)];
    let grown = compared(&before, &[("tops", 1031), ("list", 5000)]);
    assert!(grown.is_worse() && !grown.has_fallen());
    let told = grown.to_string();
    assert!(told.contains("+3.1 %  ROSE"), "{told}");
    assert!(told.contains("1 rose by more than 3 %"), "{told}");
    let alike = compared(&before, &[("tops", 1030), ("list", 4860)]);
    assert!(!alike.is_worse() && !alike.has_fallen());
    let told = alike.to_string();
    assert!(told.contains("No figure changed by more than 3 %"), "{told}");
}

#[test]
fn a_fall_of_more_than_three_percent_is_told_and_is_no_fault() {
    let better = compared(&[("tops", 1000)], &[("tops", 960)]);
    assert!(better.has_fallen() && !better.is_worse());
    let told = better.to_string();
    assert!(told.contains("-4.0 %  fell"), "{told}");
    assert!(told.contains("store the new figures"), "{told}");
}

#[test]
fn a_rise_is_told_even_where_something_else_fell() {
    let mixed = compared(&[("tops", 100), ("list", 100)], &[("tops", 90), ("list", 110)]);
    assert!(mixed.is_worse() && mixed.has_fallen());
    assert!(mixed.to_string().contains("1 rose by more than 3 %"));
}

#[test]
fn a_task_without_a_partner_is_worse() {
    let one = [("tops", 1000)];
    let two = [("tops", 1000), ("list", 5000)];
    for comparison in [compared(&one, &two), compared(&two, &one)] {
        assert!(comparison.is_worse());
        let told = comparison.to_string();
        assert!(told.contains("en: list (10 times)"), "{told}");
    }
    assert!(Comparison::new(Figures::read(""), figures(&one)).is_worse());
}

#[test]
fn another_compiler_is_named() {
    let other = Figures { compiler: "rustc 2".to_owned(), ..figures(&[("tops", 1000)]) };
    let told = Comparison::new(figures(&[("tops", 1000)]), other).to_string();
    assert!(told.contains("hold for rustc 1, this is rustc 2"), "{told}");
}

#[test]
fn figures_and_tasks_are_read_as_they_were_written() {
    let written = figures(&[("tops, 2 blanks", 1000), ("list", 5000)]);
    assert_eq!(Figures::read(&written.to_string()), written);
    let task = Task::new("tops, 2 blanks", 30);
    assert_eq!(task.to_string().parse(), Ok(task));
    for text in ["tops", "tops\t0", "tops\tx"] {
        assert_eq!(text.parse::<Task>(), Err(()), "{text}");
    }
}
