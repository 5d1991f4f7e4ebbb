//! Why training cannot go on, in a sentence.

use flavita_app::{training::grounds::GroundsError, training::trainees::TraineeFault};
use flavita_contests::training::exercise::Misfit;
use flavita_i18n::{catalogue::say, language::Language};

/// Why a game cannot be played.
pub fn grounds(error: &GroundsError, language: Language) -> String {
    let key = match error {
        GroundsError::Gone | GroundsError::Folder(_) => "training-gone",
        GroundsError::StillPlayed => "training-still-played",
        GroundsError::Words(words) => {
            return say!(language, "training-words", reason = words.to_string());
        }
    };
    say!(language, key)
}

/// Why a trainee cannot be had or kept. Names the file, never its folder: anybody may ask.
pub fn trainee(fault: &TraineeFault, language: Language) -> String {
    let name = |file: &std::path::Path| {
        ("name", file.file_name().unwrap_or_default().to_string_lossy().into_owned().into())
    };
    match fault {
        TraineeFault::Disk { file, source } => {
            say(language, "training-disk", &[name(file), ("reason", source.to_string().into())])
        }
        TraineeFault::Damaged { file, source } => {
            say(language, "training-damaged", &[name(file), ("reason", source.to_string().into())])
        }
        TraineeFault::Full => say!(language, "training-full"),
    }
}

/// Why a round or a missed top cannot be laid out.
pub fn misfit(misfit: Misfit, language: Language) -> String {
    match misfit {
        Misfit::Round(number) => say!(language, "training-misfit-round", n = number),
        Misfit::Missed(_) => say!(language, "training-misfit-missed"),
    }
}
