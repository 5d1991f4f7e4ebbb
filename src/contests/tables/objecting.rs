//! A play contested by another player, or taken back by its own.

use crate::tables::game::{Event, Game, OpenPlay};
use crate::tables::rules::{Withdrawal, WordsBy};
use crate::tables::{act::Act, act::Reason, fault::Problem};
use flavita_game::Letter;

/// Decides a challenge of the words named, each in every way to read it, or of all where none is;
/// `knows` asks the list.
pub(super) fn contested(
    game: &Game,
    act: &Act,
    named: &[Vec<Vec<Letter>>],
    knows: impl Fn(&[Letter]) -> bool,
) -> Result<Vec<Event>, Problem> {
    let refused = |reason| Ok(vec![Event::Refused(act.player, reason)]);
    check_begun(game, act)?;
    if game.rules.words == WordsBy::Judged {
        return refused(Reason::NoChallenges);
    }
    if game.players[act.player].has_resigned {
        return refused(Reason::NotPlaying);
    }
    if act.turn < game.last_begun() {
        return refused(Reason::TooLate);
    }
    let Some(open) = &game.open else { return refused(Reason::NothingToChallenge) };
    if open.player == act.player {
        return refused(Reason::OwnWord);
    }
    let Some(words) = words(open, named) else { return refused(Reason::WordNotFormed) };
    Ok(if words.iter().all(|word| knows(word)) {
        vec![Event::ContestedInVain(act.player)]
    } else {
        vec![Event::Contested(act.player), Event::TakenBack(Reason::NotInDictionary)]
    })
}

/// The words of a play that are contested; nothing where one is named that it did not make.
fn words<'a>(open: &'a OpenPlay, named: &[Vec<Vec<Letter>>]) -> Option<Vec<&'a Vec<Letter>>> {
    if named.is_empty() {
        return Some(open.words.iter().collect());
    }
    let made = |readings: &Vec<Vec<Letter>>| open.words.iter().find(|word| readings.contains(word));
    named.iter().map(made).collect()
}

/// Decides that somebody takes his play back.
pub(super) fn withdrawn(game: &Game, act: &Act) -> Result<Vec<Event>, Problem> {
    check_begun(game, act)?;
    let is_his = game.open.as_ref().is_some_and(|open| open.player == act.player);
    let against = if act.turn < game.last_begun() {
        Some(Reason::TooLate)
    } else if !is_his {
        Some(Reason::NothingToWithdraw)
    } else {
        (game.rules.withdraw == Withdrawal::Never).then_some(Reason::TilesStay)
    };
    Ok(match against {
        Some(reason) => vec![Event::Refused(act.player, reason)],
        None => vec![Event::Taken(act.player), Event::TakenBack(Reason::Withdrawn)],
    })
}

fn check_begun(game: &Game, act: &Act) -> Result<(), Problem> {
    let has_begun = act.turn <= game.last_begun();
    if has_begun { Ok(()) } else { Err(Problem::TurnNotBegun(act.turn)) }
}
