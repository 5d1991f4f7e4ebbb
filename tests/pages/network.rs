//! Signing in, the network, badges, and the pages of helpers and players, in every language.

use flavita::tournament::model::ids::{PlayerNumber, RoundNumber, SlipNumber};
use flavita::web::keying::frequent::FrequentAnswer;
use flavita::web::keying::page::KeyingPage;
use flavita::web::marking::region::{KeyedSlip, MissingPlayer, SlipLine};
use flavita::web::network::page::{AddressChoice, BadgeRow, HelperRow, NetworkPage, WifiView};
use flavita::web::parts::board::{BoardView, TileView};
use flavita::web::passes::badges::{Badge, BadgesPage};
use flavita::web::phone::page::{LostPart, OwnPage, OwnPicture, OwnSlip, OwnStanding, SentView};
use flavita::{
    web::check::self_test::SelfTestPage, web::keying::notices::TableNotice,
    web::parts::clock::ClockView, web::parts::qr::qr, web::passes::join::JoinPage,
    web::passes::sign_in::SignInPage, web::print::notices::Notice,
};

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
    let page =
        |fault: &str| SignInPage { to: "/t/cup/console".to_owned(), fault: fault.to_owned() };
    let form = "form[action='/sign-in'] input[type=password][autocomplete=current-password]";
    let way = "input[name=to][value='/t/cup/console']";
    check("sign-in", |_| page(""), &[form, way]);
    check("sign-in-wrong", |_| page("Нет"), &[".field-error[role=alert]"]);
}

#[test]
fn a_badge_is_taken_up_by_its_code_or_by_number_and_pin() {
    let page = |_| JoinPage { number: "7".to_owned(), fault: "Нет".to_owned() };
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
        alarm: Some("Заблокирован бейдж №\u{a0}2".to_owned()),
        address: "http://192.168.1.10:8080".to_owned(),
        code: qr("http://192.168.1.10:8080/"),
        addresses: vec![
            AddressChoice {
                ip: "192.168.1.10".to_owned(),
                interface: "wlan0".to_owned(),
                is_virtual: false,
                is_told: true,
            },
            AddressChoice {
                ip: "172.17.0.1".to_owned(),
                interface: "docker0".to_owned(),
                is_virtual: true,
                is_told: false,
            },
        ],
        has_virtual: true,
        test: "http://192.168.1.10:8080/test".to_owned(),
        test_code: qr("http://192.168.1.10:8080/test"),
        visitors: "Открыли 2 телефона".to_owned(),
        wifi: Some(WifiView {
            name: "Клуб \"Осень\"".to_owned(),
            password: "12345678".to_owned(),
            is_shown: true,
            code: qr("WIFI:T:WPA;S:Клуб;P:12345678;;"),
        }),
        helpers: vec![HelperRow {
            number: 3,
            name: "Мария".to_owned(),
            link: "http://192.168.1.10:8080/t/cup/join#0f".to_owned(),
            code: qr("http://192.168.1.10:8080/t/cup/join#0f"),
            ..HelperRow::default()
        }],
        players: vec![BadgeRow {
            number: PlayerNumber(2),
            name: "Ван".to_owned(),
            state: "Заблокирован".to_owned(),
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
        "button[name=address][value='192.168.1.10'][aria-pressed=true]",
        "details button[name=address][value='172.17.0.1']",
        "#test svg.qr",
        "#wifi svg.qr",
        "input[name=shown][checked]",
        ".test-hints li",
    ];
    check("network", page, &wanted);
}

#[test]
fn a_sheet_of_badges_has_a_code_and_a_pin_for_everybody() {
    let page = |_| BadgesPage {
        without: 2,
        has_network: true,
        badges: vec![Badge {
            number: PlayerNumber(7),
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
        who: "Мария".to_owned(),
        round: "Ход 7".to_owned(),
        phase: "Думаем".to_owned(),
        clock: clock(),
        hand_in: None,
        slip_line: Some(SlipLine {
            round: RoundNumber(6),
            title: "Бланк, ход 6".to_owned(),
            is_older: false,
            newest: RoundNumber(6),
            moved: String::new(),
            piles: Vec::new(),
        }),
        keyboard: "ru",
        slip_hint: "Например: 23 о7 рабы 17".to_owned(),
        counts_title: "Бланки хода 6".to_owned(),
        counts: "1 из 2".to_owned(),
        is_quiet: true,
        conflicts: "Записи расходятся, решит судья: №\u{a0}1".to_owned(),
        blocks: Vec::new(),
        missing: vec![MissingPlayer {
            number: PlayerNumber(2),
            name: "Ван".to_owned(),
            note: "нет второй записи".to_owned(),
            block: String::new(),
        }],
        is_double: true,
        notices: vec![TableNotice {
            slip_number: SlipNumber(7),
            notice: Notice {
                number: PlayerNumber(1),
                player: "Ада".to_owned(),
                slip: "РАБЫ О7".to_owned(),
                points: "0".to_owned(),
                reason: "Нет в словаре: РАБЫ.".to_owned(),
            },
            round: RoundNumber(6),
            is_delivered: false,
        }],
        keyed: vec![KeyedSlip {
            slip: SlipNumber(8),
            number: PlayerNumber(1),
            name: "Ада".to_owned(),
            text: "РАБЫ О7".to_owned(),
            points: String::new(),
            level: "none",
            reason: String::new(),
            line: "1 о7 рабы".to_owned(),
        }],
        frequent: vec![FrequentAnswer { key: 1, line: "о7 рабы".to_owned(), count: 2 }],
    };
    let wanted = [
        "[data-keying='/t/cup/hand-in']",
        "[data-slip-line][data-save='/t/cup/slips']",
        "[data-missing='2']",
        ".errands button[data-delivered='7'][aria-pressed=false]",
        ".conflicts",
        ".keyed .word",
        "script[data-live='/t/cup/live/keying']",
    ];
    check("keying", page, &wanted);
}

#[test]
fn a_players_page_has_rack_clock_board_and_his_slips() {
    let page = |_| OwnPage {
        name: "Кубок".to_owned(),
        words_are_open: true,
        head_words: String::new(),
        seen: String::new(),
        number: PlayerNumber(7),
        player: "Ада".to_owned(),
        round: "Ход 7".to_owned(),
        phase: "Думаем".to_owned(),
        clock: clock(),
        round_number: RoundNumber(7),
        is_open: true,
        asks_points: true,
        late: None,
        sent: Some(SentView {
            receipt: "Принято в 19:43:18".to_owned(),
            word: "МЯТЕЖ".to_owned(),
            way: "6Д вниз".to_owned(),
            is_late: false,
        }),
        letters: vec!["А".to_owned(), "Б".to_owned()],
        choice: String::new(),
        bought: Vec::new(),
        most_laid: 0,
        notes: Vec::new(),
        rack_named: "набор А".to_owned(),
        rows: vec!["З: 8 КОТ".to_owned()],
        rack: vec![TileView::new("А", Some(1))],
        bag: "60".to_owned(),
        board: BoardView::default(),
        last_top: None,
        standing: Some(OwnStanding {
            place: "Место 3 из 40".to_owned(),
            total: "После хода 6: 261 очко".to_owned(),
            lost: vec![LostPart {
                cause: "незасчитанные бланки".to_owned(),
                points: "−27".to_owned(),
            }],
            picture: Some(OwnPicture {
                title: "Ваши итоги рядом с топом".to_owned(),
                sentence: "После хода 6 у вас 261 из 300.".to_owned(),
                svg: "<svg class=\"picture\"></svg>".to_owned(),
            }),
        }),
        ruled: Vec::new(),
        slips: vec![OwnSlip {
            round: "Ход 6".to_owned(),
            text: "РАБЫ О7".to_owned(),
            points: "17".to_owned(),
            level: "ok",
            reason: String::new(),
            top: true,
            best: String::new(),
            number: RoundNumber(6),
            slip: None,
            appeal: String::new(),
            act: "ask",
        }],
    };
    let wanted = [
        ".own-head [data-clock]",
        ".keys [data-place='0'][data-label='А'] .tile",
        "[data-phone='/t/cup/me/slip'] [data-draft][data-round='7']:not([hidden])",
        "[data-sent] .sent-word strong",
        ".own-standing .own-picture svg",
        "[data-claim]",
        "dialog [data-letter='Б']",
        ".own-standing li .number",
        ".own-slips li.ok .top-mark",
        "form[action='/t/cup/leave']",
        "script[data-live='/t/cup/live/me']",
    ];
    check("own", page, &wanted);
}

#[test]
fn a_phone_tries_its_way_and_is_told_what_to_do() {
    let wanted = [
        "[data-test=trip][data-good][data-look][data-bad]",
        "[data-test=stream]",
        "[data-test=clock]",
        "[data-whole]",
        "script[src='/static/self-test.js']",
    ];
    check("self-test", |_| SelfTestPage {}, &wanted);
}
