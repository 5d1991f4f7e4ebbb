//! Requests about words: the analysis board, and words looked up.

use crate::frame::{Answer, AppState, Visit, show};
use crate::words::analysis::{AnalysisPage, Ground, OfTournament, page};
use crate::words::choice::{Carried, choice_of_words};
use crate::words::trail::{undone, with_step};
use crate::{
    frame::turned_away::words_closed, parts::Question, words::dictionary, words::hooks::Neighbours,
    words::position::AnalysisPosition, words::query::AnalysisQuery, words::search::Search,
};
use actix_web::web::Query;
use flavita_app::desk::secret_round;
use flavita_game::{Edition, board_text, rack_text};
use flavita_i18n::language::Language;
use flavita_lexicon::graph::Graph;
use flavita_tournament::model::{Phase, Round};
use tokio::sync::OwnedSemaphorePermit;

/// What comes of a question.
enum Found {
    Page(Box<AnalysisPage>),
    /// The position that comes of what was asked for has an address of its own.
    At(String),
    Nowhere,
    /// A round is open by now.
    Closed(String),
}

/// `GET /analysis`.
pub(crate) async fn show(visit: Visit, query: Query<AnalysisQuery>) -> Answer {
    let (language, is_arbiter) = (visit.language, visit.who().is_arbiter());
    let turn = visit.app.analyst.turn().await;
    let answer =
        visit.work(move |app| Asked { app, query: &query, is_arbiter, language }.answer(turn));
    Ok(match answer.await? {
        Found::Page(page) => visit.page(&*page),
        Found::At(href) => show::redirect(&href),
        Found::Nowhere => visit.not_found(),
        Found::Closed(name) => words_closed(&visit, &name),
    })
}

struct Asked<'a> {
    app: &'a AppState,
    query: &'a AnalysisQuery,
    is_arbiter: bool,
    language: Language,
}

impl Asked<'_> {
    /// Holds the turn until the work is done.
    fn answer(&self, turn: Option<OwnedSemaphorePermit>) -> Found {
        let answer = if self.query.tournament.is_empty() {
            self.of_choice(turn.is_some())
        } else {
            self.of_tournament(turn.is_some())
        };
        drop(turn);
        answer
    }

    /// With words of the shelf.
    fn of_choice(&self, has_turn: bool) -> Found {
        let stock = &self.app.folder.shelf;
        let question = self.query.words.clone().resolved(&self.app.folder);
        let question = question.settled(stock, self.language);
        let Some(offer) = stock.offer(&question.edition) else { return Found::Nowhere };
        let edition = question.edition_of(offer);
        let choice = choice_of_words(&question, stock, self.language);
        let known = &self.app.analyst.words;
        let words = question.wanted(stock).map(|wanted| match known.kept(&wanted) {
            Some(words) => Ok(Some(words)),
            None if has_turn => known.get(&wanted).map(Some),
            None => Ok(None),
        });
        let (words, fault) = match words.transpose() {
            Ok(words) => (words.flatten(), None),
            Err(fault) => (None, Some(fault.to_string())),
        };
        let mut answer = self.on(&edition, words.as_ref().map(|one| &*one.words), has_turn);
        if let Found::Page(page) = &mut answer {
            page.choice = choice;
            page.choice.missing = page.choice.missing.take().or(fault);
        }
        answer
    }

    /// With tiles, words and rules of a tournament.
    fn of_tournament(&self, has_turn: bool) -> Found {
        let id = &self.query.tournament;
        let Ok(desk) = self.app.folder.desk(id) else { return Found::Nowhere };
        let view = desk.view();
        if !self.is_arbiter && secret_round(&view.state).is_some() {
            return Found::Closed(view.state.name.clone());
        }
        let (edition, name) = (view.state.edition.clone(), view.state.name.clone());
        let other = AnalysisQuery {
            tournament: String::new(),
            words: Question::of(&view.state, id),
            ..self.query.clone()
        };
        let mut notice = None;
        if !self.query.round.is_empty() && self.query.board.is_empty() {
            let number = self.query.round.parse().ok();
            match number.and_then(|number| view.state.round(number)) {
                None => return Found::Nowhere,
                // Rack and placements are out: the clock has stopped. While a round is open nobody
                // but the arbiter comes here.
                Some(round) if round.phase >= Phase::Closed => {
                    return Found::At(self.at_round(&edition, round));
                }
                // What the arbiter may know, his screen need not show to whoever passes.
                Some(round) => {
                    notice = Some(say!(self.language, "analysis-round-open", n = round.number));
                }
            }
        }
        let mut answer = self.on(&edition, Some(view.words()), has_turn);
        if let Found::Page(page) = &mut answer {
            page.notice = page.notice.take().or(notice);
            page.tournament = Some(OfTournament {
                field: Carried { name: "tournament", value: id.clone() },
                sentence: say!(self.language, "analysis-of-tournament", name = name),
                other: other.href(),
            });
        }
        answer
    }

    fn at_round(&self, edition: &Edition, round: &Round) -> String {
        let board = board_text(edition, &round.board);
        self.query.at(board, round.played_text(edition), String::new()).href()
    }

    /// Does what is asked for, or shows the position.
    fn on(&self, edition: &Edition, words: Option<&Graph>, has_turn: bool) -> Found {
        let query = self.query;
        let ground = Ground { edition, words: words.filter(|_| has_turn) };
        if query.clear.is_some() {
            return Found::At(query.at(String::new(), String::new(), String::new()).href());
        }
        let (position, _) = AnalysisPosition::read(edition, &query.board, &query.rack);
        if query.undo.is_some()
            && let Some((board, rack, laid)) = undone(&query.laid, edition, &position.board)
        {
            return Found::At(query.at(board_text(edition, &board), rack, laid).href());
        }
        let laid = ground.legal(&position, &query.lay);
        if let Some(placement) = laid
            && let Some(after) = position.after(edition, &placement)
        {
            let trail = with_step(&query.laid, edition, &position, &placement);
            let at =
                query.at(board_text(edition, &after.board), rack_text(edition, &after.rack), trail);
            return Found::At(at.href());
        }
        let mut page = page(ground, query, self.language);
        let say = |key| Some(say!(self.language, key));
        if !has_turn {
            page.notice = say("analysis-busy");
        } else if !query.lay.is_empty() {
            page.notice = say("analysis-not-legal");
        }
        Found::Page(Box::new(page))
    }
}

/// `GET /dictionary`: words looked up or searched for in a list, none of a tournament's secrets.
pub(crate) async fn dictionary(
    visit: Visit,
    question: Query<Question>,
    wish: Query<Search>,
) -> Answer {
    let language = visit.language;
    let (question, wish) = (question.into_inner(), wish.into_inner());
    let question = visit.work(move |app| question.resolved(&app.folder)).await?;
    let settled = question.settled(&visit.app.folder.shelf, language);
    let is_asked = !question.word.trim().is_empty() || wish.typed(&settled).is_search();
    let neighbours =
        if is_asked { neighbours(&visit, &settled).await } else { Neighbours::Unasked };
    let page = visit.work(move |app| {
        dictionary::page(&question, wish, &app.folder.shelf, &neighbours, language)
    });
    Ok(visit.page(&page.await?))
}

/// The words among which neighbours are looked for: those that were asked about a moment ago are
/// at hand, others are put together where it is their turn.
async fn neighbours(visit: &Visit, question: &Question) -> Neighbours {
    let analyst = &visit.app.analyst;
    let Some(wanted) = question.wanted(&visit.app.folder.shelf) else { return Neighbours::Unasked };
    if let Some(words) = analyst.words.kept(&wanted) {
        return Neighbours::Among(words);
    }
    let Some(turn) = analyst.turn().await else { return Neighbours::Busy };
    let words = visit.work(move |app| {
        let words = app.analyst.words.get(&wanted);
        drop(turn);
        words
    });
    words.await.ok().and_then(Result::ok).map_or(Neighbours::Unasked, Neighbours::Among)
}
