//! What is at a table, in words.

use crate::{frame::Broken, frame::Visit, parts::edition_name, parts::long_date};
use flavita_app::tables::TableError;
use flavita_contests::tables::rules::TableRules;
use flavita_contests::tables::{act::TurnDeed, game::End, playing::Table, reading::Row};
use flavita_contests::{pastimes::Game, pastimes::Pastime, tables::act::Deed};
use flavita_game::{Tile, rack_text, reference};
use flavita_i18n::language::Language;

impl Broken for TableError {
    fn is_missing(&self) -> bool {
        matches!(self, Self::Missing)
    }

    fn sentence(&self, visit: &Visit) -> String {
        sentence(self, visit.language)
    }
}

/// Why a table cannot be shown or changed.
pub(crate) fn sentence(error: &TableError, language: Language) -> String {
    if let TableError::Refused(refusal) = error {
        return reason(refusal.code(), language);
    }
    if let TableError::Declined(refusal) = error {
        let (code, word) = refusal.code();
        return say!(language, &format!("pastimes-reason-{code}"), word);
    }
    say!(language, "tables-disk", reason = error.to_string())
}

/// Why an act is refused, or what came of it.
pub(super) fn reason(code: &str, language: Language) -> String {
    say!(language, &format!("tables-reason-{}", code.replace('_', "-")))
}

/// The name of rules, with the minutes of each player.
pub(super) fn rules(rules: &TableRules, language: Language) -> String {
    let named = say!(language, &format!("tables-rules-{}", rules.id));
    let minutes = rules.clock.map(|seconds| say!(language, "training-minutes", n = seconds / 60));
    let home = [
        ("theme", !rules.theme.is_empty()),
        ("buy", rules.blank_bought_back),
        ("five", rules.first_word > 2),
        ("bags", rules.two_bags),
        ("tiles", rules.racks_unseen),
    ];
    let home = home.into_iter().filter(|(_, is_so)| *is_so);
    let home = home.map(|(part, _)| say!(language, &format!("tables-home-{part}")));
    std::iter::once(named).chain(minutes).chain(home).collect::<Vec<_>>().join(", ")
}

/// Why the game has ended; empty while it goes on.
pub(super) fn end(table: &Table, language: Language) -> String {
    let Some(end) = table.game.end else { return String::new() };
    let name = if let End::Out(seat) = end { table.beginning.names[seat].as_str() } else { "" };
    say!(language, &format!("tables-end-{end}"), name)
}

/// Which of the other games it is, and its day.
pub(crate) fn pastime(pastime: &Pastime, language: Language) -> String {
    let game = match pastime.game {
        Game::Reverse(_) => say!(language, "pastimes-reverse"),
        Game::Bingo(_) => say!(language, "pastimes-bingo"),
        Game::Twist(_) => say!(language, "pastimes-twist"),
    };
    let edition = edition_name(&pastime.edition, language);
    format!("{game} · {edition} · {}", long_date(language, pastime.beginning.at_ms))
}

/// An action in a word or two, with the word laid; nobody sees which tiles were given back.
pub(super) fn action(table: &Table, row: &Row, language: Language) -> String {
    if let Deed::Turn(_, TurnDeed::Play(at, _)) = &row.deed {
        let square = reference::text(&table.edition, at.square, at.direction);
        return format!("{square} {}", row.cells[5]);
    }
    let said = say!(language, &format!("tables-action-{}", row.cells[2]));
    match &row.deed {
        Deed::Turn(_, TurnDeed::Exchange(given)) => format!("{said} ({})", given.total()),
        Deed::Left(rack) => {
            let tiles: Vec<Tile> = rack.tiles().collect();
            format!("{said} {}", rack_text(&table.edition, &tiles))
        }
        Deed::Lot(_) | Deed::Turn(..) | Deed::Challenge(_) | Deed::Withdraw => said,
    }
}
