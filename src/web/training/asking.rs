//! Who asks for a page of training, and what is done for him.

use crate::frame::{AppState, Content, Visit};
use crate::training::round::{GAME, MISSED, TrainingRoundPage, Typed};
use crate::training::{choices::BeginForm, choices::seconds, form::AnswerAct, form::AnswerForm};
use crate::training::{form, judged, start};
use crate::{frame::page::Page, http::cookies, http::cookies::Cookie, training};
use actix_web::{http::StatusCode, web};
use flavita_app::training::homework::{HomeworkFault, key};
use flavita_app::training::loading::{Loaded, fresh_seed, is_at_hand, load};
use flavita_app::{machine::clock, passes::token::Token};
use flavita_contests::training::game::Stage;
use flavita_contests::training::source::{Basis, Source, drawn, recorded};
use flavita_contests::{training::answer::Answer, training::exercise::Misfit};
use flavita_contests::{training::game::TrainingGame, training::homework::Homework};
use flavita_contests::{training::opponent::Opponent, training::trainee::Trainee};
use flavita_i18n::{language::Language, rules::names::form_name};
use flavita_tournament::{model::SlipText, profile::form_catalogue::named};

/// Who asks for a page of training, without the request, which stays on its thread.
pub(crate) struct Asking {
    pub(crate) app: web::Data<AppState>,
    pub(crate) code: Option<Token>,
    pub(crate) language: Language,
}

impl Asking {
    /// Who has sent this request.
    pub(crate) fn of(visit: &Visit) -> Self {
        let code = cookies::read(&visit.request, Cookie::Trainee);
        Self { app: visit.app.clone(), code, language: visit.language }
    }

    /// Where training begins; a file that is damaged is named there.
    pub(crate) fn start(&self, chosen: &BeginForm, fault: &str) -> Shown {
        let (mut trainee, damage) = match self.trainee() {
            Ok(trainee) => (trainee, String::new()),
            Err(sentence) => (Trainee::default(), sentence),
        };
        trainee.solitaire = trainee.solitaire.filter(|game| self.goes_on(game));
        let folder = &self.app.folder;
        let entries = folder.entries().unwrap_or_default();
        let at_hand = self.at_hand(&trainee);
        let offered = (entries.as_slice(), &folder.shelf);
        let mut page = start::page(&trainee, at_hand, offered, (chosen, fault), self.language);
        page.damage = damage;
        Shown::page(&page, &page.fault)
    }

    /// Begins a game; the one on its way is given up.
    pub(crate) fn begin(&self, form: &mut BeginForm) -> Result<Shown, String> {
        let (source, loaded) = self.loaded(form)?;
        if self.app.homeworks.is_out(&source, clock::now_ms()) {
            return Err(say!(self.language, "homework-out"));
        }
        let basis = loaded.basis();
        let seed = fresh_seed().map_err(|error| error.to_string())?;
        let (title, rounds) = if let Some(state) = loaded.recorded() {
            (state.name.clone(), recorded(state))
        } else {
            let form = named(&basis.rules.form).map(|id| form_name(self.language, id));
            let title = std::iter::once(basis.edition.name.clone()).chain(form);
            (title.collect::<Vec<_>>().join(" · "), drawn(basis, &seed))
        };
        if rounds.is_empty() {
            return Err(say!(self.language, "training-no-rounds"));
        }
        let seconds = seconds(&form.time, basis.rules.round.seconds);
        let game = TrainingGame::begun(title, source, rounds, seconds, clock::now_ms());
        let strength = Some(form.strength()).filter(|strength| !strength.is_empty());
        let opponent = strength.map(|strength| Opponent { strength, secret: seed.secret });
        self.keep_begun(GAME, |trainee| trainee.begin(TrainingGame { opponent, ..game }))
    }

    /// What is to be played; words of a theme that the list does not have are refused once.
    pub(super) fn loaded(&self, form: &mut BeginForm) -> Result<(Source, Loaded), String> {
        let app = &self.app;
        let mut source = form.source(&app.folder.shelf, self.language)?;
        let loaded = load(&app.folder, &app.chosen_words, &source);
        let loaded = loaded.map_err(|error| form::load_fault(&error, self.language))?;
        let Basis { edition, words, .. } = loaded.basis();
        if let Source::Shelf { theme: Some(theme), .. } = &mut source {
            form.theme.settle(theme, (edition, words), self.language)?;
        }
        Ok((source, loaded))
    }

    /// Keeps a new game. Whose file is damaged gets another one; the damaged one stays.
    pub(super) fn keep_begun(
        &self,
        place: &'static str,
        change: impl FnOnce(&mut Trainee),
    ) -> Result<Shown, String> {
        let code = self.own_code()?;
        self.keep_for(&code, change)?;
        Ok(Shown::Elsewhere(place, Some(code)))
    }

    /// The code of who asks; a new one where he has none, or his file is damaged.
    pub(crate) fn own_code(&self) -> Result<Token, String> {
        let known = self.code.as_ref();
        match known.filter(|code| self.app.trainees.load(code).is_ok()) {
            Some(code) => Ok(code.clone()),
            None => Token::fresh().map_err(|error| error.to_string()),
        }
    }

    /// Changes what is kept of who has this code.
    pub(crate) fn keep_for(
        &self,
        code: &Token,
        change: impl FnOnce(&mut Trainee),
    ) -> Result<(), String> {
        let begun = self.app.trainees.change(code, change);
        begun.map_err(|fault| form::trainee(&fault, self.language))
    }

    /// The game as far as it has come, with what was typed and could not be taken.
    pub(crate) fn game(&self, typed: Typed) -> Result<Shown, String> {
        let trainee = self.trainee()?;
        let Some(game) = &trainee.game else { return Ok(Shown::Elsewhere(START, None)) };
        let language = self.language;
        self.with(&game.source, |basis| {
            Ok(match game.stage() {
                Stage::Thinking(number) => {
                    let page =
                        training::round::of_game(game, basis, number, clock::now_ms(), language)?;
                    Shown::round(page, typed)
                }
                Stage::Answered(number) => {
                    Shown::page(&judged::of_game(game, basis, number, language)?, "")
                }
                Stage::Over => {
                    let missed = self.at_hand(&trainee);
                    let page = training::result::page(&trainee, game, basis, missed, language);
                    Shown::page(&page, "")
                }
            })
        })
    }

    /// Takes the answer to the open round, opens the next one, or gives the game up.
    pub(crate) fn play(&self, form: &AnswerForm) -> Result<Shown, String> {
        let now = clock::now_ms();
        match form.act {
            AnswerAct::Next => self.change(|trainee| trainee.go_on(form.number, now))?,
            AnswerAct::Stop => self.change(Trainee::give_up)?,
            AnswerAct::Answer | AnswerAct::Exchange | AnswerAct::Pass => {
                match form.slip(self.language) {
                    Ok(slip) => match self.unlaid(form, &slip, now)? {
                        None => self.answer_round(form.number, slip, now)?,
                        Some(typed) => return self.game(typed),
                    },
                    Err(typed) => return self.game(typed),
                }
            }
        }
        Ok(Shown::Elsewhere(GAME, None))
    }

    /// What was typed and cannot be laid, with the reasons: it costs no round.
    fn unlaid(
        &self,
        form: &AnswerForm,
        slip: &SlipText,
        now_ms: i64,
    ) -> Result<Option<Typed>, String> {
        let game = self.trainee()?.game.filter(|_| form.over.is_empty());
        let Some(game) = game else { return Ok(None) };
        let against = |basis: Basis<'_>| game.unlaid(basis, form.number, slip, now_ms);
        let reasons = self.with(&game.source, against)?;
        Ok(Typed::refused(&reasons, slip, self.language))
    }

    fn answer_round(&self, number: usize, slip: SlipText, now_ms: i64) -> Result<(), String> {
        let Some(game) = self.trainee()?.game else { return Ok(()) };
        self.change_on(&game.source, |trainee, basis| {
            // Another window may have begun another game.
            let known = trainee.game.as_ref().map(|game| &game.source);
            if known != Some(&game.source) {
                return Ok(());
            }
            trainee.answer(basis, number, slip, now_ms)
        })?;
        self.note_homework(now_ms);
        Ok(())
    }

    /// Carries what a game given as homework has come to into its table; one that is not there any
    /// more is played on all the same.
    fn note_homework(&self, now_ms: i64) {
        let game = self.trainee().ok().and_then(|trainee| trainee.game);
        let (Some(code), Some(game)) = (&self.code, game) else { return };
        let Some(id) = &game.homework else { return };
        let note = |homework: &mut Homework| homework.note(&key(code), game.score(), now_ms);
        match self.app.homeworks.change(id, note) {
            Ok(()) | Err(HomeworkFault::Missing) => {}
            Err(error) => tracing::error!(%error, "a result of homework was not noted"),
        }
    }

    /// The missed top that comes next, or the last one with what was answered.
    pub(crate) fn missed(&self, typed: Typed) -> Result<Shown, String> {
        let trainee = self.trainee()?;
        let language = self.language;
        if let Some(practised) = &trainee.practised {
            return self.with(&practised.missed.source, |basis| {
                Ok(Shown::page(&judged::of_missed(practised, basis, language)?, ""))
            });
        }
        let Some(next) = trainee.missed.next(self.is_here(&trainee)) else {
            return Ok(Shown::Elsewhere(START, None));
        };
        self.with(&next.source, |basis| {
            Ok(Shown::round(training::round::of_missed(next, basis, language)?, typed))
        })
    }

    /// Takes the answer to a missed top, or asks for the next one.
    pub(crate) fn practise(&self, form: &AnswerForm) -> Result<Shown, String> {
        if form.act == AnswerAct::Next {
            self.change(Trainee::next_missed)?;
            return Ok(Shown::Elsewhere(MISSED, None));
        }
        let slip = match form.slip(self.language) {
            Ok(slip) => slip,
            Err(typed) => return self.missed(typed),
        };
        let number = u32::try_from(form.number).unwrap_or(u32::MAX);
        if let Some(missed) = self.trainee()?.missed.get(number) {
            let now = clock::now_ms();
            let reasons = self.with(&missed.source, |basis| {
                let exercise = missed.exercise(basis.edition)?;
                Ok(Answer::unlaid(basis, &exercise, slip.clone()))
            })?;
            if let Some(typed) = Typed::refused(&reasons, &slip, self.language) {
                return self.missed(typed);
            }
            self.change_on(&missed.source, |trainee, basis| {
                trainee.practise(basis, number, slip, now)
            })?;
        }
        Ok(Shown::Elsewhere(MISSED, None))
    }

    /// What is kept of who asks; nothing of who has no code.
    pub(crate) fn trainee(&self) -> Result<Trainee, String> {
        let known = self.code.as_ref().map(|code| self.app.trainees.load(code)).transpose();
        let known = known.map_err(|fault| form::trainee(&fault, self.language))?;
        Ok(known.unwrap_or_default())
    }

    /// Changes what is kept of who asks, where he has a code.
    pub(super) fn change(&self, change: impl FnOnce(&mut Trainee)) -> Result<(), String> {
        self.code.as_ref().map_or(Ok(()), |code| self.keep_for(code, change))
    }

    /// The same with edition, rules and words of a game.
    fn change_on(
        &self,
        source: &Source,
        change: impl FnOnce(&mut Trainee, Basis<'_>) -> Result<(), Misfit>,
    ) -> Result<(), String> {
        let mut misfit = Ok(());
        self.with(source, |basis| Ok(self.change(|trainee| misfit = change(trainee, basis))))??;
        misfit.map_err(|misfit| form::misfit(misfit, self.language))
    }

    /// Does something with edition, rules and words of a game.
    pub(super) fn with<T>(
        &self,
        source: &Source,
        work: impl FnOnce(Basis<'_>) -> Result<T, Misfit>,
    ) -> Result<T, String> {
        let app = &self.app;
        let loaded = load(&app.folder, &app.chosen_words, source)
            .map_err(|error| form::load_fault(&error, self.language))?;
        work(loaded.basis()).map_err(|misfit| form::misfit(misfit, self.language))
    }

    /// How many missed tops can be practised.
    fn at_hand(&self, trainee: &Trainee) -> usize {
        let is_here = self.is_here(trainee);
        trainee.missed.tops.iter().filter(|one| is_here(&one.source)).count()
    }

    /// Which sources of missed tops are here; each is looked for once.
    fn is_here(&self, trainee: &Trainee) -> impl Fn(&Source) -> bool {
        let missed = trainee.missed.tops.iter();
        let mut sources: Vec<Source> = missed.map(|one| one.source.clone()).collect();
        sources.sort();
        sources.dedup();
        sources.retain(|source| is_at_hand(&self.app.folder, source));
        move |source| sources.binary_search(source).is_ok()
    }
}

/// Where training begins.
pub(crate) const START: &str = "/training";

/// What is shown of training.
pub(crate) enum Shown {
    Page(Content, StatusCode),
    /// Another page shows it; a new trainee gets the cookie on the way.
    Elsewhere(&'static str, Option<Token>),
}

impl Shown {
    /// A page; as a refusal where it names a fault.
    pub(super) fn page<P: Page>(page: &P, fault: &str) -> Self {
        let is_fine = fault.is_empty();
        let status = if is_fine { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY };
        Self::Page(Content::of(page), status)
    }

    fn round(page: TrainingRoundPage, typed: Typed) -> Self {
        let page = TrainingRoundPage { typed, ..page };
        Self::page(&page, &page.typed.fault)
    }
}
