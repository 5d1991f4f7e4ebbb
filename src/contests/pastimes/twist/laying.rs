//! Whether what is asked may be laid.

use crate::pastimes::refusal::Refusal;
use crate::pastimes::twist::{Action, Laying, Piece, Twist};
use flavita_game::{Edition, Letter};
use flavita_lexicon::alphabet::Alphabet;

impl Twist {
    /// What is laid, spelled as it is stored, where it may be. Nothing is said of the word.
    pub(in crate::pastimes) fn check(
        &self,
        edition: &Edition,
        asked: &Laying,
    ) -> Result<Laying, Refusal> {
        let mut laying = asked.clone();
        laying.own.sort_unstable();
        laying.own.dedup();
        let (letters, action) = self.marked(&laying.own)?;
        let alphabet = Alphabet::of(edition);
        let usable = if letters.is_empty() {
            laying.word.clear();
            self.free.clone()
        } else {
            let word = self.spelled(&alphabet, laying.word.trim(), &letters)?;
            laying.word = alphabet.spell(&word);
            labels(&alphabet, &word)
        };
        let Some(action) = action else {
            (laying.on, laying.gifts) = (String::new(), Vec::new());
            return Ok(laying);
        };
        laying.on = covered(&alphabet, laying.on.trim(), &usable).ok_or(Refusal::NotOnWord)?;
        if action.gives() == 0 {
            laying.gifts.clear();
        }
        self.check_gifts(&laying, action)?;
        Ok(laying)
    }

    /// The labels of the letters laid, and the action; without letters only where none could be.
    fn marked(&self, own: &[usize]) -> Result<(Vec<String>, Option<Action>), Refusal> {
        let open = &self.hands[self.on_turn].open;
        let (mut letters, mut actions) = (Vec::new(), Vec::new());
        for place in own {
            match open.get(*place).ok_or(Refusal::NothingLaid)? {
                Piece::Letter(label) => letters.push(label.clone()),
                Piece::Action(action) => actions.push(*action),
            }
        }
        let has_letter = || open.iter().any(|piece| matches!(piece, Piece::Letter(_)));
        match (letters.is_empty(), &actions[..]) {
            (_, [_, _, ..]) => Err(Refusal::OneAction),
            (true, []) => Err(Refusal::NothingLaid),
            (true, _) if has_letter() => Err(Refusal::NothingLaid),
            (_, one) => Ok((letters, one.first().copied())),
        }
    }

    /// The letters of the word: those laid and others that lie on the table, free to be used.
    fn spelled(
        &self,
        alphabet: &Alphabet,
        typed: &str,
        laid: &[String],
    ) -> Result<Vec<Letter>, Refusal> {
        let mut refusal = Refusal::NotSpelled;
        for cut in alphabet.cuts(typed) {
            match self.check_spelled(labels(alphabet, &cut), laid) {
                Ok(()) => return Ok(cut),
                Err(reason) => refusal = reason,
            }
        }
        Err(refusal)
    }

    fn check_spelled(&self, word: Vec<String>, laid: &[String]) -> Result<(), Refusal> {
        let old = less(word, laid).ok_or(Refusal::NotSpelled)?;
        if old.is_empty() && self.words.iter().any(|laid| !laid.word.is_empty()) {
            return Err(Refusal::NoOldLetter);
        }
        less(self.free.clone(), &old).map(|_| ()).ok_or(Refusal::NotSpelled)
    }

    fn check_gifts(&self, laying: &Laying, action: Action) -> Result<(), Refusal> {
        let hand = &self.hands[self.on_turn];
        let mut open: Vec<usize> = laying.gifts.iter().filter_map(|gift| gift.piece).collect();
        let of_stack = laying.gifts.len() - open.len();
        open.sort_unstable();
        open.dedup();
        let left = hand.count() - laying.own.len();
        let are_all = laying.gifts.len() == action.gives().min(left);
        let are_there = open.len() + of_stack == laying.gifts.len()
            && of_stack <= hand.stack.len()
            && open.iter().all(|place| *place < hand.open.len() && !laying.own.contains(place));
        let mut seats = laying.gifts.iter().map(|gift| gift.to);
        let are_others = seats.all(|seat| seat != self.on_turn && seat < self.hands.len());
        if are_all && are_there && are_others { Ok(()) } else { Err(Refusal::WrongGifts) }
    }
}

/// The label of the letter that is named, where it is one of these.
fn covered(alphabet: &Alphabet, typed: &str, usable: &[String]) -> Option<String> {
    let named = labels(alphabet, &alphabet.cut(typed).ok()?);
    <[String; 1]>::try_from(named).ok().map(|[label]| label).filter(|label| usable.contains(label))
}

fn labels(alphabet: &Alphabet, word: &[Letter]) -> Vec<String> {
    word.iter().map(|letter| alphabet.label(*letter).to_owned()).collect()
}

/// What is left of these where others are taken away; nothing where they are not among them.
fn less(mut labels: Vec<String>, taken: &[String]) -> Option<Vec<String>> {
    for one in taken {
        labels.swap_remove(labels.iter().position(|label| label == one)?);
    }
    Some(labels)
}
