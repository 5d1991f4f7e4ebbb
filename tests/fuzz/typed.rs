//! What an arbiter types: the line of a slip, the requests of the pages, their forms.

use flavita::lexicon::{builder, word_list};
use flavita::tournament::model::command::{BelowMinimum, Command};
use flavita::tournament::model::ids::{PlayerNumber, RoundNumber};
use flavita::web::slip_line::grammar::{parse, with_reference, with_word};
use flavita::web::words::analysis::{Ground, page};
use flavita::web::words::trail::{undone, with_step};
use flavita::{
    app::desk::door::Desk, app::desk::request::DeskRequest, app::desk::view::DeskView,
    app::machine::seed, app::words::dictionary::from_plain, app::words::shelf::Shelf,
    game::edition::catalogue::embedded, game::notation::board_text, game::notation::rack_text,
    i18n::language::Language, tournament::decide::decide, tournament::decide::players::registered,
    tournament::model::actor::Actor, tournament::model::actor::Stamp,
    tournament::model::created::TournamentCreated, tournament::model::player::Entrant,
    tournament::profile::catalogue, web::acts::request::ActRequest, web::parts::form::NewForm,
    web::rulings::form::RulingForm, web::setup, web::slip_line::ground::Ground as LineGround,
    web::slip_line::judge::check, web::slip_line::words, web::slip_line::words::fault_sentence,
    web::slips::answer::SlipRequest, web::slips::requests::CheckRequest,
    web::words::position::AnalysisPosition, web::words::query::AnalysisQuery,
};
use std::path::Path;
use std::sync::{Arc, LazyLock};

use actix_web::web::Query;
use tempfile::TempDir;

use crate::trial::texts;

const WORDS: &str = "község\nszép\nég\nkéz\nszék\nkész\nszó\nzsák\nág\n";
const ENGLISH: Language = Language::English;

/// A Hungarian game whose first round is being marked.
struct Hall {
    view: Arc<DeskView>,
    _folder: TempDir,
    _desk: Desk,
}

static HALL: LazyLock<Hall> = LazyLock::new(|| {
    let folder = tempfile::tempdir().unwrap();
    let edition = embedded("hu-scrabble").unwrap();
    let dictionary = from_plain(&edition, Path::new("own.txt"), WORDS.as_bytes(), None).unwrap();
    let (seed, secret) = seed::fresh().unwrap();
    let created = TournamentCreated {
        name: "Kupa".to_owned(),
        edition: edition.source.clone(),
        switches: Vec::new(),
        dictionary: dictionary.note(),
        profile: catalogue::embedded("house").unwrap(),
        seed,
        program: String::new(),
        meeting: None,
        relayed: None,
        prepared: None,
    };
    let players = (1..=3).map(|number| {
        let details = Entrant::plain(None, &format!("Ada {number}"), "").details;
        registered(PlayerNumber(number), details, RoundNumber(1))
    });
    let path = folder.path().join("kupa.sqlite");
    let desk = Desk::create(&path, (created, &secret), players.collect(), Arc::new(dictionary));
    let desk = desk.unwrap();
    let rack = Command::TakeRack {
        rack: "KÉ[SZ]ÉGKÁ".to_owned(),
        below_minimum: BelowMinimum::Accept,
        witness: String::new(),
        is_whole: false,
    };
    let commands =
        [rack, Command::OpenRound, Command::CloseRound { remaining_ms: 0 }, Command::RevealTop];
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    for command in commands {
        runtime.block_on(desk.ask(DeskRequest::Do(command), &Actor::Arbiter, None)).unwrap();
    }
    Hall { view: desk.view(), _folder: folder, _desk: desk }
});

/// Decides a command and takes what follows from it.
fn carry_out(command: &Command) {
    let view = &HALL.view;
    match decide(&view.state, command, view.words()) {
        Ok(events) => {
            let mut draft = view.state.clone();
            let stamp = Stamp { at_ms: 0, actor: Actor::default() };
            for event in &events {
                let text = serde_json::to_string(event).unwrap();
                assert_eq!(serde_json::from_str(&text).ok().as_ref(), Some(event));
                draft.apply(event, &stamp);
            }
            let _table =
                flavita::tournament::results::standings::standings(&draft, draft.next_round());
        }
        Err(refusal) => assert!(!refusal.to_string().is_empty()),
    }
}

#[test]
fn slip_lines() {
    let seeds = [
        "2 h8 kész 17 1:52",
        "1-3 т",
        "12,15,20-24 8h szé[k]",
        "1 h8 köz|ség ! +",
        "2 *kéz h8",
        "3 -",
        "1 = ",
        "2 h8 (SZ)ÉK 12",
    ];
    let round = HALL.view.state.last_round();
    texts("slip lines", seeds, |text| {
        match parse(text) {
            Ok(line) => assert!(line.players.len() <= 500 && !line.players.is_empty()),
            Err(fault) => assert!(!fault_sentence(&HALL.view.state, ENGLISH, &fault).is_empty()),
        }
        let _turned = with_reference(&with_word(text, "szép"), "8h");
        let view = &HALL.view;
        let check = words::check(&view.state, check(LineGround::whole(view), round, text), ENGLISH);
        assert!(serde_json::to_string(&check).unwrap().len() < 4_000_000);
    });
}

#[test]
fn slips_judged() {
    let seeds = ["h8 KÉSZ", "8h SZÉK", "h5 KÉ[SZ]SÉG", "h8 kész", "o15 ÁG", "h8 KÉSZKÉSZKÉSZ"];
    texts("slips judged", seeds, |text| {
        let (at, word) = text.split_once(' ').unwrap_or((text, ""));
        let text = flavita::tournament::model::slip::SlipText {
            at: at.to_owned(),
            word: word.to_owned(),
            ..Default::default()
        };
        carry_out(&Command::RecordSlip {
            round: RoundNumber(1),
            player: PlayerNumber(2),
            text,
            copies: 1,
        });
    });
}

#[test]
fn requests_of_the_console() {
    let seeds = [
        r#"{"act":"next","confirm":true,"key":"k"}"#,
        r#"{"act":"extend","seconds":60}"#,
        r#"{"act":"draw_manual","rack":"E G É SZ S É G","witness":"Van"}"#,
        r#"{"act":"choose_top","top":1,"because":"nicer"}"#,
        r#"{"act":"withdraw_slip","slip":1}"#,
        r#"{"act":"lock_marking","round":1}"#,
        r#"{"act":"add_player","name":"Ada","town":"Ardis","category":"a, b","team":"x","number":7}"#,
        r#"{"act":"edit_player","player":2,"number":9,"name":"Ada","missed":"3-5, 8"}"#,
        r#"{"act":"merge_players","player":1,"gone":2}"#,
        r#"{"act":"import_players","text":"12; Ada; Ardis\n;Van;;;\n"}"#,
        r#"{"act":"withdraw_player","player":3}"#,
        r#"{"act":"return_player","player":3}"#,
        r#"{"act":"add_entropy","public":"dice: 3 5 1"}"#,
        r#"{"act":"end_game"}"#,
        r#"{"round":1,"line":"2 h8 kész 17","key":"k","confirm":false}"#,
    ];
    texts("requests of the console", seeds, |text| {
        let _check = serde_json::from_str::<CheckRequest>(text);
        let _slip = serde_json::from_str::<SlipRequest>(text);
        let Ok(request) = serde_json::from_str::<ActRequest>(text) else {
            return;
        };
        match request.read(&HALL.view, ENGLISH) {
            Ok(DeskRequest::Do(command)) => carry_out(&command),
            Ok(_) => {}
            Err(sentence) => assert!(!sentence.is_empty()),
        }
    });
}

#[test]
fn forms_of_rulings() {
    let seeds = [
        "ruling=word_accepted&word=k%C3%A9szk&because=x",
        "ruling=slip_valid&slip=1&points=17&because=x",
        "ruling=penalty&player=2&round=1&points=10&because=x",
        "ruling=bonus&player=2&points=9999&because=x",
        "ruling=move_replaced&round=1&at=h8&word=K%C3%89SZ&because=x",
        "ruling=round_reopened&round=1&time=1%3A30&because=x",
        "ruling=time_set&player=2&round=1&time=0%3A59&because=x",
        "ruling=mean_granted&player=2&round=1&because=x",
        "ruling=round_annulled&round=1&because=x",
        "ruling=revoke&number=1&because=x&seen=1",
        "ruling=word_rejected:sz%C3%A9p&because=x",
    ];
    texts("forms of rulings", seeds, |text| {
        let Ok(Query(form)) = Query::<RulingForm>::from_query(text) else {
            return;
        };
        match form.command(ENGLISH) {
            Ok(Some(command)) => carry_out(&command),
            Ok(None) => {}
            Err(sentence) => assert!(!sentence.is_empty()),
        }
        assert_eq!(form.key().is_some(), !form.seen.is_empty());
    });
}

#[test]
fn forms_of_new_tournaments() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = Shelf::open(folder.path()).unwrap();
    let list = &shelf.offer("ru-scrabble").unwrap().lists[0].key;
    let whole = format!(
        "name=Cup&edition=ru-scrabble&dictionary={list}&round_time=3%3A00&last_call=30&\
         early_rounds=15&early_vowels=2&early_consonants=2&late_vowels=1&late_consonants=1&\
         game_clock=on&budget=25%3A00&price=10&step=1&players=1;Ada;Ardis%0A2;Van&profile=house&\
         form=ordinary&overrides=%2B%D0%94%D0%9E%D0%9C&marked=1&switch:ru-scrabble:x=on"
    );
    let short = format!("name=x&edition=erudit&dictionary={list}&players=Ada&round_time=180");
    texts("forms of new tournaments", [whole.as_str(), short.as_str()], |text| {
        let Ok(Query(form)) = Query::<NewForm>::from_query(text) else {
            return;
        };
        match setup::reading::read(&form, &shelf, ENGLISH) {
            Ok(setup) => assert!(setup.profile.faults().is_empty()),
            Err(faults) => {
                assert!(!faults.is_empty() && faults.values().all(|fault| !fault.is_empty()));
                let page = setup::page::page(&form, &faults, &shelf, ENGLISH);
                assert!(page.notice.is_some());
            }
        }
    });
}

#[test]
fn addresses_of_the_analysis_board() {
    let edition = embedded("hu-scrabble").unwrap();
    let list = word_list::read(&edition, WORDS, |_| ()).words;
    let words = builder::build(&list, |_| ());
    let board = "15/15/15/15/15/15/15/5K%C3%89[SZ]7/7g7/15/15/15/15/15/15";
    let seeds = [
        format!("edition=hu-scrabble&board={board}&rack=K%C3%89[SZ]%3F&show=F7.[SZ]%C3%89K"),
        format!("board={board}+AB/CD+0/0&rack=a+sz+ny&from=50&laid=H6.K%C3%89[SZ].K%C3%89[SZ]A"),
        "rack=K%C3%89SZ[GY]*&lay=8H.K%C3%89[SZ]&laid=8H.K(%C3%89)[SZ].A%3F,H8.A(g).B".to_owned(),
        "board=15/15/3Q3&undo=1&clear=1&tournament=kupa&round=3&option%3Ahu%3Ax=on".to_owned(),
    ];
    texts("addresses of the analysis board", seeds.each_ref().map(String::as_str), |text| {
        let Ok(Query(query)) = Query::<AnalysisQuery>::from_query(text) else {
            return;
        };
        let ground = Ground { edition: &edition, words: Some(&words) };
        let shown = page(ground, &query, ENGLISH);
        let (position, fault) = AnalysisPosition::read(&edition, &query.board, &query.rack);
        let has_said = shown.board_fault.is_some() || shown.rack_fault.is_some();
        assert_eq!(fault.is_some(), has_said);
        if fault.is_none() {
            let board = board_text(&edition, &position.board);
            let rack = rack_text(&edition, &position.rack);
            assert_eq!(AnalysisPosition::read(&edition, &board, &rack), (position.clone(), None));
        }
        if let Some((board, rack, rest)) = undone(&query.laid, &edition, &position.board) {
            assert!(board.count() <= position.board.count());
            let _before = query.at(board_text(&edition, &board), rack, rest).href();
        }
        if let Some(placement) = ground.legal(&position, &query.lay) {
            let after = position.after(&edition, &placement).unwrap();
            let trail = with_step("", &edition, &position, &placement);
            let (board, _, _) = undone(&trail, &edition, &after.board).unwrap();
            assert_eq!(board, position.board);
        }
    });
}
