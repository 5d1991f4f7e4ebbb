//! What is done for who plays a game of solitaire.

use crate::training::form::{AnswerAct, AnswerForm};
use crate::training::{asking::Asking, asking::START, asking::Shown, choices::BeginForm};
use crate::{parts::slip_words, training::form, training::round::Typed, training::solitaire};
use flavita_app::{machine::clock, training::loading::fresh_seed};
use flavita_contests::tables::act::Reason as Refused;
use flavita_contests::training::solitaire::{NoMove, SolitaireGame, SolitaireKind};
use flavita_contests::{training::solitaire_move::SolitaireMove, training::source::Basis};
use flavita_i18n::language::Language;

impl Asking {
    /// Begins a game of solitaire; the one on its way is gone.
    pub(crate) fn begin_solitaire(&self, form: &mut BeginForm) -> Result<Shown, String> {
        let (source, loaded) = self.loaded(form)?;
        let kind = form.kind.parse().unwrap_or(SolitaireKind::Two);
        let name = say!(self.language, &format!("solitaire-{kind}"));
        let game = SolitaireGame {
            title: format!("{} · {name}", loaded.basis().edition.name),
            source,
            begun_ms: clock::now_ms(),
            kind,
            secret: fresh_seed().map_err(|error| error.to_string())?.secret,
            opponent: if kind == SolitaireKind::Two { form.strength() } else { String::new() },
            moves: Vec::new(),
            is_stopped: false,
            best: None,
        };
        self.keep_begun(solitaire::SOLITAIRE, |trainee| trainee.begin_solitaire(game))
    }

    /// Whether a game can be continued, as far as that can be told.
    pub(super) fn goes_on(&self, game: &SolitaireGame) -> bool {
        let is_over = self.with(&game.source, |basis| Ok(game.table(basis)?.is_over));
        !is_over.unwrap_or(game.is_stopped)
    }

    /// The game as far as it has come, with what was typed and could not be taken.
    pub(crate) fn solitaire(&self, typed: Typed) -> Result<Shown, String> {
        let Some(game) = self.trainee()?.solitaire else {
            return Ok(Shown::Elsewhere(START, None));
        };
        let language = self.language;
        self.with(&game.source, |basis| {
            let page = solitaire::page(&game, basis, language)?;
            let page = solitaire::SolitairePage { typed, ..page };
            Ok(Shown::page(&page, &page.typed.fault))
        })
    }

    /// Takes a move, or ends the game.
    pub(crate) fn play_solitaire(&self, form: &AnswerForm) -> Result<Shown, String> {
        let Some(game) = self.trainee()?.solitaire else {
            return Ok(Shown::Elsewhere(START, None));
        };
        let refused = self.with(&game.source, |basis| {
            let mut refused = None;
            let changed = self.change(|trainee| {
                // A page of before, when the game had fewer moves, is asked for nothing.
                let game = trainee.solitaire.as_mut();
                let game = game.filter(|game| game.moves.len() == form.number);
                refused = game.and_then(|game| moved(game, basis, form, self.language));
                // A game that does not fit has said so already.
                let _noted = trainee.note_solitaire(basis);
            });
            Ok(changed.map(|()| refused))
        })??;
        match refused {
            Some(fault) => self.solitaire(form.refused(fault)),
            None => Ok(Shown::Elsewhere(solitaire::SOLITAIRE, None)),
        }
    }
}

/// Does what was asked for; the sentence that says why it cannot be done.
fn moved(
    game: &mut SolitaireGame,
    basis: Basis<'_>,
    form: &AnswerForm,
    language: Language,
) -> Option<String> {
    let done = match form.act {
        AnswerAct::Stop => {
            game.is_stopped = true;
            Ok(())
        }
        AnswerAct::Pass => game.take(basis, SolitaireMove::Pass),
        AnswerAct::Exchange => match SolitaireMove::exchange(basis, &form.tiles) {
            Some(deed) => game.take(basis, deed),
            None => Err(NoMove::Refused(Refused::NotInRack)),
        },
        AnswerAct::Answer | AnswerAct::Next => match form.slip(language) {
            Ok(slip) => game.lay(basis, &slip),
            Err(typed) => return Some(typed.fault),
        },
    };
    done.err().map(|why| refusal(&why, language))
}

fn refusal(why: &NoMove, language: Language) -> String {
    let key = match why {
        NoMove::Slip(reasons) => return slip_words::sentences(reasons, language),
        NoMove::Misfit(misfit) => return form::misfit(*misfit, language),
        NoMove::Refused(Refused::NothingExchanged) => "solitaire-nothing-exchanged",
        NoMove::Refused(Refused::NotInRack) => "solitaire-not-in-rack",
        NoMove::Refused(Refused::BagTooSmall) => "solitaire-bag-small",
        NoMove::Refused(Refused::GameOver) => "solitaire-over",
        // What the slip's own judge passed, the table's referee passes.
        NoMove::Refused(_) => "solitaire-refused",
    };
    say!(language, key)
}
