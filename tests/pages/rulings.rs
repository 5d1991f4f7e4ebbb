//! The pages of rulings, players, several games and the check before the evening, from a game that
//! is really played.

use flavita::web::{check, players, print, rulings, standings};
use std::sync::Arc;

use flavita::{
    app::desk::public_view::PublicView, app::desk::request::DeskRequest, app::folder::readiness,
    i18n::language::Language, solver::ranking::Ranked, tournament::model::command::Command,
    tournament::model::created::Decisions, tournament::model::ids::PlayerNumber,
    tournament::model::ids::RoundNumber, tournament::model::ruling::Ruling,
    tournament::model::tops::PlacementText, web::print::asked::Asked,
    web::rulings::form::RulingForm,
};

use crate::{check, game::Game};

fn check_rulings(game: &Game, file: &str, form: &RulingForm, wanted: &[&str]) {
    let page = |l| rulings::composing::page(&game.view(), form, &Decisions::default(), l);
    check(file, page, wanted);
}

fn bonus() -> RulingForm {
    RulingForm {
        ruling: "bonus".to_owned(),
        because: "нашёл ошибку".to_owned(),
        points: "7".to_owned(),
        player: "1".to_owned(),
        ..RulingForm::default()
    }
}

#[test]
fn the_page_of_rulings_has_a_form_for_everything_that_can_be_ruled() {
    let game = Game::played(1);
    let forms = [
        "input[value=word_accepted]",
        "input[value=penalty]",
        "input[value=time_set]",
        "input[value=round_annulled]",
        "input[value=move_replaced]",
        "input[value=round_reopened]",
    ];
    check_rulings(&game, "rulings", &RulingForm::default(), &forms);
}

#[test]
fn a_ruling_is_shown_before_it_is_given() {
    let game = Game::played(1);
    let wanted = [".ruling-changes tbody tr", "form[method=post] input[name=points][value='7']"];
    check_rulings(&game, "rulings-preview", &bonus(), &wanted);
    let nothing = RulingForm { because: String::new(), ..bonus() };
    check_rulings(&game, "rulings-refused", &nothing, &[".notice.error"]);
}

/// A round whose tops are all of one word, that word, and the best placement that is worth less.
fn one_top(game: &Game) -> (u32, String, usize) {
    let view = game.view();
    let word = |ranked: &Ranked| PlacementText::of(&view.state.edition, &ranked.placement).word;
    let mut rounds = view.state.rounds.iter().filter_map(|round| {
        let ranked = view.placements(round.number).unwrap();
        let next = ranked.iter().position(|one| one.points < ranked[0].points).unwrap();
        let is_one = ranked[..next].iter().all(|one| word(one) == word(&ranked[0]));
        is_one.then(|| (round.number.0, word(&ranked[0]), next))
    });
    rounds.next_back().unwrap()
}

#[test]
fn the_record_names_the_top_of_today_and_what_lies_there_beside_it() {
    let game = Game::played(3);
    let (number, word, _) = one_top(&game);
    let because = "так решил судья".to_owned();
    let what = Ruling::WordRejected { word: word.clone() };
    game.ask(DeskRequest::Do(Command::GiveRuling { what, because }));
    let view = game.view();
    let record = |l| print::record::sheet(&Asked::of(&view.state, &game.id, l));
    let lines = record(Language::Russian).rounds;
    let sum = game.public_view().standings().top_total;
    assert_eq!(lines[2].sum, sum, "the sum of the tops is that of the standings");
    let round = view.state.round(RoundNumber(number)).unwrap();
    let line = lines.iter().find(|line| line.round == round.number).unwrap();
    assert_eq!(line.points, round.tops.as_ref().unwrap().points);
    assert_ne!(line.word, word);
    assert!(line.laid.starts_with(&format!("на доске не топ: {word} ")), "{}", line.laid);
    assert_eq!(lines.iter().filter(|line| line.laid.is_empty()).count(), 2);
    check("record-ruled", record, &["td.word small"]);
    let games = |l| print::record::games([Asked::of(&view.state, &game.id, l)].into_iter());
    check("games-ruled", games, &["td small"]);
}

#[test]
fn a_preview_names_each_slip_once_and_says_which_become_tops() {
    let game = Game::played(3);
    let (round, word, next) = one_top(&game);
    let number = RoundNumber(round);
    let slip = || game.view().state.round(number)?.slip_of(PlayerNumber(1)).map(|slip| slip.id);
    game.slip(round, 1, next, None);
    game.ask(DeskRequest::Do(Command::WithdrawSlip { slip: slip().unwrap() }));
    game.slip(round, 1, next, None);
    let form = RulingForm {
        ruling: "word_rejected".to_owned(),
        because: "так решил судья".to_owned(),
        word,
        ..RulingForm::default()
    };
    let view = game.view();
    let page = rulings::composing::page(&view, &form, &Decisions::default(), Language::Russian);
    let slips = page.preview.unwrap().slips;
    let his: Vec<_> = slips.iter().filter(|said| said.contains("№\u{a0}1 ")).collect();
    assert!(matches!(his.as_slice(), [said] if said.ends_with("теперь это топ.")), "{slips:#?}");
}

#[test]
fn a_slip_that_is_appealed_is_shown_with_the_rules_it_rests_on() {
    let game = Game::played(1);
    let slip = game.view().state.rounds[0].slips[0].id;
    let form = RulingForm { slip: slip.to_string(), ..RulingForm::default() };
    let wanted = [".appeal-facts dd", "input[value=slip_zero]"];
    check_rulings(&game, "rulings-appeal", &form, &wanted);
}

#[test]
fn a_ruling_in_force_can_be_revoked() {
    let game = Game::played(1);
    game.ask(DeskRequest::Do(Command::GiveRuling {
        what: Ruling::PointsGiven { player: PlayerNumber(1), round: None, points: 7 },
        because: "нашёл ошибку".to_owned(),
    }));
    let wanted = ["#ruling-1 input[value=revoke]"];
    check_rulings(&game, "rulings-given", &RulingForm::default(), &wanted);
}

#[test]
fn the_page_of_players_has_them_all() {
    let game = Game::played(1);
    let page = |l| players::page::page(&game.view().state, l);
    check("players", page, &["h1", "form", "tbody tr:nth-child(27)"]);
}

#[test]
fn the_page_of_several_games_has_a_column_a_game() {
    let game = Game::played(1);
    let games = [(game.id.clone(), Arc::new(PublicView::of(&game.view())))];
    let page = |l| standings::cumulated::page(&games, &game.id, l).unwrap();
    check("cumulated", page, &["table.cumulated tbody tr", "thead a", "td[data-behind$='%']"]);
}

#[test]
fn the_check_before_the_evening_names_what_was_found_and_the_second_folder() {
    let game = Game::new();
    let findings = readiness::look(&game.folder);
    let page = |l| check::readiness::page(&findings, &["/media/stick".into()], None, l);
    let wanted = [
        ".checks tr:nth-child(8) th",
        ".check-verdict",
        "input[name=folder]",
        "option[value='/media/stick']",
    ];
    check("readiness", page, &wanted);
}
