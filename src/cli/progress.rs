//! How far a long command has come, where somebody is looking.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar on standard error; nothing where that is no terminal.
pub(super) fn progress_bar(length: u64, template: &str) -> ProgressBar {
    let style =
        ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(length).with_style(style)
}

/// A counter on standard error for work of unknown length; nothing where that is no terminal.
pub(super) fn counter(template: &str) -> ProgressBar {
    let style =
        ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_spinner());
    ProgressBar::no_length().with_style(style)
}
