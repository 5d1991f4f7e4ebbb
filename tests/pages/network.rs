//! Signing in, the network, badges, and the pages of helpers and players, in every language.

use flavita::web::compose::qr::qr;
use flavita::web::pages::badges::{Badge, BadgesPage};
use flavita::web::pages::board::{BoardView, TileView};
use flavita::web::pages::clock::ClockView;
use flavita::web::pages::join::JoinPage;
use flavita::web::pages::keying::{KeyedLine, KeyingPage};
use flavita::web::pages::marking::{MissingPlayer, SlipLine};
use flavita::web::pages::network::{BadgeRow, HelperRow, NetworkPage};
use flavita::web::pages::own::{OwnPage, OwnSlip, SentView};
use flavita::web::pages::sign_in::SignInPage;

use crate::check;

fn clock() -> ClockView {
    ClockView {
        text: "1:52".to_owned(),
        remaining_ms: 112_000,
        running: true,
        calls_ms: vec![30_000],
    }
}

#[test]
fn the_arbiter_signs_in_with_a_passphrase_and_is_told_what_was_wrong() {
    let page = |fault: &str| SignInPage {
        to: "/t/cup/console".to_owned(),
        fault: fault.to_owned(),
    };
    let form = "form[action='/sign-in'] input[type=password][autocomplete=current-password]";
    let way = "input[name=to][value='/t/cup/console']";
    check("sign-in", |_| page(""), &[form, way]);
    check(
        "sign-in-wrong",
        |_| page("Нет"),
        &[".field-error[role=alert]"],
    );
}

#[test]
fn a_badge_is_taken_up_by_its_code_or_by_number_and_pin() {
    let page = |_| JoinPage {
        tournament: "cup".to_owned(),
        name: "Кубок".to_owned(),
        number: "7".to_owned(),
        fault: "Нет".to_owned(),
    };
    let wanted = [
        "[data-join='/t/cup/join']",
        "form[action='/t/cup/join/pin'] input[name=pin][inputmode=numeric]",
        "input[name=number][value='7']",
        "script[src='/static/join.js']",
    ];
    check("join", page, &wanted);
}

#[test]
fn helpers_are_invited_by_a_code_and_locked_badges_unlocked() {
    let page = |_| NetworkPage {
        tournament: "cup".to_owned(),
        name: "Кубок".to_owned(),
        alarm: Some("Заперт бейдж № 2".to_owned()),
        address: "http://192.168.1.10:8080".to_owned(),
        code: qr("http://192.168.1.10:8080/"),
        notes: vec!["Судейство открывается только на этом компьютере.".to_owned()],
        helpers: vec![HelperRow {
            number: 3,
            name: "Мария".to_owned(),
            link: "http://192.168.1.10:8080/t/cup/join#0f".to_owned(),
            code: qr("http://192.168.1.10:8080/t/cup/join#0f"),
            ..HelperRow::default()
        }],
        players: vec![BadgeRow {
            number: 2,
            name: "Ван".to_owned(),
            state: "Заперт".to_owned(),
            is_locked: true,
        }],
        ..NetworkPage::default()
    };
    let wanted = [
        ".qr-row svg.qr path[d]",
        ".invitations svg.qr[aria-label='Мария']",
        "input[name=act][value=revoke] + input[name=number][value='3']",
        "input[name=act][value=unlock] + input[name=number][value='2']",
        "input[name=act][value=invite] + input[name=name]",
        ".notice.error",
    ];
    check("network", page, &wanted);
}

#[test]
fn a_sheet_of_badges_has_a_code_and_a_pin_for_everybody() {
    let page = |_| BadgesPage {
        tournament: "cup".to_owned(),
        name: "Кубок".to_owned(),
        without: 2,
        has_network: true,
        badges: vec![Badge {
            number: 7,
            name: "Ада".to_owned(),
            pin: "123 456".to_owned(),
            code: qr("http://192.168.1.10:8080/t/cup/join#0f"),
            ..Badge::default()
        }],
        ..BadgesPage::default()
    };
    let wanted = [
        ".badge-sheet li svg.qr",
        ".badge-pin b",
        "form[action='/t/cup/badges'] .button.filled",
        "[data-print]",
    ];
    check("badges", page, &wanted);
}

#[test]
fn a_helper_has_the_slip_line_and_the_numbers_and_no_button_more() {
    let page = |_| KeyingPage {
        tournament: "cup".to_owned(),
        name: "Кубок".to_owned(),
        who: "Мария".to_owned(),
        round: "Ход 7".to_owned(),
        phase: "Думаем".to_owned(),
        clock: clock(),
        hand_in: None,
        slip_line: Some(SlipLine {
            round: 6,
            title: "Бланк, ход 6".to_owned(),
        }),
        keyboard: "ru",
        counts_title: "Бланки хода 6".to_owned(),
        counts: "1 из 2".to_owned(),
        is_quiet: true,
        missing: vec![MissingPlayer {
            number: 2,
            name: "Ван".to_owned(),
        }],
        keyed: vec![KeyedLine {
            number: 1,
            name: "Ада".to_owned(),
            text: "РАБЫ О7".to_owned(),
            points: String::new(),
            line: "1 о7 рабы".to_owned(),
        }],
    };
    let wanted = [
        "[data-keying='/t/cup/hand-in']",
        "[data-slip-line][data-save='/t/cup/slips']",
        "[data-missing='2']",
        ".keyed .word",
        "script[data-live='/t/cup/live/keying']",
    ];
    check("keying", page, &wanted);
}

#[test]
fn a_players_page_has_rack_clock_board_and_his_slips() {
    let page = |_| OwnPage {
        tournament: "cup".to_owned(),
        name: "Кубок".to_owned(),
        number: 7,
        player: "Ада".to_owned(),
        round: "Ход 7".to_owned(),
        phase: "Думаем".to_owned(),
        clock: clock(),
        round_number: 7,
        is_open: true,
        asks_points: true,
        sent: Some(SentView {
            receipt: "Принято в 19:43:18".to_owned(),
            word: "МЯТЕЖ".to_owned(),
            way: "6Д вниз".to_owned(),
        }),
        letters: vec!["А".to_owned(), "Б".to_owned()],
        rack: vec![TileView::new("А", Some(1))],
        bag: "60".to_owned(),
        board: BoardView::default(),
        last_top: None,
        slips: vec![OwnSlip {
            round: "Ход 6".to_owned(),
            text: "РАБЫ О7".to_owned(),
            points: "17".to_owned(),
            level: "ok",
            reason: String::new(),
            top: true,
        }],
    };
    let wanted = [
        ".own-head [data-clock]",
        ".keys [data-place='0'][data-label='А'] .tile",
        "[data-phone='/t/cup/me/slip'] [data-draft][data-round='7'][hidden]",
        "[data-sent] .sent-word strong",
        "[data-claim]",
        "dialog [data-letter='Б']",
        ".own-slips li.ok .top-mark",
        "form[action='/t/cup/leave']",
        "script[data-live='/t/cup/live/me']",
    ];
    check("own", page, &wanted);
}
