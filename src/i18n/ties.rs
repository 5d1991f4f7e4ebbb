//! What decided between equal players, as a sentence.

use crate::{catalogue::Argument, catalogue::say, language::Language, rules::speaker::key_of};
use flavita_tournament::{profile::ranking::TieBreak, results::Decision};

/// `Ada goes before Van: game 3, round 21, 34 to 30.`
pub fn sentence(language: Language, ahead: &str, behind: &str, decision: &Decision) -> String {
    let why = reason(language, decision);
    say!(language, "tie", ahead, behind, why)
}

fn reason(language: Language, decision: &Decision) -> String {
    let by_game = matches!(decision.by, TieBreak::LaterGames | TieBreak::LaterRounds);
    let of_game = if by_game && decision.game.is_some() { "-of-game" } else { "" };
    let key = format!("tie-{}{of_game}", key_of(decision.by));
    let is_time = decision.by == TieBreak::LessTime;
    let figure = |figure: i64| {
        if is_time { Argument::Text(time(figure, decision)) } else { Argument::Number(figure) }
    };
    let mut arguments = vec![("one", figure(decision.ahead)), ("two", figure(decision.behind))];
    arguments.extend(decision.game.map(|game| ("game", game.into())));
    arguments.extend(decision.round.map(|round| ("round", round.into())));
    say(language, &key, &arguments)
}

/// Minutes and seconds, and thousandths where whole seconds would not tell the two apart.
fn time(ms: i64, decision: &Decision) -> String {
    let whole = format!("{}:{:02}", ms / 60_000, ms / 1000 % 60);
    if decision.ahead / 1000 == decision.behind / 1000 {
        format!("{whole}.{:03}", ms % 1000)
    } else {
        whole
    }
}
