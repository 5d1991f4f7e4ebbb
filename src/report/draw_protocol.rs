//! The protocol of the draw: everything from which anybody can draw the racks again.
//!
//! `static/verify-draw.html` and `static/verify_draw.py` read it; the fields are explained there.
//!
//! Page and script are handed out as files to keep: the page has its script inside, which the
//! server's own policy would not run.

use flavita_game::{Bag, Edition, LetterClass, Tile, TileCounts, parse_rack};
use flavita_tournament::draw::history::{PastDraw, draws};
use flavita_tournament::model::{RackOrigin, Rejection, Round, RoundNumber};
use flavita_tournament::profile::form::{Chosen, TwoBags};
use flavita_tournament::{profile::minima::Maximum, profile::minima::Minimum, state::Tournament};
use serde_json::{Value, json};

/// The name of the export.
pub const NAME: &str = "protocol";

/// The protocol as JSON. The secret is in it only when the game is over.
///
/// `head` is the hash of the whole log, where it is known.
pub fn draw_protocol(state: &Tournament, head: Option<&str>) -> Vec<u8> {
    let seed = &state.seed;
    let is_told = state.ended.is_some() && !seed.secret.is_empty();
    let last = state.rounds.len() + usize::from(has_open_draws(state));
    let rounds = (1..).take(last).map(|number| round(state, RoundNumber(number)));
    let protocol = json!({
        "format": "flavita-draw-protocol",
        "version": 1,
        "program": crate::PROGRAM,
        "name": state.name,
        "tournament": seed.tournament,
        "commitment": seed.commitment,
        "secret": is_told.then_some(&seed.secret),
        "public": seed.public,
        "keeps_rest": state.profile.form.keeps_rest,
        "explosive": state.profile.form.explosive,
        "joker": state.profile.form.joker,
        "blanks_bought_back": state.profile.form.blanks_bought_back
            || state.profile.form.blanks_bought_to_lay,
        "minima": minima(state),
        "tiles": counts(&state.edition, Bag::full(&state.edition).counts()),
        "rounds": rounds.collect::<Vec<_>>(),
        "final": state.final_head,
        "head": head,
    });
    let mut text = serde_json::to_string_pretty(&protocol).expect("plain values are JSON");
    text.push('\n');
    text.into_bytes()
}

/// What racks must hold, so that anybody can see whether one went back for the reason that is given.
fn minima(state: &Tournament) -> Value {
    let (edition, minima) = (&state.edition, &state.profile.minima);
    let of = |is_it: fn(LetterClass) -> bool| -> Vec<&str> {
        let letters = edition.letters();
        let those = letters.filter(|letter| is_it(minima.class(edition, *letter)));
        those.map(|letter| edition.label(letter)).collect()
    };
    let least = |least: Minimum| [least.vowels, least.consonants];
    let most = |most: Option<Maximum>| most.map(|most| [most.vowels, most.consonants]);
    // The most vowels that chance can say, where it says how many.
    let is_drawn = |two: &TwoBags| matches!(two.chosen, Chosen::DrawnUpTo(_));
    json!({
        "vowels": of(LetterClass::is_vowel),
        "consonants": of(LetterClass::is_consonant),
        "blank": minima.blank,
        "early": least(minima.early),
        "early_most": most(minima.early_most),
        "early_until": minima.early_until,
        "late": least(minima.late),
        "late_most": most(minima.late_most),
        "two_bags": state.profile.form.two_bags.map(|two| two.vowels),
        "two_bags_up_to": state.profile.form.two_bags.filter(is_drawn).map(TwoBags::most),
    })
}

/// Whether racks went back after the last round without one that was played.
fn has_open_draws(state: &Tournament) -> bool {
    let next = state.next_round();
    state.rejected.iter().any(|gone| gone.round == next)
}

fn round(state: &Tournament, number: RoundNumber) -> Value {
    let draws = draws(state, number);
    let draws = draws.iter().map(|past| draw(&state.edition, past));
    let placed = state.round(number).and_then(|round| round.placed.as_ref());
    json!({
        "round": number,
        "vowels": state.vowels.get(&number),
        "draws": draws.collect::<Vec<_>>(),
        "at": placed.map(|placed| &placed.placement.at),
        "word": placed.map(|placed| &placed.placement.word),
        "bought": bought(state, number),
        "used": used(state, number),
        "laid": difference(state, number, number.next()),
        "returned": difference(state, number.next(), number),
    })
}

fn draw(edition: &Edition, past: &PastDraw<'_>) -> Value {
    let rack = parse_rack(edition, past.rack).unwrap_or_default();
    let mut written = drawn(edition, past);
    written["rack"] = labels(edition, rack.tiles()).into();
    written["rejected"] = past.rejected.map(<&str>::from).into();
    if let Some(Rejection::Refused { reason }) = past.rejected {
        written["reason"] = reason.as_str().into();
    }
    written
}

fn drawn(edition: &Edition, past: &PastDraw<'_>) -> Value {
    match past.origin {
        RackOrigin::Hand { witness, .. } => json!({ "by": "hand", "witness": witness }),
        RackOrigin::Relayed => json!({ "by": "relayed" }),
        RackOrigin::Prepared => json!({ "by": "prepared" }),
        RackOrigin::Program { attempt } => {
            let bags = past.source.bags.iter();
            let bags = bags.map(
                |(bag, count)| json!({ "tiles": counts(edition, bag.counts()), "draw": count }),
            );
            json!({
                "by": "program",
                "attempt": attempt,
                "fixed": labels(edition, &past.source.fixed),
                "bags": bags.collect::<Vec<_>>(),
            })
        }
    }
}

/// The tiles that the bag had before one round and not before another, in the edition's order.
fn difference(state: &Tournament, one: RoundNumber, other: RoundNumber) -> Vec<&str> {
    let left = |number| Bag::beside(&state.edition, &state.board_before(number));
    let (mut more, less) = (left(one).counts().clone(), left(other));
    less.counts().tiles().for_each(|tile| {
        more.take(tile);
    });
    labels(&state.edition, &more.tiles().collect::<Vec<_>>())
}

/// The letters of a round's rack that bought blanks back.
fn bought(state: &Tournament, number: RoundNumber) -> Vec<&str> {
    let letter = |round: &Round, square| Some(Tile::Letter(round.board.at(square)?.letter));
    let bought: Option<Vec<Tile>> = state.round(number).map(|round| {
        let squares = round.bought.iter();
        squares.filter_map(|square| letter(round, *square)).collect()
    });
    labels(&state.edition, &bought.unwrap_or_default())
}

/// The tiles that a round's placement took from the rack.
fn used(state: &Tournament, number: RoundNumber) -> Vec<&str> {
    let placed = state.round(number).and_then(|round| {
        let placed = round.placed.as_ref()?;
        Some((round, state.read_placement(&placed.placement)?))
    });
    let Some((round, placement)) = placed else { return Vec::new() };
    let tiles = placement.laid(&round.board).map(|(_, tile)| tile.tile());
    let tiles: TileCounts = tiles.collect();
    labels(&state.edition, &tiles.tiles().collect::<Vec<_>>())
}

fn labels<'a>(edition: &'a Edition, tiles: &[Tile]) -> Vec<&'a str> {
    tiles.iter().map(|tile| edition.tile_label(*tile)).collect()
}

/// Every kind of tile with its number, in the order in which tiles lie in the bag.
fn counts(edition: &Edition, counts: &TileCounts) -> Vec<Value> {
    let letters = edition.letters().map(Tile::Letter);
    let kinds = letters.chain([Tile::Blank]);
    let there = kinds.filter(|tile| counts.of(*tile) > 0);
    there.map(|tile| json!([labels(edition, &[tile])[0], counts.of(tile)])).collect()
}
