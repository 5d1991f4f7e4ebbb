//! How far a long command has come, where somebody is looking.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar on standard error behind the word `key`; nothing where that is no terminal.
pub(super) fn progress_bar(length: usize, key: &str) -> ProgressBar {
    bar(length as u64, key, "{wide_bar} {pos} / {len}")
}

/// The same for what may take hours: how fast it goes, and how long it will take.
pub(super) fn long_bar(length: u64, key: &str) -> ProgressBar {
    bar(length, key, "{wide_bar} {pos} / {len}, {per_sec}, {eta}")
}

fn bar(length: u64, key: &str, figures: &str) -> ProgressBar {
    ProgressBar::new(length).with_style(style(key, figures))
}

fn style(key: &str, figures: &str) -> ProgressStyle {
    let template = told!(key) + " " + figures;
    ProgressStyle::with_template(&template).unwrap_or_else(|_| ProgressStyle::default_bar())
}

/// A counter on standard error for work of unknown length; nothing where that is no terminal.
pub(super) fn counter(key: &str) -> ProgressBar {
    ProgressBar::no_length().with_style(style(key, "{pos}, {per_sec}"))
}
