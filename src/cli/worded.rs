//! What is said of an error. By itself it speaks English and as exactly as a log wants it; in other
//! languages it is said as the pages say it, and where no page does, in English too.

use std::{error::Error, io, num::ParseIntError};

use crate::spoken::language;
use flavita_app::folder::{data_folder::FolderError, importing::LinesFault};
use flavita_app::written::fault::{Oddity, Problem};
use flavita_app::{desk::fault::OpenError, machine::files::FileError, machine::files::KeptFault};
use flavita_app::{halls::making::ResultFault, sealed::file::SealFault, sealed::seating::Lack};
use flavita_app::{season::seasons::StagesFault, words::dictionary::DictionaryError};
use flavita_contests::{halls::conflict::FileFault, prepared::wishes::NoSpan};
use flavita_game::notation::ParseTilesError;
use flavita_i18n::{catalogue::say, halls, language::Language, refusal};
use flavita_lexicon::pattern::PatternFault;
use flavita_store::error::{StoreError, StoreFault};
use flavita_tournament::model::refusal::Refusal;
use flavita_web::frame::faults::{fault_sentence, of_file, of_system, open_error, store_error};
use flavita_web::opening::{page::lines_fault, sealed, written};
use flavita_web::words::faults::pattern_sentence;
use flavita_web::{exports::hall_result, words::analysis::notation_fault};

/// The error as a sentence, or as the part of one that stands behind a colon.
pub(super) fn worded(error: &(dyn Error + 'static)) -> String {
    worded_in(language(), error)
}

fn worded_in(language: Language, error: &(dyn Error + 'static)) -> String {
    let error = inner(error);
    let by_system = known(error, |error: &io::Error| of_system(error, language))
        .or_else(|| known(error, |error: &ureq::Error| of_line(error, language)));
    let by_page = || as_on_pages(language, error).filter(|_| language != Language::English);
    by_system.or_else(by_page).unwrap_or_else(|| error.to_string())
}

/// The error itself, where another one only passes it on.
fn inner<'a>(error: &'a (dyn Error + 'static)) -> &'a (dyn Error + 'static) {
    if let Some(KeptFault::Disk(fault)) = error.downcast_ref() {
        fault
    } else if let Some(StagesFault::Folder(fault)) = error.downcast_ref() {
        fault
    } else if let Some(ResultFault::Store(fault)) = error.downcast_ref() {
        fault
    } else if let Some(ResultFault::Open(fault)) = error.downcast_ref() {
        fault
    } else {
        error
    }
}

/// Why another computer did not answer.
fn of_line(error: &ureq::Error, language: Language) -> String {
    if let ureq::Error::Io(error) = error {
        of_system(error, language)
    } else if matches!(error, ureq::Error::Timeout(_)) {
        say(language, "cli-system-late", &[])
    } else if matches!(error, ureq::Error::HostNotFound) {
        say(language, "cli-system-no-host", &[])
    } else {
        error.to_string()
    }
}

fn known<E: Error + 'static>(
    error: &(dyn Error + 'static),
    word: impl FnOnce(&E) -> String,
) -> Option<String> {
    error.downcast_ref().map(word)
}

fn as_on_pages(language: Language, error: &(dyn Error + 'static)) -> Option<String> {
    known(error, |fault| of_store(language, fault))
        .or_else(|| known(error, |fault| of_open(language, fault)))
        .or_else(|| known(error, |fault| of_folder(language, fault)))
        .or_else(|| known(error, |fault| of_words(language, fault)))
        .or_else(|| known(error, |fault: &FileError| of_file(fault, language)))
        .or_else(|| known(error, |fault: &LinesFault| lines_fault(fault, language)))
        .or_else(|| known(error, |fault: &ResultFault| hall_result::fault_of(fault, language)))
        .or_else(|| known(error, |fault: &KeptFault| of_season(language, fault)))
        .or_else(|| known(error, |fault: &FileFault| halls::fault(fault, language)))
        .or_else(|| known(error, |fault: &SealFault| sealed::seal_fault(fault, language)))
        .or_else(|| known(error, |lack: &Lack| sealed::lack(lack, language)))
        .or_else(|| known(error, |fault: &Problem| written::problem(fault, language)))
        .or_else(|| known(error, |oddity: &Oddity| written::oddity(oddity, language)))
        .or_else(|| known(error, |fault: &ParseTilesError| notation_fault(fault, language)))
        .or_else(|| known(error, |fault: &PatternFault| pattern_sentence(*fault, language)))
        .or_else(|| known(error, |fault: &Refusal| refusal::sentence(language, fault)))
        .or_else(|| known(error, |_: &NoSpan| say(language, "cli-span", &[])))
        .or_else(|| known(error, |_: &ParseIntError| say(language, "cli-no-number", &[])))
}

fn of_store(language: Language, fault: &StoreError) -> String {
    let behind = |reason: String| format!("{}: {reason}", fault.path.display());
    if let StoreFault::Io(source) = &fault.fault {
        behind(of_system(source, language))
    } else if matches!(fault.fault, StoreFault::Missing) {
        behind(say(language, "cli-system-not-found", &[]))
    } else if matches!(fault.fault, StoreFault::AlreadyExists) {
        behind(say(language, "cli-system-exists", &[]))
    } else {
        store_error(fault, &fault.path.display().to_string(), language)
    }
}

fn of_open(language: Language, fault: &OpenError) -> String {
    if let OpenError::Store(fault) = fault {
        return of_store(language, fault);
    }
    open_error(fault, "", language)
}

#[expect(clippy::wildcard_enum_match_arm, reason = "the others are said as on pages")]
fn of_folder(language: Language, fault: &FolderError) -> String {
    match fault {
        FolderError::Open(fault) => of_open(language, fault),
        FolderError::Dictionary(fault) => of_words(language, fault),
        FolderError::Unusable { path, source } => {
            format!("{}: {}", path.display(), of_system(source, language))
        }
        _ => fault_sentence(language, fault, ""),
    }
}

/// A season's file that says something else than a season.
fn of_season(language: Language, fault: &KeptFault) -> String {
    say(language, "kept-fault-file", &[("name", fault.to_string().into())])
}

/// What is wrong inside a list is told in English behind the file: an editor's lines and tiles.
fn of_words(language: Language, fault: &DictionaryError) -> String {
    if let DictionaryError::Unreadable(fault) = fault {
        return format!("{}: {}", fault.path.display(), of_system(&fault.source, language));
    }
    say(language, "cli-words", &[("reason", fault.to_string().into())])
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;

    /// What an arbiter may do wrong at the terminal.
    fn errors() -> [Box<dyn Error>; 13] {
        let path = PathBuf::from("cup.sqlite");
        let denied = || io::Error::from(io::ErrorKind::PermissionDenied);
        [
            Box::new(io::Error::from(io::ErrorKind::NotFound)),
            Box::new(StoreFault::Missing.at(&path)),
            Box::new(StoreFault::NotADatabase.at(&path)),
            Box::new(ResultFault::Store(StoreFault::Missing.at(&path))),
            Box::new(KeptFault::Disk(FileError { path: path.clone(), source: denied() })),
            Box::new(OpenError::Store(StoreFault::Newer { found: 9, known: 2 }.at(&path))),
            Box::new(FolderError::Unusable { path: path.clone(), source: denied() }),
            Box::new(DictionaryError::Unreadable(FileError { path, source: denied() })),
            Box::new(SealFault::WrongKey),
            Box::new(Problem::NoRounds),
            Box::new("ten".parse::<u32>().unwrap_err()),
            Box::new(ureq::Error::Io(io::ErrorKind::ConnectionRefused.into())),
            Box::new(ureq::Error::HostNotFound),
        ]
    }

    #[test]
    fn what_an_arbiter_can_mend_is_said_in_his_language() {
        for error in errors() {
            let said = |language| worded_in(language, &*error);
            let english = said(Language::English);
            for language in Language::ALL.into_iter().filter(|one| *one != Language::English) {
                let text = said(language);
                let is_foreign = text != english && text != error.to_string();
                assert!(is_foreign && !text.contains("{$"), "{text}");
                let is_named = !english.contains("cup.sqlite") || text.contains("cup.sqlite");
                assert!(is_named, "{text}");
            }
        }
    }
}
