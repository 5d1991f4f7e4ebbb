//! Requests about words: the analysis board, and words looked up.

use crate::frame::{Answer, Errand, Visit, show};
use crate::words::analysis::{AnalysisPage, Ground, OfTournament, page};
use crate::words::choice::{Carried, choice_of_words};
use crate::words::{query::AnalysisQuery, search::Search, trail::undone, trail::with_step};
use crate::{frame::turned_away::words_closed, parts::Question, words::dictionary};
use crate::{words::hooks::Neighbours, words::position::AnalysisPosition};
use actix_web::web::Query;
use flavita_app::desk::secret_round;
use flavita_game::{Edition, board_text, rack_text};
use flavita_i18n::language::Language;
use flavita_lexicon::graph::Graph;
use flavita_tournament::model::Phase;

/// Why a question is not answered by its page.
enum Elsewhere {
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
    let asked = move |app: &Errand| {
        let asked = Asked { app, query: &query, is_arbiter, language };
        // It is held until the work is done.
        let has_turn = turn.is_some();
        let is_of_tournament = !query.tournament.is_empty();
        if is_of_tournament { asked.of_tournament(has_turn) } else { asked.of_choice(has_turn) }
    };
    Ok(match visit.work(asked).await? {
        Ok(page) => visit.page(&page),
        Err(Elsewhere::At(href)) => show::redirect(&href),
        Err(Elsewhere::Nowhere) => visit.not_found(),
        Err(Elsewhere::Closed(name)) => words_closed(&visit, &name),
    })
}

struct Asked<'a> {
    app: &'a Errand,
    query: &'a AnalysisQuery,
    is_arbiter: bool,
    language: Language,
}

impl Asked<'_> {
    /// With words of the shelf.
    fn of_choice(&self, has_turn: bool) -> Result<AnalysisPage, Elsewhere> {
        let stock = &self.app.folder.shelf;
        let question = self.query.words.clone().resolved(&self.app.folder);
        let question = question.settled(stock, self.language);
        let offer = stock.offer(&question.edition).ok_or(Elsewhere::Nowhere)?;
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
        let mut page = self.on(&edition, words.as_ref().map(|one| &*one.words), has_turn)?;
        page.choice = choice;
        page.choice.missing = page.choice.missing.take().or(fault);
        Ok(page)
    }

    /// With tiles, words and rules of a tournament.
    fn of_tournament(&self, has_turn: bool) -> Result<AnalysisPage, Elsewhere> {
        let id = &self.query.tournament;
        let desk = self.app.folder.desk(id).or(Err(Elsewhere::Nowhere))?;
        let view = desk.view();
        if !self.is_arbiter && secret_round(&view.state).is_some() {
            return Err(Elsewhere::Closed(view.state.name.clone()));
        }
        let (edition, name) = (view.state.edition.clone(), view.state.name.clone());
        let words = Question::of(&view.state, id);
        let other = AnalysisQuery { tournament: String::new(), words, ..self.query.clone() };
        let mut notice = None;
        if !self.query.round.is_empty() && self.query.board.is_empty() {
            let number = self.query.round.parse().ok();
            let round = number.and_then(|number| view.state.round(number));
            let round = round.ok_or(Elsewhere::Nowhere)?;
            // Rack and placements are out: the clock has stopped. While a round is open nobody
            // but the arbiter comes here.
            if round.phase >= Phase::Closed {
                let board = board_text(&edition, &round.board);
                return self.led_to(board, round.played_text(&edition), String::new());
            }
            // What the arbiter may know, his screen need not show to whoever passes.
            notice = Some(say!(self.language, "analysis-round-open", n = round.number));
        }
        let mut page = self.on(&edition, Some(view.words()), has_turn)?;
        page.notice = page.notice.take().or(notice);
        page.tournament = Some(OfTournament {
            field: Carried { name: "tournament", value: id.clone() },
            sentence: say!(self.language, "analysis-of-tournament", name = name),
            other: other.href(),
        });
        Ok(page)
    }

    fn led_to(&self, board: String, rack: String, laid: String) -> Result<AnalysisPage, Elsewhere> {
        Err(Elsewhere::At(self.query.at(board, rack, laid).href()))
    }

    /// Does what is asked for, or shows the position.
    fn on(
        &self,
        edition: &Edition,
        words: Option<&Graph>,
        has_turn: bool,
    ) -> Result<AnalysisPage, Elsewhere> {
        let query = self.query;
        let ground = Ground { edition, words: words.filter(|_| has_turn) };
        if query.clear.is_some() {
            return self.led_to(String::new(), String::new(), String::new());
        }
        let (position, _) = AnalysisPosition::read(edition, &query.board, &query.rack);
        if query.undo.is_some()
            && let Some((board, rack, laid)) = undone(&query.laid, edition, &position.board)
        {
            return self.led_to(board_text(edition, &board), rack, laid);
        }
        let laid = ground.legal(&position, &query.lay);
        if let Some(placement) = laid
            && let Some(after) = position.after(edition, &placement)
        {
            let trail = with_step(&query.laid, edition, &position, &placement);
            let rack = rack_text(edition, &after.rack);
            return self.led_to(board_text(edition, &after.board), rack, trail);
        }
        let mut page = page(ground, query, self.language);
        let say = |key| Some(say!(self.language, key));
        if !has_turn {
            page.notice = say("analysis-busy");
        } else if !query.lay.is_empty() {
            page.notice = say("analysis-not-legal");
        }
        Ok(page)
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
