//! What the page is told of the players.

use flavita_i18n::{language::Language, names::shown_word, reason::sentences_in, remark::amiss};
use flavita_tournament::model::{PlayerNumber, Round, RoundNumber, Slip};
use flavita_tournament::{results::standings, state::Tournament};
use serde::Serialize;

/// A player and his slips.
#[derive(Debug, Default, Serialize)]
pub struct PlayerTold {
    pub(super) number: PlayerNumber,
    pub(super) name: String,
    pub(super) club: String,
    /// His slip of every round; `None` where he has none.
    pub(super) slips: Vec<Option<SlipTold>>,
}

/// A slip: where, the word, its points, what spoke against it or was amiss (its place among the
/// reasons), whether it is a top, and the seconds that were noted.
#[derive(Debug, Serialize)]
pub struct SlipTold(String, String, i32, Option<usize>, bool, Option<u64>);

/// The standings after a round, best first: the player's place in the list, rank, total, and the
/// points of that round.
pub type RanksTold = Vec<(usize, u32, i32, Option<i32>)>;

/// Every player by number, and the sentences on their slips.
pub(super) fn all(
    state: &Tournament,
    rounds: &[&Round],
    language: Language,
) -> (Vec<PlayerTold>, Vec<String>) {
    let mut sentences = Vec::new();
    let players = state.players.values().map(|player| {
        let slip = |round: &&Round| {
            let slip = round.slip_of(player.number)?;
            Some(slip_told(state, slip, &mut sentences, language))
        };
        PlayerTold {
            number: player.number,
            name: player.full_name(),
            club: player.club.clone(),
            slips: rounds.iter().map(slip).collect(),
        }
    });
    let players = players.collect();
    (players, sentences)
}

fn slip_told(
    state: &Tournament,
    slip: &Slip,
    sentences: &mut Vec<String>,
    language: Language,
) -> SlipTold {
    let verdict = &slip.verdict;
    let against = sentences_in(language, state, verdict);
    let said = if against.is_empty() {
        amiss(&state.profile, &slip.text, verdict, language)
    } else {
        Some(against.join(" "))
    };
    SlipTold(
        slip.text.at.clone(),
        shown_word(&slip.text.word),
        verdict.points,
        said.map(|said| place(sentences, said)),
        verdict.is_top,
        slip.text.used_ms.map(|used| used / 1000),
    )
}

/// The place of a sentence that is told once, however many slips it is about.
fn place(sentences: &mut Vec<String>, sentence: String) -> usize {
    let known = sentences.iter().position(|known| *known == sentence);
    known.unwrap_or_else(|| {
        sentences.push(sentence);
        sentences.len() - 1
    })
}

/// The standings after so many rounds.
pub(super) fn ranks(state: &Tournament, until: usize) -> RanksTold {
    let until = u32::try_from(until).unwrap_or(u32::MAX);
    let lines = standings(state, RoundNumber(until)).lines;
    let place = |number: PlayerNumber| state.players.keys().position(|known| *known == number);
    let told = lines.iter().filter_map(|line| {
        let last = line.rounds.last().copied().flatten();
        Some((place(line.player)?, line.rank, line.total, last))
    });
    told.collect()
}
