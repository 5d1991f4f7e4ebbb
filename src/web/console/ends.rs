//! The console before the first round and after the last.

use crate::console::page::{Ending, Leader, Lobby, LobbyPlayer};
use crate::parts::{counted_decisions, counted_words, minutes, option_name, player_name};
use crate::standings::page::{is_over, title};
use crate::{draw::draw, draw::finality, parts::switch_name};
use flavita_app::desk::DeskView;
use flavita_game::{Edition, embedded};
use flavita_i18n::names::{game_end, list_name, points};
use flavita_i18n::{language::Language, rules::names::profile_name};
use flavita_tournament::profile::minima::{Minima, Minimum};
use flavita_tournament::state::Tournament;
use flavita_tournament::{model::GameEnd, model::WordChoice, results::standings};

/// The players and the terms, before the first round.
pub fn lobby(state: &Tournament, language: Language) -> Lobby {
    let present = state.players.values().filter(|player| player.until_round.is_none());
    let players = present.map(|player| LobbyPlayer {
        number: player.number,
        name: player.full_name(),
        town: player.club.clone(),
    });
    Lobby { players: players.collect(), settings: settings(state, language), draw: draw(state) }
}

/// The seconds of a step that has a word of its own.
const MINUTE: u32 = 60;

fn settings(state: &Tournament, language: Language) -> Vec<String> {
    let profile = &state.profile;
    let time = |seconds: u32| minutes(u64::from(seconds) * 1000);
    let clock = profile.game_clock.map(|clock| {
        let key = if clock.step == MINUTE { "setting-clock-minute" } else { "setting-clock" };
        let (budget, step) = (time(clock.budget), time(clock.step));
        say!(language, key, budget, price = points(language, clock.price), step)
    });
    let mut settings = vec![state.edition.name.clone()];
    settings.extend(agreements(&state.edition, language));
    let words = counted_words(state.dictionary.words, language);
    let list = list_name(language, &state.dictionary.name);
    settings.push(format!("{list} · {words}"));
    let choice = &state.dictionary.choice;
    settings.extend(changes(&state.edition, choice, language));
    settings.extend([
        say!(language, "rules-by", name = profile_name(language, profile)),
        say!(language, "per-round", name = time(profile.round.seconds)),
        clock.unwrap_or_else(|| say!(language, "setting-no-clock")),
    ]);
    settings.extend(minima(&profile.minima, language));
    settings
}

/// The least vowels and consonants, where that is all that is asked.
fn minima(minima: &Minima, language: Language) -> Option<String> {
    if minima.early_most.or(minima.late_most).is_some() {
        return None;
    }
    let both = |least: Minimum| format!("{}+{}", least.vowels, least.consonants);
    let (early, until, late) = (both(minima.early), minima.early_until, both(minima.late));
    Some(say!(language, "setting-minima", early, until, late))
}

/// The rules of the edition that are switched on.
pub(crate) fn agreements(edition: &Edition, language: Language) -> Vec<String> {
    edition.switched_on.iter().map(|id| switch_name(edition, id, language)).collect()
}

/// What is changed in an edition's list of words.
pub(crate) fn changes(edition: &Edition, choice: &WordChoice, language: Language) -> Vec<String> {
    let home = embedded(&edition.dictionary);
    let home = home.as_ref().unwrap_or(edition);
    let options = |ids: &[String]| {
        let names = ids.iter().map(|id| option_name(home, id, language));
        names.collect::<Vec<_>>().join(", ").to_lowercase()
    };
    let decided = counted_decisions(&choice.committee, language).unwrap_or_default();
    let parts = [
        ("setting-left-out", options(&choice.left_out)),
        ("setting-taken-in", options(&choice.taken_in)),
        ("setting-committee", decided),
        ("setting-overrides", choice.overrides.join(", ")),
    ];
    let said = parts.into_iter().filter(|(_, words)| !words.is_empty());
    said.map(|(key, words)| say!(language, key, words = words)).collect()
}

/// Why the game is over, and who leads.
pub fn ending(view: &DeskView, because: GameEnd, language: Language) -> Ending {
    let standings = standings(&view.state, view.state.marked_until());
    let has = |rank| standings.lines.iter().any(|line| line.rank == rank);
    let leaders = standings.lines.iter().take(5).map(|line| Leader {
        rank: line.rank.to_string(),
        name: player_name(&view.state, line.player),
        total: line.total.to_string(),
    });
    Ending {
        reason: game_end(language, because),
        after: Some(title(&view.state, language)).filter(|_| !is_over(&view.state)),
        leaders: leaders.collect(),
        ceremony: ceremony(view, has, language),
        settings: settings(&view.state, language),
        event: event(&view.state, language),
        finality: finality(&view.state, &view.head, language),
    }
}

/// What the hall is shown next of the first three, the third place first.
fn ceremony(
    view: &DeskView,
    has: impl Fn(u32) -> bool,
    language: Language,
) -> Option<(&'static str, String)> {
    view.state.final_head.as_ref()?;
    let (scene, key) = next_step(view.screen.scene.told_from(), has)?;
    Some((scene, say!(language, key)))
}

/// The scene after what was told, and its sentence; a place that nobody has, behind two who share
/// one, is passed over.
fn next_step(told: Option<u32>, has: impl Fn(u32) -> bool) -> Option<(&'static str, &'static str)> {
    Some(match (1..told.unwrap_or(4)).rev().find(|rank| has(*rank))? {
        1 => ("final", "ceremony-first"),
        2 => ("second", "ceremony-second"),
        _ => ("third", "ceremony-third"),
    })
}

/// Which game of which event it was; nothing where it was the only one.
fn event(state: &Tournament, language: Language) -> String {
    state.meeting.as_ref().map_or_else(String::new, |note| {
        say!(language, "event-game", name = note.name.as_str(), n = note.game)
    })
}

#[cfg(test)]
mod tests {
    use super::next_step;

    #[test]
    fn a_place_that_nobody_has_is_no_step_of_the_ceremony() {
        let scenes = |ranks: &'static [u32]| {
            [None, Some(3), Some(2), Some(1)]
                .map(|told| next_step(told, |rank| ranks.contains(&rank)).map(|(scene, _)| scene))
        };
        assert_eq!(scenes(&[1, 2, 3]), [Some("third"), Some("second"), Some("final"), None]);
        assert_eq!(scenes(&[1, 2, 2]), [Some("second"), Some("second"), Some("final"), None]);
        assert_eq!(scenes(&[1, 1, 3]), [Some("third"), Some("final"), Some("final"), None]);
    }
}
