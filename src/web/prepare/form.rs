//! The form of an organiser's wishes.

use crate::parts::{Marks, ThemeFields, fitting, switched_on, word_choice};
use crate::setup::rule_fields::with_theme;
use crate::{training::choices::deck, words::faults::committee_sentence};
use flavita_app::preparing::offering::{Order, unwanted};
use flavita_app::words::{Shelf, chosen::Wanted};
use flavita_contests::prepared::wishes::{NoSpan, Span, Wishes};
use flavita_i18n::language::Language;
use flavita_tournament::profile::definition::Profile;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The most games of one run.
pub const MOST_GAMES: u64 = 100_000;
/// The most games that are offered.
pub const MOST_OFFER: u64 = 100;
/// The longest seed, in characters.
const LONGEST_SEED: usize = 200;

/// What is wished, as it was typed.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(default = "PrepareForm::usual")]
pub struct PrepareForm {
    /// Edition and list.
    pub deck: String,
    /// The rules; empty for those meant for the edition.
    pub profile: String,
    /// The form of the game, by its stable name; empty or `ordinary` is as the rules say.
    pub form: String,
    /// Words worth more.
    #[serde(flatten, skip_serializing)]
    pub theme: ThemeFields,
    /// Single words to add and to take away.
    pub overrides: String,
    /// There where the form shows the marks; without it they are as usual.
    pub marked: Option<String>,
    /// The switches and options that are ticked, and the ends of the wishes.
    #[serde(flatten, skip_serializing)]
    pub marks: Marks,
    /// How many games are played.
    pub games: String,
    /// How many are offered.
    pub offer: String,
    /// Set where no round may have equal tops.
    pub unambiguous: Option<String>,
    /// Set where no word that the list names as rude may come on the board.
    pub polite: Option<String>,
    /// The words that may not come on the board.
    pub avoid: String,
    /// The seed; empty for a new one.
    pub seed: String,
}

impl PrepareForm {
    /// What is proposed before anything is wished.
    pub fn usual() -> Self {
        Self { games: "500".to_owned(), offer: "10".to_owned(), ..Self::default() }
    }

    /// The wishes with two ends: how the form names them, and what was typed.
    pub fn spans(&self) -> [(&'static str, &str, &str); 5] {
        let typed = |name, end| self.marks.get(&format!("{name}_{end}")).map_or("", String::as_str);
        ["rounds", "total", "bingos", "hardest", "easiest"]
            .map(|name| (name, typed(name, "from"), typed(name, "to")))
    }

    /// What is chosen of what is at hand.
    ///
    /// # Errors
    /// A sentence, where something of it is not or the committee's table cannot be read.
    pub fn chosen(&self, stock: &Shelf, language: Language) -> Result<(Wanted, Profile), String> {
        let gone = || say!(language, "prepare-fault-deck");
        let (offer, list) = deck(&self.deck, stock).ok_or_else(gone)?;
        let switches = switched_on(&self.marks, offer);
        let edition = offer.edition.with_switches(&switches).map_err(|_unknown| gone())?;
        let profile = if self.profile.is_empty() { &edition.profile } else { &self.profile };
        let profile = stock.profile(profile).ok_or_else(gone)?.in_form(&self.form);
        let marks = self.marked.as_ref().map(|_| &self.marks);
        let choice = word_choice(marks, (&edition.id, list), &self.overrides, stock)
            .map_err(|fault| committee_sentence(&fault, language))?;
        let profile = with_theme(profile, &self.theme, language)?;
        Ok((Wanted { edition, list: Arc::clone(list), choice }, profile))
    }

    /// Which games are wanted, from this seed where none was typed.
    ///
    /// # Errors
    /// What cannot be read, a sentence each.
    pub fn order(
        &self,
        wanted: &Wanted,
        fresh_seed: &str,
        language: Language,
    ) -> Result<Order, Vec<String>> {
        let mut faults = Vec::new();
        let mut number = |text: &str, most: u64, key: &'static str| {
            let number = text.trim().parse().ok();
            let number = number.filter(|number| (1..=most).contains(number));
            if number.is_none() {
                let name = say!(language, key);
                faults.push(say!(language, "prepare-fault-number", name, of = most));
            }
            number.unwrap_or(1)
        };
        let games = number(&self.games, MOST_GAMES, "prepare-games");
        let offer = number(&self.offer, MOST_OFFER, "prepare-offer");
        let [rounds, total, bingos, hardest, easiest] = self.spans().map(|(name, from, to)| {
            span(from, to).unwrap_or_else(|NoSpan| {
                let name = say!(language, &format!("prepare-{name}"));
                faults.push(say!(language, "prepare-fault-span", name));
                None
            })
        });
        let seed = self.seed.trim();
        if seed.chars().count() > LONGEST_SEED {
            faults.push(say!(language, "prepare-fault-seed", n = LONGEST_SEED));
        }
        let Wanted { edition, list, choice } = wanted;
        let words = fitting(list, choice, language);
        faults.extend(words.err().map(|(_field, fault)| fault));
        let wishes = Wishes {
            rounds,
            total,
            bingos,
            hardest,
            easiest,
            equal_tops: self.unambiguous.as_ref().map(|_| Span::only(0)),
            unwanted: unwanted(&self.avoid, edition),
        };
        let seed = if seed.is_empty() { fresh_seed } else { seed };
        let order = Order { seed: seed.to_owned(), games, offer, wishes };
        faults.is_empty().then_some(order).ok_or(faults)
    }
}

fn span(from: &str, to: &str) -> Result<Option<Span>, NoSpan> {
    let (from, to) = (from.trim(), to.trim());
    if from.is_empty() && to.is_empty() {
        return Ok(None);
    }
    format!("{from}..{to}").parse().map(Some)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wish_may_be_open_on_either_side_and_is_none_where_both_are_empty() {
        let holds = |from, to, value| span(from, to).ok().flatten().map(|span| span.holds(value));
        assert_eq!(holds(" ", "", 3), None);
        assert_eq!(holds("20", "", 19), Some(false));
        assert_eq!(holds("", "20", 19), Some(true));
        for (from, to) in [("5", "4"), ("a", ""), ("1..2", "3"), ("", "1.5")] {
            assert!(span(from, to).is_err(), "{from} {to}");
        }
    }
}
