//! Ordinary games at tables, through their pages: two telephones, a challenge, an exchange, overtime
//! and a power cut; and what nobody is told while a Duplicate round is open.

use std::{fs, path::Path, process::Command, sync::Arc};

use actix_web::http::StatusCode;
use flavita::app::words::choose;
use flavita::contests::tables::playing::Table;
use flavita::game;
use flavita::lexicon::graph::Graph;
use flavita::solver::{position::Position, rank, rank::Spread};
use flavita::tournament::model::{WordChoice, command};
use rusqlite::Connection;
use scraper::{ElementRef, Html, Selector};
use serde_json::{Value, json};

use crate::inside::{Asked, Device, Inside, PUBLISHED, take};
use crate::program::{Program, agent, text};

/// The edition with its published words.
struct Words {
    edition: game::Edition,
    key: String,
    graph: Arc<Graph>,
}

fn words() -> Words {
    let offer = PUBLISHED.offer("ru-scrabble").unwrap();
    let list = offer.lists.first().unwrap();
    let graph = choose(&offer.edition, list, &WordChoice::default()).unwrap().words;
    Words { edition: offer.edition.clone(), key: list.key.clone(), graph }
}

fn deck(words: &Words) -> String {
    format!("ru-scrabble {}", words.key)
}

/// The values of an attribute, in the order of the page.
fn every(page: &Html, selector: &str, name: &str) -> Vec<String> {
    let wanted = Selector::parse(selector).unwrap();
    let found = page.select(&wanted);
    found.map(|one| one.value().attr(name).unwrap_or_default().to_owned()).collect()
}

/// A game that is played on two telephones.
struct Playing {
    program: Program,
    words: Words,
    id: String,
    /// The addresses of the whole table and of the two seats.
    ways: Vec<String>,
    acts: usize,
}

impl Playing {
    /// A table at which Борис can lay a word: with some racks nobody can.
    fn begin(data: &Path) -> Self {
        let (program, words) = (Program::start(data), words());
        let mut playing = Self { program, words, id: String::new(), ways: Vec::new(), acts: 0 };
        playing.set_up();
        while playing.best(1).is_none() {
            playing.set_up();
        }
        playing
    }

    fn set_up(&mut self) {
        let form = [("deck", deck(&self.words)), ("rules", "tournament".to_owned())];
        let names = [("one", "Анна"), ("two", "Борис")].map(|(key, name)| (key, name.to_owned()));
        let form: Vec<(&str, String)> = form.into_iter().chain(names).collect();
        let sent = agent().post(format!("{}/tables", self.program.url)).send_form(form).unwrap();
        let place = sent.headers()["location"].to_str().unwrap().to_owned();
        self.ways = every(&self.program.page(&place), ".table-ways a", "href");
        assert_eq!(self.ways.len(), 3);
        place.rsplit('/').next().unwrap().clone_into(&mut self.id);
    }

    fn page(&self, seat: usize) -> Html {
        self.program.page(&self.ways[seat + 1])
    }

    fn turn(&self) -> u32 {
        every(&self.page(0), "[data-now]", "data-now")[0].parse().unwrap()
    }

    fn ask(&mut self, seat: usize, mut body: Value) -> Value {
        self.acts += 1;
        body["turn"] = self.turn().into();
        body["key"] = format!("act {}", self.acts).into();
        self.program.post(&self.ways[seat + 1], &body)
    }

    fn act(&mut self, seat: usize, body: &Value) {
        let answer = self.ask(seat, body.clone());
        assert_eq!(answer["saved"], true, "{body}: {answer}");
    }

    /// Means to do something and gives the turn over.
    fn play(&mut self, seat: usize, action: &str, at: &str, word: &str) {
        self.act(seat, &json!({"what": "run"}));
        self.propose(seat, action, at, word);
        self.act(seat, &json!({"what": "press"}));
    }

    fn propose(&mut self, seat: usize, action: &str, at: &str, word: &str) {
        let body = json!({"what": "propose", "action": action, "at": at, "word": word});
        self.act(seat, &body);
    }

    /// The letters of the rack, blanks left out.
    fn letters(&self, seat: usize) -> Vec<String> {
        let page = self.page(seat);
        every(&page, ".key:not([data-blank])", "data-label")
    }

    /// The rack of a player, whether its tiles can be tapped or only seen.
    fn rack(&self, seat: usize) -> String {
        let page = self.page(seat);
        let tiles = Selector::parse(".alone-rack .tile").unwrap();
        let sign = |tile: ElementRef<'_>| {
            let is_blank = tile.value().classes().any(|class| class == "blank");
            let letter = Selector::parse("b").unwrap();
            let letter = tile.select(&letter).flat_map(|letter| letter.text()).collect();
            if is_blank { "?".to_owned() } else { letter }
        };
        let seen: String = page.select(&tiles).map(sign).collect();
        let blanks = every(&page, ".key[data-blank]", "class").len();
        seen + &every(&page, ".key:not([data-blank])", "data-label").concat() + &"?".repeat(blanks)
    }

    /// The best first word of a player, and its square.
    fn best(&self, seat: usize) -> Option<(String, String)> {
        let edition = &self.words.edition;
        let rack = game::parse_rack(edition, &self.rack(seat)).unwrap();
        assert_eq!(rack.tiles().len(), 7);
        let counts = rack.tiles().iter().copied().collect();
        let board = game::Board::default();
        let position = Position::new(edition, &self.words.graph, &board, &counts);
        let top = rank::best(&position, 1, Spread::Nothing).to_vec().pop()?.placement;
        let at = game::reference::text(edition, top.square, top.direction);
        Some((at, game::word_text(edition, &top.tiles)))
    }

    fn file(&self, name: &str) -> String {
        let (status, body) = self.program.get(&format!("/tables/{}/files/{name}", self.id));
        assert_eq!(status, 200, "{name}: {body}");
        body
    }
}

/// Two letters of these that are no word.
fn nonsense(words: &Words, letters: &[String]) -> String {
    let pairs = letters.iter().flat_map(|a| letters.iter().map(move |b| (a, b)));
    let mut pairs = pairs.filter(|(a, b)| a != b).map(|(a, b)| format!("{a}{b}"));
    let is_word = |word: &String| {
        let tiles = game::parse_word(&words.edition, word).unwrap();
        words.graph.contains(tiles.iter().map(|tile| tile.letter))
    };
    pairs.find(|word| !is_word(word)).unwrap()
}

/// Kills the program and starts it again after somebody has thought for so long.
fn after_long_thought(mut playing: Playing, ms: i64) -> Playing {
    let file = playing.program.data.join("tables").join(format!("{}.table", playing.id));
    let data = playing.program.data.clone();
    drop(playing.program);
    let log = Connection::open(file).unwrap();
    let seq: i64 = log.query_row("SELECT max(seq) FROM event", [], |row| row.get(0)).unwrap();
    let sql = "INSERT OR REPLACE INTO heartbeat (id, seq, remaining_ms) VALUES (1, ?1, ?2)";
    log.execute(sql, [seq, ms]).unwrap();
    drop(log);
    playing.program = Program::start(&data);
    playing
}

/// What `flavita referee` counts from a record: its turns and its scores.
fn refereed(moves: &str) -> (String, String) {
    let folder = tempfile::tempdir().unwrap();
    let (record, out) = (folder.path().join("moves.csv"), folder.path().join("out"));
    fs::write(&record, moves).unwrap();
    let mut referee = Command::new(env!("CARGO_BIN_EXE_flavita"));
    referee.args(["referee", "--edition", "ru-scrabble", "--rules", "tournament", "--moves"]);
    let done = referee.arg(&record).arg("--out").arg(&out).output().unwrap();
    assert!(done.status.success(), "{}\n{moves}", String::from_utf8_lossy(&done.stderr));
    let table = |name: &str| fs::read_to_string(out.join(name)).unwrap();
    (table("turns.csv"), table("scores.csv"))
}

#[test]
fn a_game_on_two_telephones_is_counted_as_the_referee_counts_its_record() {
    let data = tempfile::tempdir().unwrap();
    let mut playing = Playing::begin(data.path());
    // Nobody sees the rack of another, and the hall none.
    let hall = playing.program.page(&format!("/tables/{}", playing.id));
    assert!(every(&hall, ".key, .alone-rack .tile", "class").is_empty());
    assert_eq!(every(&playing.page(1), ".alone-rack .tile", "class").len(), 7);
    let refused = playing.ask(0, json!({"what": "propose", "action": "pass"}));
    assert!(refused["sentence"].as_str().unwrap().contains("Часы остановлены"), "{refused}");
    playing.act(0, &json!({"what": "run"}));
    let none = nonsense(&playing.words, &playing.letters(0));
    let refused = playing.ask(1, json!({"what": "propose", "action": "pass"}));
    assert!(refused["sentence"].as_str().unwrap().contains("другой игрок"), "{refused}");
    // What is laid has points and can be taken back until the clock is pressed.
    playing.propose(0, "play", "З8", &none);
    assert!(text(&playing.page(0), ".sent-mark").contains("очк"));
    playing.act(0, &json!({"what": "undo"}));
    playing.propose(0, "play", "з8", &none.to_lowercase());
    playing.act(0, &json!({"what": "press"}));
    let page = playing.page(1);
    assert!(page.html().contains(&format!("Оспорить {none}")), "{}", page.html());
    assert!(!page.html().contains("нет в словаре"), "nobody is told before the challenge");
    playing.act(1, &json!({"what": "challenge", "word": none}));
    let page = playing.page(1);
    assert_eq!(text(&page, ".unknown b"), none);
    assert!(every(&page, ".cell.tile", "class").is_empty(), "the tiles are back");
    playing.act(1, &json!({"what": "run"}));
    let (at, word) = playing.best(1).unwrap();
    playing.play(1, "play", &at, &word);
    playing.act(0, &json!({"what": "challenge", "word": ""}));
    assert_eq!(every(&playing.page(0), ".table-words .known", "class").len(), 1);
    playing.act(0, &json!({"what": "run"}));
    let given = playing.letters(0)[..2].concat();
    playing.play(0, "exchange", "", &given);
    // Борис thinks longer than his time, and the power goes.
    playing.act(1, &json!({"what": "run"}));
    let mut playing = after_long_thought(playing, 1_561_000);
    let page = playing.page(1);
    assert!(page.html().contains("Часы остановлены"), "{}", page.html());
    assert_eq!(every(&page, ".cell.tile", "class").len(), word.chars().count());
    for seat in [1, 0, 1, 0] {
        playing.play(seat, "pass", "", "");
    }
    assert!(playing.page(0).html().contains("Протокол и файлы"));
    let (turns, scores) = refereed(&playing.file("moves.csv"));
    assert_eq!((turns, scores), (playing.file("turns.csv"), playing.file("scores.csv")));
    let scores = playing.file("scores.csv");
    let boris = scores.lines().find(|line| line.contains(",Борис,") && line.ends_with(",20"));
    let anna = scores.lines().find(|line| line.contains(",Анна,") && line.ends_with(",0"));
    let by_lot = scores.lines().any(|line| line.ends_with(",20"));
    assert!(by_lot && (boris.is_some() == anna.is_some()), "{scores}");
    let gcg = playing.file("game.gcg");
    for part in ["#player1 ", "#player2 ", " -- ", "(time) -20"] {
        assert!(gcg.contains(part), "{part}: {gcg}");
    }
    let replay = playing.file("replay.html");
    assert!(replay.contains("Анна") && replay.contains("Лучший ход"), "{replay}");
    let form = [("deck", deck(&playing.words)), ("text", gcg)];
    let taken = format!("{}/tables/gcg", playing.program.url);
    let taken = agent().post(taken).send_form(form).unwrap();
    let taken = taken.headers()["location"].to_str().unwrap().to_owned();
    assert_eq!(playing.program.get(&format!("{taken}/files/scores.csv")).1, scores, "{taken}");
    let sheet = playing.program.page(&format!("/tables/{}", playing.id));
    let best = Selector::parse(".table-turns td:nth-child(6)").unwrap();
    assert!(sheet.select(&best).any(|cell| !cell.text().collect::<String>().is_empty()));
    let told = sheet.html();
    assert!(told.contains("Партия окончена: все пасовали."), "{told}");
    assert!(told.contains("турнирные, с протестами, 25"), "{told}");
    assert!(told.contains(">−20<"), "what is taken off has its sign: {told}");
}

/// A table of these rules, at which the first word is laid; its identifier and the page of the whole.
async fn laid(inside: &Inside, rules: &str) -> (String, String) {
    let here = Device::at("127.0.0.1");
    let words = words();
    let form = [("deck", deck(&words)), ("rules", rules.to_owned())];
    let names = [("one", "Анна"), ("two", "Борис")].map(|(key, name)| (key, name.to_owned()));
    let form: Vec<(&str, String)> = form.into_iter().chain(names).collect();
    let form: Vec<(&str, &str)> = form.iter().map(|(key, value)| (*key, value.as_str())).collect();
    let answer = inside.answer(&here, Asked::form("/tables", &form)).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{answer:?}");
    let id = answer.header("location").unwrap().rsplit('/').next().unwrap().to_owned();
    let table = seen(inside, &id);
    let way = format!("/tables/{id}/seats/{}", table.beginning.keys[2]);
    (id, way)
}

fn seen(inside: &Inside, id: &str) -> Arc<Table> {
    inside.app.tables.desk(id).unwrap().seen().table
}

async fn send(inside: &Inside, way: &str, turn: u32, what: Value) -> Value {
    let mut body = what;
    body["turn"] = turn.into();
    body["key"] = format!("{turn} {}", body["what"]).into();
    inside.answer(&Device::at("127.0.0.1"), Asked::json(way, body)).await.json()
}

/// Lays two tiles of the player on turn, word or not; answers the press.
async fn lay_two(inside: &Inside, (id, way): (&str, &str)) -> Value {
    let table = seen(inside, id);
    let turn = table.game.turn;
    send(inside, way, turn, json!({"what": "run"})).await;
    let rack = &table.racks[table.game.on_turn];
    let letters = rack.tiles().filter_map(|tile| match tile {
        game::Tile::Letter(letter) => Some(table.edition.label(letter).to_owned()),
        game::Tile::Blank => None,
    });
    let word: String = letters.take(2).collect();
    let lay = json!({"what": "propose", "action": "play", "at": "З8", "word": word});
    let answer = send(inside, way, turn, lay).await;
    assert_eq!(answer["saved"], true, "{answer}");
    send(inside, way, turn, json!({"what": "press"})).await
}

#[actix_web::test]
async fn while_a_round_is_open_no_table_hears_of_words_not_even_the_arbiters() {
    let inside = Inside::new();
    let (id, way) = laid(&inside, "russian").await;
    let (judged, judged_way) = laid(&inside, "judged").await;
    inside.create("cup", "seed", "ab\naba\nba\n", &["Ада"]);
    inside.ask("cup", take("ABA")).await;
    assert_eq!(lay_two(&inside, (&id, &way)).await["saved"], true, "a play tells nothing");
    let answer = send(&inside, &way, 2, json!({"what": "challenge", "word": "", "seat": 1})).await;
    assert!(answer["sentence"].as_str().unwrap().contains("Кубок"), "{answer}");
    assert_eq!(seen(&inside, &id).rows.len(), 1);
    let answer = lay_two(&inside, (&judged, &judged_way)).await;
    assert!(answer["sentence"].as_str().unwrap().contains("Кубок"), "{answer}");
    inside.ask("cup", command::Command::OpenRound).await;
    inside.ask("cup", command::Command::CloseRound { remaining_ms: 0 }).await;
    let (at, word) = ("H8".to_owned(), "ABA".to_owned());
    inside.ask("cup", command::Command::RevealAndPlace { at, word }).await;
    let answer = send(&inside, &way, 2, json!({"what": "challenge", "word": "", "seat": 1})).await;
    assert_eq!(answer["saved"], true, "{answer}");
}

#[actix_web::test]
async fn a_table_is_laid_out_by_the_arbiter_with_two_to_four_names() {
    let inside = Inside::new();
    let here = Device::at("127.0.0.1");
    let key = deck(&words());
    for names in [["Анна", "", "", ""], ["Анна", "Анна", "", ""]] {
        let seats = ["one", "two", "three", "four"].into_iter().zip(names);
        let form: Vec<(&str, &str)> =
            seats.chain([("deck", key.as_str()), ("rules", "czech")]).collect();
        let answer = inside.answer(&here, Asked::form("/tables", &form)).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(answer.body.contains("от двух до четырёх"), "{}", answer.body);
    }
    let (id, way) = laid(&inside, "friendly").await;
    let phone = Device::at("192.168.1.31");
    let hall = inside.get(&phone, &format!("/tables/{id}")).await.body;
    assert!(hall.contains("Борис") && !hall.contains("/seats/"), "the ways are the arbiter's");
    assert!(inside.get(&phone, &way).await.body.contains("data-act=\"run\""));
    let strange = inside.get(&phone, &format!("/tables/{id}/seats/{}", "0".repeat(32))).await;
    assert_eq!(strange.status, StatusCode::NOT_FOUND);
    let early = inside.get(&phone, &format!("/tables/{id}/files/moves.csv")).await;
    assert_eq!(early.status, StatusCode::NOT_FOUND, "racks are secret until the end");
    assert!(inside.get(&phone, "/tables").await.body.contains("Борис"));
}

#[actix_web::test]
async fn home_rules_are_chosen_under_one_line_and_kept_at_the_table() {
    let inside = Inside::new();
    let here = Device::at("127.0.0.1");
    let key = deck(&words());
    let mut form = vec![
        ("deck", key.as_str()),
        ("rules", "russian"),
        ("one", "Анна"),
        ("two", "Борис"),
        ("buy", "1"),
        ("bags", "1"),
        ("five", "1"),
        ("theme", "кот, dog"),
    ];
    let answer = inside.answer(&here, Asked::form("/tables", &form)).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.body.contains("DOG") && answer.body.contains("кот, dog"), "{}", answer.body);
    form[7].1 = "кот, сом";
    let answer = inside.answer(&here, Asked::form("/tables", &form)).await;
    let id = answer.header("location").unwrap().rsplit('/').next().unwrap().to_owned();
    let table = seen(&inside, &id);
    assert_eq!(table.game.rules.theme, ["КОТ", "СОМ"]);
    let way = format!("/tables/{id}/seats/{}", table.beginning.keys[2]);
    send(&inside, &way, 1, json!({"what": "run"})).await;
    let page = inside.get(&here, &way).await.body;
    assert!(page.contains("пустышку можно выкупить") && page.contains("два мешка"), "{page}");
    assert!(page.contains("data-wish"), "{page}");
    send(&inside, &way, 1, json!({"what": "wish", "word": "5"})).await;
    assert_eq!(seen(&inside, &id).wishes, [5, 3]);
    let short = json!({"what": "propose", "action": "play", "at": "З8", "word": "КО"});
    let answer = send(&inside, &way, 1, short).await;
    assert_eq!(answer["saved"], false, "{answer}");
}

/// A game of two passes by each; what is left is worth 8 and 9 points.
const PASSES: &str = "#player1 анна Анна Иванова
>анна: ААААААА - +0 0
>борис: ЕЕЕЕЕЕЕ - +0 0
>анна: ААААААА (ААААААА) -8 -8
>борис: ЕЕЕЕЕЕЕ (ЕЕЕЕЕЕЕ) -7 -7
";

#[actix_web::test]
async fn a_gcg_file_with_a_fault_or_other_points_comes_back_with_its_line() {
    let inside = Inside::new();
    let here = Device::at("127.0.0.1");
    let key = deck(&words());
    let faulty = PASSES.replace("борис: ЕЕЕЕЕЕЕ -", "борис: ЕЕЕЕЕЕЪЪ -");
    let form = [("deck", key.as_str()), ("text", faulty.as_str())];
    let answer = inside.answer(&here, Asked::form("/tables/gcg", &form)).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.body.contains("Строка 3: Таких фишек"), "{}", answer.body);
    let form = [("deck", key.as_str()), ("text", PASSES), ("anyway", "")];
    let answer = inside.answer(&here, Asked::form("/tables/gcg", &form)).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.body.contains("Строка 4: в файле −8, по доске −7"), "{}", answer.body);
    let form = [("deck", key.as_str()), ("text", PASSES), ("anyway", "1")];
    let answer = inside.answer(&here, Asked::form("/tables/gcg", &form)).await;
    let sheet = inside.get(&here, answer.header("location").unwrap()).await.body;
    assert!(sheet.contains("Анна Иванова") && sheet.contains("Лучший ход"), "{sheet}");
}

#[actix_web::test]
async fn several_tables_are_laid_out_at_once_and_a_computer_joins_who_is_left_over() {
    let inside = Inside::new();
    let here = Device::at("127.0.0.1");
    let key = deck(&words());
    let pairs = "table,player,player\n1,Анна,Борис\n2,Вера\n";
    let mut form =
        vec![("deck", key.as_str()), ("rules", "judged"), ("pairs", pairs), ("computer", "")];
    let answer = inside.answer(&here, Asked::form("/tables", &form)).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "Вера is left over");
    form[3].1 = "club";
    let answer = inside.answer(&here, Asked::form("/tables", &form)).await;
    assert_eq!(answer.header("location"), Some("/tables"));
    let ids = inside.app.tables.ids().unwrap();
    assert_eq!(ids.len(), 2);
    let table = seen(&inside, &ids[1]);
    let vera = table.beginning.names.iter().position(|name| name == "Вера").unwrap();
    assert_eq!(table.beginning.names[1 - vera], "Компьютер");
    let way = format!("/tables/{}/seats/{}", ids[1], table.beginning.keys[vera]);
    let hall = inside.get(&here, &format!("/tables/{}", ids[1])).await.body;
    assert!(hall.contains("Стол 2 · "), "{hall}");
    assert!(hall.contains(&way) && !hall.contains(&table.beginning.keys[1 - vera]), "{hall}");
    let turn = table.game.turn;
    let answer = send(&inside, &way, turn, json!({"what": "run", "seat": vera})).await;
    assert_eq!(answer["saved"], true, "{answer}");
    assert_eq!(seen(&inside, &ids[1]).game.on_turn, vera, "the computer does not wait");
    form[2].1 = "1,Анна,Анна";
    let answer = inside.answer(&here, Asked::form("/tables", &form)).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[actix_web::test]
async fn an_evening_at_tables_counts_in_a_season_that_has_chosen_it() {
    let inside = Inside::new();
    let here = Device::at("127.0.0.1");
    let key = deck(&words());
    let form = [("deck", key.as_str()), ("text", PASSES), ("anyway", "1")];
    inside.answer(&here, Asked::form("/tables/gcg", &form)).await;
    let tsh = inside.get(&here, "/tables/results.t").await.body;
    assert_eq!(tsh, "Анна Иванова 0 2; -7\nборис 0 1; -7\n");
    let id = inside.app.tables.ids().unwrap().remove(0);
    let scores = inside.get(&here, &format!("/tables/{id}/files/scores.csv")).await.body;
    let all = inside.get(&here, "/tables/results.csv").await.body;
    let rows: Vec<String> = scores.lines().skip(1).map(|line| format!("{id},{line}")).collect();
    assert_eq!(rows.len(), 2);
    assert_eq!(all.lines().skip(1).collect::<Vec<_>>(), rows);
    let results = inside.app.tables.results().unwrap();
    let evening = format!("tables-{}", results.values().next().unwrap().0.day);
    let made = inside.answer(&here, Asked::form("/seasons", &[("name", "Клуб")])).await;
    assert_eq!(made.status, StatusCode::SEE_OTHER, "{made:?}");
    let page = inside.get(&here, "/seasons/season-1").await.body;
    assert!(!page.contains("Иванова"), "an evening is not taken of itself");
    let chosen = [
        ("name", "Клуб"),
        ("rule", "percentage"),
        ("best", ""),
        ("take", "chosen"),
        ("year", ""),
        ("tournament", evening.as_str()),
    ];
    inside.answer(&here, Asked::form("/seasons/season-1/edit", &chosen)).await;
    let page = inside.get(&here, "/seasons/season-1").await.body;
    assert!(page.contains("Иванова") && page.contains("50,00"), "{page}");
    assert!(page.contains("за каждого обойдённого соперника"), "{page}");
}

#[actix_web::test]
async fn until_the_clock_is_pressed_the_opponent_does_not_see_the_word_on_his_own_telephone() {
    let inside = Inside::new();
    let (id, way) = laid(&inside, "russian").await;
    let table = seen(&inside, &id);
    send(&inside, &way, 1, json!({"what": "run"})).await;
    let rack = &table.racks[0];
    let letters = rack.tiles().filter_map(|tile| match tile {
        game::Tile::Letter(letter) => Some(table.edition.label(letter).to_owned()),
        game::Tile::Blank => None,
    });
    let word: String = letters.take(2).collect();
    let lay = json!({"what": "propose", "action": "play", "at": "З8", "word": word});
    assert_eq!(send(&inside, &way, 1, lay).await["saved"], true);
    let phone = Device::at("192.168.1.31");
    let seat = |seat: usize| format!("/tables/{id}/seats/{}", table.beginning.keys[seat]);
    let own = inside.get(&phone, &seat(0)).await.body;
    let (other, hall) = (
        inside.get(&phone, &seat(1)).await.body,
        inside.get(&phone, &format!("/tables/{id}")).await.body,
    );
    let is_seen =
        |page: &str| !every(&Html::parse_document(page), ".cell.tile", "class").is_empty();
    assert!(is_seen(&own) && is_seen(&inside.get(&phone, &way).await.body));
    assert!(!is_seen(&other) && !is_seen(&hall));
    send(&inside, &way, 1, json!({"what": "press"})).await;
    assert!(is_seen(&inside.get(&phone, &seat(1)).await.body));
}
