//! Small texts that several pages share.

use flavita_game::{Direction, Edition, Tile, parse_rack, rack_text};
use flavita_i18n::names::{clock_time, is_family_first, shown_rack, shown_word};
use flavita_i18n::{language::Language, text::joined};
use flavita_report::sheet::percent_text;
use flavita_tournament::model::{Membership, PlacementText, Player, PlayerNumber, RackOrigin};
use flavita_tournament::model::{Round, RoundNumber};
use flavita_tournament::{draw::history::stayed, state::Tournament};

/// Surname and initial, in the order in which the language has them; of a pair both.
///
/// `Киселёв Артём` is `Киселёв А.`, `Ada Veen` is `A. Veen`; a single name stays whole, and what has its
/// initial already. No line ends within one of them.
///
/// ```
/// use flavita_web::parts::names::short_name;
/// assert_eq!(short_name("Киселёв Артём Олегович", "ru"), "Киселёв\u{a0}А.");
/// assert_eq!(short_name("Ada Veen", "en"), "A.\u{a0}Veen");
/// assert_eq!(short_name("LE GOFF Anne", "fr"), "A.\u{a0}LE GOFF");
/// assert_eq!(short_name("Ада", "ru"), "Ада");
/// assert_eq!(short_name("Козлова / Петров П. И.", "ru"), "Козлова / Петров\u{a0}П.");
/// assert_eq!(short_name("А. Козлова/Петров Пётр", "ru"), "А.\u{a0}Козлова / Петров\u{a0}П.");
/// ```
pub fn short_name(name: &str, language: &str) -> String {
    let halves = name.split('/').map(|half| short_half(half, language));
    joined(halves.filter(|half| !half.is_empty()), " / ")
}

fn short_half(name: &str, language: &str) -> String {
    let words: Vec<&str> = name.split_whitespace().collect();
    if let [first, .., last] = words.as_slice()
        && first.ends_with('.')
    {
        return format!("{first}\u{a0}{last}");
    }
    let (name, is_first) = (words.join(" "), is_family_first(language));
    let (family, given) = Membership::default().parts(&name, is_first);
    match given.chars().next() {
        None => family.to_owned(),
        Some(initial) if is_first => format!("{family}\u{a0}{initial}."),
        Some(initial) => format!("{initial}.\u{a0}{family}"),
    }
}

/// A player's short name, as the language of the words writes names; his number where he is
/// unknown. Who shares it with another is named in full, with his number where that is shared too.
pub fn player_name(state: &Tournament, number: PlayerNumber) -> String {
    let Some(player) = state.players.get(&number) else { return number.to_string() };
    let short = |name: &str| short_name(name, &state.edition.language);
    let (own, full) = (short(&player.full_name()), player.full_name());
    // Whoever has the same short name has its longest part in his whole one; short names of all take long.
    let part = own.split([' ', '\u{a0}']).max_by_key(|part| part.len()).unwrap_or_default();
    let others = state.players.values().filter(|other| other.number != number);
    let others =
        others.filter(|other| other.name.contains(part) || other.labels.partner.contains(part));
    let alike: Vec<_> = others.map(Player::full_name).filter(|name| short(name) == own).collect();
    if alike.is_empty() {
        return own;
    }
    if alike.contains(&full) { format!("{full} ({number})") } else { full }
}

/// The tiles that everybody plays in a round, as [`joined_rack`] shows them.
pub fn played_rack(state: &Tournament, round: &Round) -> String {
    let stayed = stayed(state, round.number, &round.rack_text, &round.origin);
    joined_rack(&state.edition, round.rack.tiles(), stayed)
}

/// The tiles of a rack that was drawn for a round, played or not, as [`joined_rack`] shows them.
pub fn drawn_rack(
    state: &Tournament,
    round: RoundNumber,
    rack: &str,
    origin: &RackOrigin,
) -> String {
    let tiles = parse_rack(&state.edition, rack).unwrap_or_default();
    joined_rack(&state.edition, tiles.tiles(), stayed(state, round, rack, origin))
}

/// The tiles of a rack of which the first `stayed` lay there before: `СЦ+АОЕЛК`.
pub fn joined_rack(edition: &Edition, tiles: &[Tile], stayed: usize) -> String {
    let shown = |tiles: &[Tile]| shown_rack(edition, &rack_text(edition, tiles));
    let plus = if edition.longest_label() == 1 { "+" } else { " + " };
    let (rest, new) = tiles.split_at(stayed.min(tiles.len()));
    let parts = [rest, new].into_iter().filter(|part| !part.is_empty());
    joined(parts.map(shown), plus)
}

/// `вправо` or `вниз`.
pub fn direction_name(direction: Direction, language: Language) -> String {
    let is_down = direction == Direction::Down;
    say!(language, if is_down { "direction-down" } else { "direction-across" })
}

/// `ВЫБОРЫ О1`.
pub fn shown_placement(placement: &PlacementText) -> String {
    format!("{} {}", shown_word(&placement.word), placement.at)
}

/// A list by its first few, and how many more there are.
pub(crate) fn first_of(names: &[String], most: usize, language: Language) -> String {
    let first = names[..most.min(names.len())].join(", ");
    match names.len().saturating_sub(most) {
        0 => first,
        more => say!(language, "and-more", name = first, n = more),
    }
}

/// Minutes and seconds, `3:05`; the seconds of a running clock are rounded up, so that it shows
/// 0:00 only when time is up.
///
/// ```
/// use flavita_web::parts::names::minutes;
/// assert_eq!(minutes(180_000), "3:00");
/// assert_eq!(minutes(59_001), "1:00");
/// ```
pub fn minutes(ms: u64) -> String {
    clock_time(ms.div_ceil(1000))
}

/// A percentage of hundredths: `87,35`, `87.35` or `−0,05`.
pub fn percent(language: Language, hundredths: i64) -> String {
    percent_text(hundredths, language.decimal_mark()).replace('-', "−")
}
