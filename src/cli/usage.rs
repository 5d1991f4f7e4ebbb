//! What is wrong with the words typed, in the language of the machine.

use std::error::Error as _;

use clap::error::{ContextKind, ContextValue, Error, ErrorKind};

use crate::{help::call, spoken::language, worded::worded};
use flavita_i18n::text::joined;

/// Where what is right is offered.
const OFFERS: [ContextKind; 3] =
    [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];

/// The fault in a sentence, what may have been meant, and how the command is called; `None` for
/// what is no fault, such as a wish for the version.
#[expect(clippy::wildcard_enum_match_arm, reason = "the parser may get new kinds of faults")]
pub(super) fn fault(error: &Error) -> Option<String> {
    let part = |kind| error.get(kind).map(text);
    let option = || part(ContextKind::InvalidArg).unwrap_or_default();
    let value = || part(ContextKind::InvalidValue).unwrap_or_default();
    let said = match error.kind() {
        ErrorKind::InvalidSubcommand => {
            told!("cli-no-command", name = part(ContextKind::InvalidSubcommand)?)
        }
        ErrorKind::UnknownArgument => told!("cli-no-option", name = option()),
        ErrorKind::InvalidValue if value().is_empty() => {
            told!("cli-no-value", option = option())
        }
        ErrorKind::InvalidValue => {
            let known = part(ContextKind::ValidValue).unwrap_or_default();
            told!("cli-no-such-value", option = option(), value = value(), known)
        }
        ErrorKind::ValueValidation => {
            let reason = error.source().map(worded).unwrap_or_default();
            told!("cli-bad-value", option = option(), value = value(), reason)
        }
        ErrorKind::MissingRequiredArgument => told!("cli-missing", names = option()),
        ErrorKind::ArgumentConflict => {
            let prior = part(ContextKind::PriorArg).unwrap_or_default();
            told!("cli-conflict", option = option(), names = prior)
        }
        ErrorKind::InvalidUtf8 => told!("cli-system-no-text"),
        _ => return None,
    };
    let meant = OFFERS.into_iter().find_map(part);
    let meant = meant.map(|names| told!("cli-perhaps", names));
    let usage = part(ContextKind::Usage);
    let usage = usage.map(|text| call(&text, language()).replace("COMMAND", &told!("cli-command")));
    Some(joined([Some(said), meant, usage].into_iter().flatten(), "\n"))
}

fn text(value: &ContextValue) -> String {
    if let ContextValue::Strings(names) = value { names.join(", ") } else { value.to_string() }
}
