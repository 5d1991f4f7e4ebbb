//! What is done for who plays a game of patience.

use crate::training::asking::{Asking, START, Shown};
use crate::training::form::{self, BeginForm, SoloAct, SoloForm};
use crate::training::{round::Typed, solo};
use flavita_app::machine::clock;
use flavita_app::training::loading::fresh_seed;
use flavita_contests::tables::reason::Reason as Refused;
use flavita_contests::training::solo::{NoMove, SoloGame, SoloKind};
use flavita_contests::training::{solo_move::SoloMove, source::Basis};
use flavita_i18n::{language::Language, reason::sentence};

impl Asking {
    /// Begins a game of patience; the one on its way is gone.
    pub(crate) fn begin_solo(&self, form: &BeginForm) -> Result<Shown, String> {
        let (source, loaded) = self.loaded(form)?;
        let kind = form.kind();
        let key = if kind == SoloKind::Open { "solo-open" } else { "solo-two" };
        let game = SoloGame {
            title: format!("{} · {}", loaded.basis().edition.name(), say!(self.language, key)),
            source,
            begun_ms: clock::now_ms(),
            kind,
            secret: fresh_seed().map_err(|error| error.to_string())?.secret,
            opponent: if kind == SoloKind::Two { form.strength() } else { String::new() },
            moves: Vec::new(),
            is_stopped: false,
        };
        self.keep_begun(solo::SOLO, |trainee| trainee.solo = Some(game))
    }

    /// The game as far as it has come, with what was typed and could not be taken.
    pub(crate) fn solo(&self, typed: Typed) -> Result<Shown, String> {
        let Some(game) = self.trainee()?.solo else {
            return Ok(Shown::Elsewhere(START, None));
        };
        let language = self.language;
        self.with(&game.source, |basis| {
            let page = solo::page(&game, basis, language)?;
            Ok(Shown::Solo(Box::new(solo::SoloPage { typed, ..page })))
        })
    }

    /// Takes a move, or ends the game.
    pub(crate) fn play_solo(&self, form: &SoloForm) -> Result<Shown, String> {
        let Some(game) = self.trainee()?.solo else {
            return Ok(Shown::Elsewhere(START, None));
        };
        let refused = self.with(&game.source, |basis| {
            Ok(self.change_solo(form.number, |game| moved(game, basis, form, self.language)))
        })??;
        match refused {
            Some(fault) => self.solo(Typed { fault, at: form.at.clone(), word: form.word.clone() }),
            None => Ok(Shown::Elsewhere(solo::SOLO, None)),
        }
    }

    /// Changes the game where it still has so many moves: a page of before is asked for nothing.
    fn change_solo(
        &self,
        number: usize,
        change: impl FnOnce(&mut SoloGame) -> Option<String>,
    ) -> Result<Option<String>, String> {
        let mut refused = None;
        self.change(|trainee| {
            let game = trainee.solo.as_mut().filter(|game| game.moves.len() == number);
            refused = game.and_then(change);
        })?;
        Ok(refused)
    }
}

/// Does what was asked for; the sentence that says why it cannot be done.
fn moved(
    game: &mut SoloGame,
    basis: Basis<'_>,
    form: &SoloForm,
    language: Language,
) -> Option<String> {
    let done = match form.act {
        SoloAct::Stop => {
            game.is_stopped = true;
            Ok(())
        }
        SoloAct::Pass => game.take(basis, SoloMove::Pass),
        SoloAct::Exchange => match SoloMove::exchange(basis, &form.tiles) {
            Some(deed) => game.take(basis, deed),
            None => Err(NoMove::Refused(Refused::NotInRack)),
        },
        SoloAct::Lay => match form.slip(language) {
            Ok(slip) => game.lay(basis, &slip),
            Err(fault) => return Some(fault),
        },
    };
    done.err().map(|why| refusal(&why, language))
}

fn refusal(why: &NoMove, language: Language) -> String {
    let key = match why {
        NoMove::Slip(reasons) => {
            let told: Vec<String> = reasons.iter().map(|one| sentence(language, one)).collect();
            return told.join(" ");
        }
        NoMove::Misfit(misfit) => return form::misfit(*misfit, language),
        NoMove::Refused(Refused::NothingExchanged) => "solo-nothing-exchanged",
        NoMove::Refused(Refused::NotInRack) => "solo-not-in-rack",
        NoMove::Refused(Refused::BagTooSmall) => "solo-bag-small",
        NoMove::Refused(Refused::GameOver) => "solo-over",
        // What the slip's own judge passed, the table's referee passes.
        NoMove::Refused(_) => "solo-refused",
    };
    say!(language, key)
}
