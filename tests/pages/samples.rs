//! A tournament in full swing, as every page would show it.

use flavita::tournament::model::ids::{PlayerNumber, RoundNumber, SlipNumber};
use flavita::web::draw::{DrawView, FinalityView};
use flavita::web::home::page::{EventGroup, Fact, HomePage, OtherTournament, RunningTournament};
use flavita::web::marking::conflicts::{ConflictCard, ConflictEntry, LateCard};
use flavita::web::parts::board::{BoardCell, BoardRow, BoardView, TileView};
use flavita::web::parts::choice::{Choice, Select};
use flavita::web::parts::edition_choice::{EditionChoice, ListChoice};
use flavita::web::parts::hand_in::{HandIn, HandInPlayer};
use flavita::web::round::{RoundPage, SlipRow};
use flavita::web::standings::page::{RoundPoints, StandingRow, StandingsPage, TeamRow};
use flavita::{
    i18n::catalogue::say, i18n::language::Language, web::console::page::*,
    web::console::screen::ScreenControl, web::frame::page::Link, web::marking::region::*,
    web::parts::clock::ClockView, web::parts::qr::qr, web::projector::page::*,
    web::setup::page::NewPage,
};

const ROWS: &str = "АБВГДЕЖЗИКЛМНОП";
/// Row, column (from 0), direction and word of what lies on the sample board; a blank in lower case.
const WORDS: [(usize, usize, bool, &str); 6] = [
    (7, 3, true, "ПОЕЗДУ"),
    (5, 8, false, "СТУДИЯ"),
    (10, 2, true, "ПОЛИЦИЯ"),
    (9, 3, false, "КОНВОЙ"),
    (9, 7, false, "сИГНАЛ"),
    (13, 0, true, "ВЫБОРЫ"),
];
const NAMES: [&str; 24] = [
    "Орлова Е.",
    "Цветкова А.",
    "Баранов С.",
    "Семёнов Г.",
    "Дёмин О.",
    "Громов Д.",
    "Никитин Б.",
    "Макарова П.",
    "Павлов Г.",
    "Шишкин К.",
    "Антонова И.",
    "Голубева М.",
    "Белкина О.",
    "Ёлкина Д.",
    "Ильин М.",
    "Воронина Е.",
    "Лебедев Ю.",
    "Савельева И.",
    "Козлов Д.",
    "Панова Л.",
    "Данилова А.",
    "Морозов Н.",
    "Ежов В.",
    "Рождественская А.",
];

fn value(letter: char) -> u32 {
    let values = ["АВЕИНОРСТ", "ДКЛМПУ", "БГЁЬЯ", "ЙЫ", "ЖЗХЦЧ", "", "", "ШЭЮ", "", "ФЩЪ"];
    let found = (1..).zip(values).find(|(_, group)| group.contains(letter));
    found.map_or(0, |(value, _)| value)
}

fn premium(row: usize, column: usize) -> BoardCell {
    let fold = |n: usize| n.min(14 - n);
    let (a, b) = (fold(row).min(fold(column)), fold(row).max(fold(column)));
    match (a, b) {
        (0, 0 | 7) => BoardCell::square("tw", "3С"),
        (7, 7) => BoardCell::start("dw"),
        (1 | 5, 5) => BoardCell::square("tl", "3Б"),
        (0, 3) | (2 | 6, 6) | (3, 7) => BoardCell::square("dl", "2Б"),
        _ if a == b && a <= 4 => BoardCell::square("dw", "2С"),
        _ => BoardCell::square("plain", ""),
    }
}

fn board(words: usize) -> BoardView {
    let mut rows: Vec<BoardRow> = (0..15)
        .zip(ROWS.chars())
        .map(|(row, label)| BoardRow {
            label: label.to_string(),
            cells: (0..15).map(|column| premium(row, column)).collect(),
        })
        .collect();
    for (at, (row, column, across, word)) in WORDS.iter().take(words).enumerate() {
        for (step, letter) in word.chars().enumerate() {
            let (row, column) = if *across { (*row, column + step) } else { (row + step, *column) };
            let cell = &mut rows[row].cells[column];
            if cell.kind != "tile" {
                let face = letter.to_uppercase().to_string();
                let value = letter.is_uppercase().then(|| value(letter));
                *cell = BoardCell::tile(&face, value, at + 1 == words);
            }
        }
    }
    BoardView {
        columns: (1..=15).map(|n| n.to_string()).collect(),
        rows,
        look: Some("1D5E46-3C8768-A9D6EF-1C5AA6-F3A9B8-CF2027".into()),
    }
}

/// The tiles of a rack on which two stayed.
fn rack(letters: &str) -> Vec<TileView> {
    let tiles = tiles(letters).into_iter().enumerate();
    tiles.map(|(place, tile)| tile.beside_rest(place < 2)).collect()
}

fn tiles(word: &str) -> Vec<TileView> {
    word.chars()
        .map(|letter| match letter {
            '?' => TileView::new("", None),
            letter => TileView::new(&letter.to_string(), Some(value(letter))),
        })
        .collect()
}

fn clock(running: bool) -> ClockView {
    ClockView {
        text: "1:52".into(),
        remaining_ms: 112_000,
        running,
        calls_ms: vec![60_000, 30_000],
    }
}

fn placements() -> Vec<PlacementRow> {
    let rows = [
        ("ВЫБОРЫ", "О1", 44, 10),
        ("ВЫБОРЕ", "О1", 26, 3),
        ("ВЫБОР", "О1", 20, 6),
        ("ВЫБОР", "5Д", 20, 1),
        ("СЫРЫЕ", "Е9", 19, 0),
        ("РАБЫ", "О7", 17, 4),
        ("ВОРЫ", "О3", 15, 1),
        ("ЯВНЫЕ", "Н6", 15, 0),
        ("СЫР", "Е9", 14, 4),
        ("БЫЛЫЕ", "П6", 14, 0),
        ("ВЕНЫ", "Н6", 12, 3),
        ("СЕРБЫ", "Е9", 12, 0),
        ("СЕБЯ", "Е9", 10, 1),
        ("ТЕБЯ", "Ж9", 8, 2),
        ("БЕЙ", "П2", 8, 1),
    ];
    rows.into_iter()
        .map(|(word, at, points, found)| PlacementRow {
            word: word.into(),
            at: at.into(),
            points: points.to_string(),
            found: if found == 0 { "–".into() } else { found.to_string() },
            share: found * 10,
            top: points == 44,
            is_found: found > 0,
        })
        .collect()
}

#[expect(clippy::too_many_lines, reason = "one console, field by field")]
pub(crate) fn console(l: Language) -> ConsolePage {
    let n = |key: &str, n: i32| say(l, key, &[("n", n.into())]);
    let keyed = [
        (42, "Титова В.", "ВЫБОР О1", 20, "ok", ""),
        (40, "Соколова М.", "СЫР Е9", 14, "ok", ""),
        (10, "Гаврилов К.", "ВОРЫ О3", 15, "look", "verdict-claim-differs"),
        (7, "Васильева Н.", "СЫРЬЁ Е9", 0, "error", "verdict-letters-not-in-rack"),
        (30, "Мельникова А.", "РАБЫ О7", 17, "ok", ""),
    ];
    let reason = |key: &str| match key {
        "verdict-claim-differs" => say(l, key, &[("claimed", 21.into()), ("points", 15.into())]),
        "verdict-letters-not-in-rack" => {
            say(l, key, &[("n", 2.into()), ("letters", "Ь, Ё".into())])
        }
        _ => String::new(),
    };
    let missing = [
        (4, "Баранов С."),
        (11, "Голубева М."),
        (17, "Ёлкина Д."),
        (23, "Киселёв А."),
        (29, "Медведев А."),
        (34, "Орлова Е."),
        (41, "Тарасов Л."),
        (46, "Рождественская А."),
    ];
    let shown = RackView {
        title: n("round-title", 7),
        tiles: rack("ТЖЯМЮЕБ"),
        free: 0,
        named: say(l, "rack-text", &[("name", "ТЖ+ЯМЮЕБ".into())]),
        size: 7,
        bought: String::new(),
        bag: "65".into(),
        can_refuse: false,
        by_hand: None,
    };
    ConsolePage {
        alarm: None,
        keys_as: None,
        tournament: "autumn".into(),
        name: "Кубок осени".into(),
        details: format!("{} · Scrabble, русский", n("players", 46)),
        stage: "running",
        title: n("round-title", 7),
        phase: PhaseView { key: "thinking", text: say(l, "phase-thinking", &[]) },
        clock: clock(true),
        clock_keys: ClockKeys { can_pause: true, can_resume: false, can_extend: true },
        next: Some(NextStep {
            label: n("next-stop", 7),
            step: "stop-7".to_owned(),
            missing: None,
            enabled: true,
        }),
        board: board(6),
        rack: shown,
        last_top: Some(LeadLine {
            lead: n("top-on-board", 6),
            text: format!("ВЫБОРЫ О1, {}", n("points", 44)),
        }),
        hand_in: Some(HandIn {
            round: RoundNumber(7),
            title: n("handed-in-of-round", 7),
            counts: "18 / 46".into(),
            granted_ms: 180_000,
            budget_ms: 1_500_000,
            is_open: true,
            is_large: false,
            charges: true,
            pressed: Vec::new(),
            notes: Vec::new(),
            players: (1..=46)
                .map(|number| HandInPlayer {
                    number: PlayerNumber(number),
                    name: "Орлова Е.".into(),
                    label: format!("№ {number}"),
                    done: number % 5 < 2,
                    used_ms: 800_000,
                })
                .collect(),
        }),
        tops: None,
        marking: Some(Marking {
            round: RoundNumber(6),
            title: n("placements-of-round", 6),
            details: format!(
                "{} · {}",
                say(l, "rack-text", &[("name", "РЯБЫВЫЕ".into())]),
                n("placements-total", 412)
            ),
            placements: placements(),
            footnote: n("slips-expected", 8),
            can_lock: false,
            locked: false,
        }),
        counts: Some(SlipCounts {
            title: n("slips-of-round", 6),
            received: "38".into(),
            of: n("of-count", 46),
            share: 83,
            kinds: vec![n("slips-paper", 38), n("slips-absent", 8)],
        }),
        conflicts: vec![ConflictCard {
            slip: SlipNumber(20),
            title: "№ 20 Иванова Г.".into(),
            entries: [(0, "ВЫБОРЕ О1", "up"), (77, "ВЫБОР О1", "down")]
                .map(|(entry, text, key)| ConflictEntry {
                    entry,
                    text: text.into(),
                    points: "26".into(),
                    by: "Мария, 19:42:07".into(),
                    key,
                })
                .into(),
            line: "20 ".into(),
        }],
        late: vec![LateCard {
            round: RoundNumber(12),
            player: PlayerNumber(31),
            title: "№ 31 Кузнецов А.".into(),
            has_keys: false,
        }],
        missing: missing
            .into_iter()
            .map(|(number, name)| MissingPlayer {
                number: PlayerNumber(number),
                name: name.into(),
                note: String::new(),
            })
            .collect(),
        has_double_entry: false,
        just_keyed: keyed
            .into_iter()
            .map(|(number, name, text, points, level, key)| KeyedSlip {
                slip: SlipNumber(number),
                number: PlayerNumber(number),
                name: name.into(),
                text: text.into(),
                points: points.to_string(),
                level,
                reason: reason(key),
                line: format!("{number} о1 выбор"),
            })
            .collect(),
        slip_line: Some(SlipLine {
            round: RoundNumber(6),
            title: n("slip-of-round", 6),
            is_older: false,
            newest: RoundNumber(6),
            moved: String::new(),
            piles: vec![Pile {
                round: RoundNumber(6),
                label: say(l, "pile-of", &[("n", 6.into()), ("left", 8.into())]),
                is_shown: true,
            }],
        }),
        keyboard: "ru",
        blank: "пустышка".into(),
        dictionary: "/dictionary?edition=ru-scrabble".into(),
        lobby: None,
        ending: None,
        trouble: None,
        restored: None,
        screen: ScreenControl::default(),
        status: StatusLine {
            saved: "19:42:07".into(),
            copied: "Копия 19:40:12".into(),
            copy_is_late: false,
            screen: n("round-title", 7),
            rounds: (1..=6)
                .map(|n| Link { href: format!("/t/autumn/rounds/{n}"), text: n.to_string() })
                .collect(),
        },
    }
}

pub(crate) fn console_lobby(l: Language) -> ConsolePage {
    ConsolePage {
        stage: "lobby",
        title: say(l, "title-lobby", &[]),
        phase: PhaseView { key: "lobby", text: say(l, "phase-lobby", &[]) },
        next: Some(NextStep {
            label: say(l, "next-draw-first", &[]),
            step: "draw-1".to_owned(),
            missing: None,
            enabled: true,
        }),
        board: board(0),
        rack: RackView {
            title: say(l, "round-title", &[("n", 1.into())]),
            tiles: Vec::new(),
            free: 7,
            named: String::new(),
            size: 7,
            bought: String::new(),
            bag: "104".into(),
            can_refuse: false,
            by_hand: Some(ByHand {
                beside: say(l, "draw-beside", &[("rest", "СЦ".into()), ("n", 5.into())]),
                whole: Some(say(l, "draw-tiles", &[("n", 7.into())])),
            }),
        },
        last_top: None,
        hand_in: None,
        marking: None,
        counts: None,
        conflicts: Vec::new(),
        late: Vec::new(),
        missing: Vec::new(),
        has_double_entry: false,
        just_keyed: Vec::new(),
        slip_line: None,
        lobby: Some(Lobby {
            draw: DrawView {
                commitment:
                    "4dc73b62 b771272d b2aeaa8e 0a31fcd4 8b003ae6 fc6300b6 8fe157d6 df22699a"
                        .to_owned(),
                takes_entropy: true,
                ..DrawView::default()
            },
            counts: say(l, "players", &[("n", 24.into())]),
            players: (1..)
                .zip(NAMES)
                .map(|(number, name)| LobbyPlayer {
                    number: PlayerNumber(number),
                    name: name.into(),
                    town: "Ярославль".into(),
                })
                .collect(),
            settings: vec![say(l, "per-round", &[("name", "3:00".into())])],
        }),
        ..console(l)
    }
}

pub(crate) fn console_choice(l: Language) -> ConsolePage {
    let mut page = console(l);
    page.phase = PhaseView { key: "closed", text: say(l, "phase-closed", &[]) };
    page.next = Some(NextStep {
        label: say(l, "next-reveal", &[("n", 7.into())]),
        step: "reveal-7".to_owned(),
        missing: Some(say(l, "next-needs-top", &[])),
        enabled: false,
    });
    let choice = |index, at: &str, chosen: bool| TopChoice {
        prospect: "без пустышек · остаётся 2: гласных 1, согласных 1 · новых клеток рядом 9"
            .to_owned(),
        departs: !chosen,
        is_proposed: chosen,
        key: Some(index as usize + 1),
        index,
        word: "ВЫБОРЫ".into(),
        at: at.into(),
        note: String::new(),
        chosen: false,
    };
    page.tops = Some(TopsQuestion {
        round: RoundNumber(6),
        step: "place-6".to_owned(),
        asks: true,
        chosen: String::new(),
        choices: vec![choice(0, "О1", true), choice(1, "1О", false)],
    });
    page.marking.as_mut().unwrap().can_lock = true;
    page.missing.clear();
    page
}

pub(crate) fn console_end(l: Language) -> ConsolePage {
    let leader = |rank: &str, name: &str, total: &str| Leader {
        rank: rank.into(),
        name: name.into(),
        total: total.into(),
    };
    ConsolePage {
        stage: "ended",
        next: None,
        counts: None,
        marking: None,
        hand_in: None,
        slip_line: None,
        ending: Some(Ending {
            finality: FinalityView {
                sentence: "Предварительно: итоги ещё не утверждены.".to_owned(),
                ..FinalityView::default()
            },
            reason: say(l, "over-bag-empty", &[]),
            leaders: vec![
                leader("1", "Орлова Екатерина", "573"),
                leader("2", "Цветкова Алина", "571"),
            ],
            settings: vec![say(l, "per-round", &[("name", "3:00".into())])],
            event: say(l, "event-game", &[("name", "Кубок осени".into()), ("n", 2.into())]),
        }),
        ..console(l)
    }
}

fn way_in(l: Language) -> WayIn {
    WayIn {
        code: qr("http://192.168.1.10:8080/t/autumn/join"),
        address: "192.168.1.10:8080".into(),
        joined: say(l, "screen-joined", &[("n", 12.into())]),
        wifi: "Клуб".into(),
        wifi_code: qr("WIFI:T:WPA;S:Клуб;P:12345678;;"),
    }
}

fn handed_in(l: Language) -> HandedIn {
    HandedIn { count: "18".into(), of: say(l, "of-count", &[("n", 46.into())]) }
}

fn pause(l: Language) -> PauseScene {
    PauseScene {
        until: "19:30".into(),
        text: "Чай внизу".into(),
        after: say(l, "screen-after-round", &[("n", 6.into())]),
    }
}

pub(crate) fn projector(l: Language, scene: &'static str) -> ProjectorPage {
    let n = |key: &str, n: i32| say(l, key, &[("n", n.into())]);
    let row = |(at, name): (usize, &&str)| SceneRow {
        rank: (at + 1).to_string(),
        name: (*name).into(),
        total: (173 - at * 2).to_string(),
        last: if at % 3 == 0 { "44" } else { "20" }.into(),
        top: at % 3 == 0,
        leader: at < 3,
    };
    let rows: Vec<SceneRow> = NAMES.iter().enumerate().map(row).collect();
    let mut word = tiles("ВЫБОРЫ");
    word[3] = word[3].clone().standing();
    let key = if scene == "last-call" { "screen-phase-last-call" } else { "screen-phase-thinking" };
    let next = |word: &str, at: &str, points: &str, found| NextBest {
        word: word.into(),
        at: at.into(),
        points: points.into(),
        found: n("found-count", found),
    };
    let leaf = |page: i32| StandingsLeaf {
        title: n("standings-after", 6),
        is_teams: false,
        left: rows[..12].to_vec(),
        right: rows[12..].to_vec(),
        ranks: say(l, "standings-ranks", &[("name", "1–24".into()), ("of", 46.into())]),
        number: say(l, "standings-page", &[("n", page.into()), ("of", 2.into())]),
    };
    ProjectorPage {
        commitment: String::new(),
        public: String::new(),
        tournament: "autumn".into(),
        name: "Кубок осени".into(),
        scene,
        size: 100,
        banner: String::new(),
        way_in: Some(way_in(l)),
        pause: Some(pause(l)),
        round: n("round-title", 7),
        phase: say(l, key, &[]),
        details: n("players", 46),
        clock: ClockView { running: false, ..clock(false) },
        board: board(6),
        rack: rack("ТЖЯМЮЕБ"),
        rack_named: say(l, "rack-text", &[("name", "ТЖ+ЯМЮЕБ".into())]),
        bought: String::new(),
        bag: "65".into(),
        handed_in: Some(handed_in(l)),
        last_top: Some(TopLine {
            title: n("top-of-round", 6),
            word: "ВЫБОРЫ".into(),
            at: "О1".into(),
            points: "44".into(),
        }),
        reveal: Some(Reveal {
            title: n("top-of-round", 6),
            note: say(l, "entered-all", &[]),
            tiles: word,
            at: "О1".into(),
            direction: say(l, "direction-across", &[]),
            points: "44".into(),
            points_word: n("points-word", 44),
            equals: String::new(),
            found: say(l, "found-of", &[("n", 13.into()), ("of", 46.into())]),
            finders: say(
                l,
                "and-more",
                &[
                    ("name", "Антонова И., Баранов С., Белкина О., Голубева М.".into()),
                    ("n", 9.into()),
                ],
            ),
            next: vec![
                next("ВЫБОРЕ", "О1", "26", 4),
                next("ВЫБОР", "О1", "20", 8),
                next("ВЫБОР", "5Д", "20", 2),
            ],
        }),
        standings: Some(StandingsScene {
            title: n("standings-after", 6),
            sum: n("standings-sum", 188),
            last_round: n("round-title", 6),
            pages: vec![leaf(1), leaf(2)],
            podium: rows[..3].to_vec(),
        }),
    }
}

pub(crate) fn home(l: Language) -> HomePage {
    let other = |name: &str, state, key: &str, action: &str| OtherTournament {
        href: "/t/x/standings".into(),
        name: name.into(),
        date: "14.11.2026".into(),
        game: "Scrabble, русский".into(),
        players: "32".into(),
        rounds: "22".into(),
        state,
        state_text: say(l, key, &[]),
        note: String::new(),
        action: say(l, action, &[]),
    };
    HomePage {
        running: vec![RunningTournament {
            href: "/t/autumn/console".into(),
            name: "Кубок осени".into(),
            details: format!(
                "21.11.2026 · Scrabble, русский · {}",
                say(l, "per-round", &[("name", "3:00".into())])
            ),
            facts: vec![
                Fact { number: "7".into(), words: say(l, "round-word", &[]) },
                Fact { number: "46".into(), words: say(l, "players-word", &[("n", 46.into())]) },
                Fact {
                    number: "38".into(),
                    words: say(l, "slips-of-round-word", &[("n", 6.into())]),
                },
            ],
        }],
        events: vec![EventGroup {
            href: "/events/league-2".into(),
            name: "Осенняя лига".into(),
            games_text: say(l, "games", &[("n", 2.into())]),
            games: vec![other("Осенняя лига, 1-й этап", "done", "home-done", "home-action-done")],
        }],
        others: vec![
            other("Новогодний блиц", "draft", "home-draft", "home-action-draft"),
            other("Осенняя лига, 3-й этап", "done", "home-done", "home-action-done"),
            other("Тренировка клуба", "damaged", "home-damaged", "home-action-damaged"),
        ],
        folder: "~/tournaments".into(),
        address: Some("192.168.1.10:8080".into()),
        waits_for_key: false,
    }
}

pub(crate) fn new(l: Language, wrong: bool) -> NewPage {
    let edition = |id: &str, name: &str, selected| EditionChoice {
        id: id.into(),
        profile: "house".into(),
        name: name.into(),
        selected,
        facts: vec!["104 · ×2".into()],
        bonus: "+50".into(),
        note: None,
        missing: None,
        command: None,
        sample: board(1),
        legend: Vec::new(),
        lists: vec![ListChoice {
            key: id.into(),
            name: "Русский, все формы".into(),
            words: "2 516 000".into(),
            origin: "OpenCorpora · CC BY-SA 3.0".into(),
            selected,
        }],
        switches: Vec::new(),
        options: Vec::new(),
    };
    let mut page = NewPage {
        name: "Кубок осени".into(),
        editions: vec![
            edition("ru-scrabble", "Scrabble, русский", true),
            edition("erudit", "Эрудит", false),
        ],
        rules: [
            ("round_time", "3:00".into()),
            ("last_call", "30".into()),
            ("budget", "25".into()),
            ("price", "10".into()),
            ("step", "1".into()),
            ("early_rounds", "15".into()),
            ("early_vowels", "2".into()),
            ("early_consonants", "2".into()),
            ("late_vowels", "1".into()),
            ("late_consonants", "1".into()),
            ("phones", "".into()),
        ]
        .into(),
        players: "".into(),
        ..NewPage::default()
    };
    if wrong {
        page.notice = Some(say(l, "new-notice", &[]));
        page.name.value.clear();
        page.name.error = Some(say(l, "refusal-name-empty", &[]));
        page.rules.insert("round_time", "3.00".into());
        let time = page.rules.get_mut("round_time").unwrap();
        time.error = Some(say(l, "refusal-time-unreadable", &[]));
        page.players = "1; Орлова Екатерина; Москва\n<b>Баранов</b>".into();
    }
    page
}

pub(crate) fn standings(l: Language) -> StandingsPage {
    StandingsPage {
        finality: FinalityView::default(),
        tournament: "autumn".into(),
        name: "Кубок осени".into(),
        title: say(l, "standings-after", &[("n", 6.into())]),
        details: "21.11.2026 · Scrabble, русский".into(),
        sum: say(l, "standings-sum", &[("n", 188.into())]),
        rounds: (1..=6).map(|n: i32| n.to_string()).collect(),
        has_rulings: false,
        has_game_clock: true,
        has_solos: true,
        has_solo_points: true,
        has_warnings: true,
        has_towns: true,
        filters: vec![Select {
            name: "category",
            label: say(l, "standings-category", &[]),
            choices: vec![Choice {
                value: "юниоры".into(),
                label: "юниоры".into(),
                selected: true,
            }],
        }],
        filter_query: String::new(),
        rows: NAMES
            .iter()
            .enumerate()
            .map(|(at, name)| StandingRow {
                rank: (at + 1).to_string(),
                number: (at + 7).to_string(),
                name: (*name).into(),
                town: "Ярославль".into(),
                points: (0..6)
                    .map(|n| RoundPoints {
                        text: (20 + n).to_string(),
                        top: (at + n) % 4 == 0,
                        missed: at == 3 && n == 1,
                    })
                    .collect(),
                tops: "3".into(),
                solos: if at == 0 { "1" } else { "" }.into(),
                solo_points: if at == 0 { "10" } else { "" }.into(),
                warnings: if at == 2 { "4" } else { "" }.into(),
                time: "18:40".into(),
                penalty: if at == 5 { "−10" } else { "" }.into(),
                ruled: String::new(),
                total: (173 - at).to_string(),
                negative: format!("−{}", 15 + at),
                percent: "92,0".into(),
                withdrawn: at == 20,
            })
            .collect(),
        tops: ["26", "26", "30", "34", "28", "44"].map(String::from).to_vec(),
        tops_total: "188".into(),
        ties: vec!["Орлова Е. – Цветкова А.".into()],
        footnote: say(l, "standings-footnote", &[]),
        unmeasured: say(l, "rounds-unmeasured", &[("n", 1.into()), ("rounds", "3".into())]),
        teams: vec![TeamRow {
            rank: "1".into(),
            team: "Волга".into(),
            members: "Орлова Е., Баранов С.".into(),
            total: "345".into(),
        }],
    }
}

pub(crate) fn round(l: Language) -> RoundPage {
    let row = |number: &str, name: &str, text: &str, level, reason: String, points: &str| SlipRow {
        slip: (level != "none").then_some(number.parse().unwrap()),
        number: number.into(),
        name: name.into(),
        text: text.into(),
        level,
        reason,
        points: points.into(),
        claimed: String::new(),
        time: "19:41:12".into(),
        can_withdraw: level == "none",
        top: points == "44",
        trail: if number == "10" { vec!["19:40:55 · ВОРЫ О2".into()] } else { Vec::new() },
        line: format!("{number} о1 выборы"),
    };
    let claim = say(l, "verdict-claim-differs", &[("claimed", 21.into()), ("points", 15.into())]);
    let letters =
        say(l, "verdict-letters-not-in-rack", &[("n", 2.into()), ("letters", "Ь, Ё".into())]);
    RoundPage {
        tournament: "autumn".into(),
        name: "Кубок осени".into(),
        round: RoundNumber(6),
        title: say(l, "round-title", &[("n", 6.into())]),
        details: format!(
            "{} · ВЫБОРЫ О1, {}",
            say(l, "rack-text", &[("name", "РЯБЫВЫЕ".into())]),
            say(l, "points", &[("n", 44.into())])
        ),
        counts: say(l, "entered-of", &[("n", 4.into()), ("of", 5.into())]),
        rounds: (1..=7)
            .map(|n| Link {
                href: if n == 6 { String::new() } else { format!("/t/autumn/rounds/{n}") },
                text: n.to_string(),
            })
            .collect(),
        rows: vec![
            row("7", "Васильева Н.", "СЫРЬЁ Е9", "error", letters, "0"),
            row("10", "Гаврилов К.", "ВОРЫ О3", "look", claim, "15"),
            row("39", "Семёнов Г.", "ВЫБОРЫ О1", "ok", String::new(), "44"),
            row("40", "Соколова М.", "СЫР Е9", "ok", String::new(), "14"),
            row("41", "Тарасов Л.", "", "none", say(l, "verdict-no-slip", &[]), "0"),
        ],
        can_correct: true,
        goes_on: true,
        keyboard: "ru",
    }
}
