//! The tournament that is rehearsed with: set up in a folder of its own, badges and all, before
//! the server is started.

use crate::{edition, error::CliError, profile, rehearse::RehearseArgs};
use flavita_app::passes::{keeper::Passes, token::Printed};
use flavita_app::words::{self, Dictionary};
use flavita_app::{desk::to_new_event, machine::clock};
use flavita_game::Edition;
use flavita_store::event_log::EventLog;
use flavita_tournament::decide::players::registered;
use flavita_tournament::model::{Details, Event, Labels, PlayerNumber, RoundNumber, Seed};
use flavita_tournament::model::{TournamentCreated, commitment};
use std::{collections::BTreeMap, fs, path::Path, path::PathBuf};
use tempfile::TempDir;

/// The tournament's name in addresses.
pub(super) const ID: &str = "rehearsal";

/// A tournament that is ready to be played.
#[derive(Debug)]
pub(super) struct Stage {
    /// Its words.
    pub(super) dictionary: Dictionary,
    /// The badges of all players, by number.
    pub(super) passes: BTreeMap<PlayerNumber, Printed>,
    /// The edition's name.
    pub(super) edition: String,
    /// The folder.
    pub(super) folder: PathBuf,
    /// Where that is removed in the end.
    _passing: Option<TempDir>,
}

impl Stage {
    /// Sets the tournament up.
    ///
    /// # Errors
    /// When edition, words or rules are not here, or the folder is not empty or cannot be written.
    pub(super) fn set(args: &RehearseArgs) -> Result<Self, CliError> {
        let (edition, dictionary) = edition::with_words(&args.edition)?;
        let (folder, passing) = data_folder(args.data.as_deref())?;
        words::word_file::keep(&folder, &edition, &dictionary).map_err(CliError::at(&folder))?;
        let events = events(args, &edition, &dictionary)?;
        let file = folder.join(format!("{ID}.sqlite"));
        let mut log = EventLog::create(&file)?;
        log.keep_secret(&Seed::of_game(&args.seed, 1).secret)?;
        let stored: Vec<_> = events.iter().map(to_new_event).collect();
        log.append(clock::now_ms(), "console", None, &stored)?;
        let passes = passes(&file, args.players)?;
        let edition = edition.id.clone();
        Ok(Self { edition, dictionary, passes, folder, _passing: passing })
    }

    /// The tournament's file.
    pub(super) fn file(&self) -> PathBuf {
        self.folder.join(format!("{ID}.sqlite"))
    }
}

/// The folder that is named, which stays, or one that is removed in the end.
fn data_folder(data: Option<&Path>) -> Result<(PathBuf, Option<TempDir>), CliError> {
    let Some(path) = data else {
        let folder = TempDir::with_prefix("flavita-rehearsal-");
        let folder = folder.map_err(CliError::at(&std::env::temp_dir()))?;
        return Ok((folder.path().to_owned(), Some(folder)));
    };
    fs::create_dir_all(path).map_err(CliError::at(path))?;
    if fs::read_dir(path).map_err(CliError::at(path))?.next().is_some() {
        let reason = told!("cli-rehearse-folder", path = path.display());
        return Err(CliError::option("--data", reason));
    }
    Ok((path.to_owned(), None))
}

/// The setting up and the players.
fn events(
    args: &RehearseArgs,
    edition: &Edition,
    dictionary: &Dictionary,
) -> Result<Vec<Event>, CliError> {
    let rules = args.profile.as_deref().unwrap_or(&edition.profile);
    let secret = Seed::of_game(&args.seed, 1).secret;
    // Sixteen bytes of another secret name the tournament, the same for the same seed.
    let mut tournament = Seed::of_game(&args.seed, 2).secret;
    tournament.truncate(32);
    let name = format!("Rehearsal {}", args.seed);
    let profile = profile::find(rules, None)?;
    let created = TournamentCreated {
        seed: Seed { commitment: commitment(&tournament, &secret), tournament, ..Seed::default() },
        ..TournamentCreated::plain(name, edition, dictionary.note(), profile)
    };
    let players = PlayerNumber(1).to(PlayerNumber(args.players));
    let players = players.map(|number| registered(number, made_up(number.0), RoundNumber(1)));
    let mut events = vec![Event::TournamentCreated(Box::new(created))];
    events.extend(players);
    Ok(events)
}

fn passes(file: &Path, players: u32) -> Result<BTreeMap<PlayerNumber, Printed>, CliError> {
    let passes = Passes::open(file)?;
    let numbers: Vec<_> = PlayerNumber(1).to(PlayerNumber(players)).collect();
    passes.make_badges(&numbers).map_err(CliError::because("cli-rehearse-badges"))?;
    Ok(passes.printed())
}

/// Surnames of men; a woman's has one letter more.
const SURNAMES: &str = "Абрамов Белкин Воронин Гаврилов Дроздов Ершов Жданов Зимин Ильин Калинин \
    Лазарев Маслов Никитин Орлов Панин Рябов Савин Тихонов Усов Фомин Хохлов Чижов Шубин Яшин";
/// Given names of men and of women.
const GIVEN: [&str; 2] = [
    "Алексей Борис Виктор Глеб Денис Егор Иван Кирилл Лев Максим Николай Олег Павел Роман Сергей \
     Юрий",
    "Анна Вера Галина Дарья Елена Зоя Ирина Ксения Лидия Мария Нина Ольга Полина Раиса София \
     Татьяна",
];
/// First letters of fathers' names.
const FATHERS: &str = "А Б В Г Д Е Ж З И К Л М Н О П Р С Т У Ф Х Э Ю Я";
const TOWNS: &str = "Москва Тверь Казань Пермь Омск Самара Томск Псков";

/// The made-up player of this number, different from every other below 18,000.
fn made_up(number: u32) -> Details {
    let word = |words: &'static str, at: usize| words.split(' ').nth(at).unwrap_or_default();
    let number = number as usize;
    let (sex, at) = (number % 2, number / 2);
    let surname = word(SURNAMES, at % 24);
    let ending = ["", "а"][sex];
    // Coprime steps, so that neighbours in the list have little in common.
    let given = word(GIVEN[sex], (at / 24 + at * 5) % 16);
    let father = word(FATHERS, (at / 384 + at * 7) % 24);
    Details {
        name: format!("{surname}{ending} {given} {father}."),
        // One in nine is of no town.
        club: word(TOWNS, (at * 4 + number) % 9).to_owned(),
        labels: Labels::default(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn fifteen_thousand_players_have_names_of_their_own_that_may_be_registered() {
        let names: BTreeSet<String> = (1..=15_000).map(|n| made_up(n).name).collect();
        assert_eq!(names.len(), 15_000);
        assert!((1..=15_000).all(|n| made_up(n).tidy() == made_up(n)));
    }
}
