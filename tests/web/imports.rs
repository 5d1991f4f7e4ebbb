//! Files that are taken in: lists of players in any encoding, and whole tournaments.

use actix_web::http::StatusCode;
use encoding_rs::{Encoding, WINDOWS_1250, WINDOWS_1251, WINDOWS_1252};
use flavita::{report::files::form, tournament::model::ids::PlayerNumber};
use scraper::{Html, Selector};
use serde_json::json;

use crate::inside::{Answer, Asked, Device, Inside};

const HERE: &str = "127.0.0.1";
const RUSSIAN: &str = "№;Имя;Клуб;Категория;Команда\r\n7;Щербакова Юлия;Орёл;юниоры;Волга\r\n;Ёлкин Пётр / Ада;;;\r\n";

fn bytes(text: &str, encoding: &'static Encoding) -> Vec<u8> {
    encoding.encode(text).0.into_owned()
}

fn utf_16(text: &str) -> Vec<u8> {
    let units = "\u{feff}".encode_utf16().chain(text.encode_utf16());
    units.flat_map(u16::to_le_bytes).collect()
}

struct Preview(Html);

impl Preview {
    fn of(answer: &Answer) -> Self {
        assert_eq!(answer.status, StatusCode::OK, "{answer:?}");
        Self(Html::parse_fragment(&answer.body))
    }

    fn texts(&self, selector: &str) -> Vec<String> {
        let selector = Selector::parse(selector).unwrap();
        let found = self.0.select(&selector);
        let texts = found.map(|one| one.text().collect::<String>());
        texts.map(|text| text.trim().to_owned()).collect()
    }

    fn rows(&self) -> Vec<String> {
        let (rows, cells) = ("tbody tr", Selector::parse("td").unwrap());
        let rows = Selector::parse(rows).unwrap();
        let row = |row: scraper::ElementRef<'_>| {
            let cells = row.select(&cells).map(|cell| cell.text().collect());
            cells.collect::<Vec<String>>().join("|")
        };
        self.0.select(&rows).map(row).collect()
    }

    fn how(&self) -> Vec<String> {
        let chosen = Selector::parse("option[selected]").unwrap();
        let values = self.0.select(&chosen).filter_map(|one| one.attr("value"));
        values.map(str::to_owned).collect()
    }

    fn list(&self) -> Option<String> {
        self.texts("[data-list]").pop()
    }
}

async fn preview(inside: &Inside, how: &str, bytes: Vec<u8>) -> Preview {
    let path = format!("/t/cup/players/preview?{how}");
    let asked = Asked::file(&path, bytes);
    Preview::of(&inside.answer(&Device::at(HERE), asked).await)
}

fn players(inside: &Inside) -> Vec<String> {
    let view = inside.app.folder.desk("cup").unwrap().view();
    let players = view.state.players.values();
    players.map(|one| format!("{}|{}|{}", one.number, one.full_name(), one.club)).collect()
}

async fn take_in(inside: &Inside, act: serde_json::Value) {
    let asked = Asked::json("/t/cup/do", act);
    let answer = inside.answer(&Device::at(HERE), asked).await;
    assert_eq!(answer.json()["ok"], true, "{answer:?}");
}

fn cup(players: &[&str]) -> Inside {
    let inside = Inside::new();
    inside.create("cup", "seed", "ab\naba\n", players);
    inside
}

#[actix_web::test]
async fn a_file_is_shown_as_it_would_be_taken_in_and_then_taken_in_so() {
    let inside = cup(&["Ада"]);
    let expected = ["7|Щербакова Юлия|Орёл|юниоры|Волга", "2|Ёлкин Пётр / Ада|||"];
    for (file, how) in [
        (bytes(RUSSIAN, WINDOWS_1251), "windows-1251"),
        (utf_16(RUSSIAN), "UTF-16LE"),
        (RUSSIAN.as_bytes().to_vec(), "UTF-8"),
    ] {
        let shown = preview(&inside, "", file).await;
        assert_eq!(shown.rows(), expected);
        assert_eq!(shown.how(), [how, "semicolon"]);
        let is_guess = how == "windows-1251";
        assert_eq!(shown.texts(".notice.look").len(), usize::from(is_guess));
        assert_eq!(players(&inside), ["1|Ада|"], "nobody was taken in by looking");
    }
    let shown = preview(&inside, "", utf_16(RUSSIAN)).await;
    let act = json!({"act": "import_players", "text": shown.list().unwrap(), "key": "a"});
    take_in(&inside, act).await;
    let taken_in = ["1|Ада|", "2|Ёлкин Пётр / Ада|", "7|Щербакова Юлия|Орёл"];
    assert_eq!(players(&inside), taken_in);
}

#[actix_web::test]
async fn another_encoding_and_separator_can_be_chosen() {
    let inside = cup(&[]);
    let file = bytes("3,Szőke Ágnes,Győr\n4,Tűz; Béla,Pécs\n", WINDOWS_1250);
    let shown = preview(&inside, "", file.clone()).await;
    assert_eq!(shown.how(), ["windows-1250", "comma"]);
    assert_eq!(shown.rows()[1], "4|Tűz; Béla|Pécs||");
    let wrong = preview(&inside, "encoding=windows-1252&separator=comma", file.clone()).await;
    assert_eq!(wrong.rows()[0], "3|Szõke Ágnes|Gyõr||");
    assert_eq!(wrong.texts(".notice.look"), Vec::<String>::new(), "chosen, not guessed");
    let whole = preview(&inside, "separator=nothing", file.clone()).await;
    assert_eq!(whole.rows()[0], "3|,Szőke Ágnes,Győr|||");
    let none = preview(&inside, "encoding=utf-8", file).await;
    assert!(none.list().is_none() && none.rows().is_empty());
    assert!(none.texts("[data-preview-faults] p")[0].contains("Строка 1"));
}

#[actix_web::test]
async fn every_fault_names_its_line_and_nothing_can_be_confirmed() {
    let inside = cup(&["Ада"]);
    let file = "номер;имя;почта\n1;Ван;a@b\n5;;x\n6;\"Вин;x\n7;Вин;x\n7;Марина;x\n";
    let shown = preview(&inside, "", file.into()).await;
    let faults = shown.texts("[data-preview-faults] p");
    for (line, reason) in [
        ("Строка 2", "уже занят: Ада"),
        ("Строка 3", "не удалось найти"),
        ("Строка 4", "кавычка"),
        ("Строка 6", "в строке 5"),
    ] {
        let named = |fault: &&String| fault.contains(line) && fault.contains(reason);
        assert!(faults.iter().any(|fault| named(&fault)), "{line}: {faults:?}");
    }
    let lines: Vec<&str> =
        faults.iter().map(|fault| &fault["Строка ".len()..][..1]).take(4).collect();
    assert_eq!(lines, ["2", "3", "4", "6"], "in the order of the file");
    assert!(shown.texts(".details")[0].contains("почта"), "what is not read is said");
    assert!(shown.list().is_none());
    assert_eq!(shown.texts("[data-take]"), Vec::<String>::new());
}

#[actix_web::test]
async fn ratings_behind_the_names_are_shown_and_kept_as_ratings() {
    let inside = cup(&["Ада"]);
    let list = "Петрова Анна, Тула, 1842\nИванов Пётр, Псков, 1650\n";
    let shown = preview(&inside, "pasted=1", list.into()).await;
    assert_eq!(shown.rows(), ["2|Петрова Анна|Тула|||1842", "3|Иванов Пётр|Псков|||1650"]);
    assert!(shown.texts("thead")[0].contains("Рейтинг"));
    assert!(shown.texts(".details")[0].contains("рейтинги, а не номера"));
    let act = json!({"act": "import_players", "text": shown.list().unwrap(), "key": "a"});
    take_in(&inside, act).await;
    let view = inside.app.folder.desk("cup").unwrap().view();
    assert_eq!(view.state.players[&PlayerNumber(2)].labels.membership.rating, "1842");
    assert_eq!(view.state.players[&PlayerNumber(3)].name, "Иванов Пётр");
}

#[actix_web::test]
async fn what_has_to_be_mended_is_called_what_it_is() {
    let inside = cup(&["Ада"]);
    for (how, is_file) in [("", true), ("pasted=1", false)] {
        let shown = preview(&inside, how, "1;Ван\n2;Вин\n".into()).await;
        let faults = shown.texts("[data-preview-faults] p");
        let mend = faults.last().unwrap();
        assert_eq!(mend.contains("файл"), is_file, "{mend}");
        assert_eq!(mend.contains("во вставленном списке"), !is_file, "{mend}");
    }
}

#[actix_web::test]
async fn names_that_look_like_others_are_pointed_out() {
    let inside = cup(&["Орлов"]);
    let file = "Oрлов\nВан\n".as_bytes().to_vec();
    let shown = preview(&inside, "", file).await;
    let pointed_out = shown.texts(".notice.look");
    assert!(pointed_out[0].contains("№\u{a0}1, №\u{a0}2"), "{pointed_out:?}");
    assert!(shown.list().is_some(), "a warning keeps nobody out");
}

#[actix_web::test]
async fn there_is_an_end_to_lines_and_to_bytes() {
    let inside = cup(&[]);
    let crowd: Vec<String> = (0..2001).map(|n| format!("Имя {n}\n")).collect();
    let shown = preview(&inside, "separator=nothing", crowd.concat().into()).await;
    assert!(shown.texts("[data-preview-faults] p")[0].contains("2000"));
    let asked = Asked::file("/t/cup/players/preview", vec![b'a'; 512 * 1024 + 1]);
    let answer = inside.answer(&Device::at(HERE), asked).await;
    assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE);
    let many: Vec<String> = (1..=40).map(|n| format!("{n};\n")).collect();
    let shown = preview(&inside, "", many.concat().into()).await;
    let faults = shown.texts("[data-preview-faults] p");
    assert_eq!((faults.len(), faults[30].as_str()), (32, "И ещё 10 ошибок."));
}

#[actix_web::test]
async fn what_was_pasted_has_a_preview_without_an_encoding() {
    let inside = cup(&[]);
    let shown = preview(&inside, "encoding=UTF-8&pasted=yes", "Ада;Ардис".into()).await;
    assert_eq!(shown.how(), ["semicolon", "whole"]);
    assert_eq!(shown.rows(), ["1|Ада|Ардис||"]);
    let how = "encoding=UTF-8&pasted=yes&names=apart";
    let apart = preview(&inside, how, "Ада;Ардис".into()).await;
    assert_eq!(apart.rows(), ["1|Ада Ардис|||"]);
    assert!(apart.texts(".details")[0].contains("Фамилия"));
}

/// A list as it comes in a letter.
const LETTER: &str = "7. Петрова Анна, Тула\n9. Васильева Нина (Псков)";

#[actix_web::test]
async fn a_pasted_list_is_shown_with_faults_at_their_lines() {
    let inside = cup(&[]);
    let how = "encoding=UTF-8&pasted=yes";
    let text = format!("{LETTER}\n10000. Ван\n8. Ада");
    let shown = preview(&inside, how, text.into()).await;
    let rows = shown.rows();
    assert_eq!(rows[..2], ["7|Петрова Анна|Тула||", "9|Васильева Нина|Псков||"]);
    assert!(rows[2].contains("Строка 3"), "{rows:?}");
    assert_eq!(rows[3], "8|Ада|||");
    assert_eq!(shown.list(), None);
}

#[actix_web::test]
async fn nobody_is_taken_in_by_a_reading_that_was_not_shown() {
    let inside = cup(&[]);
    let act = json!({"act": "import_players", "text": LETTER, "key": "a"});
    let asked = Asked::json("/t/cup/do", act);
    let answer = inside.answer(&Device::at(HERE), asked).await.json();
    assert_eq!(answer["ok"], false, "{answer}");
    assert!(players(&inside).is_empty());
    let shown = preview(&inside, "encoding=UTF-8&pasted=yes", LETTER.into()).await;
    let act = json!({"act": "import_players", "text": shown.list().unwrap(), "key": "b"});
    take_in(&inside, act).await;
    assert_eq!(players(&inside), ["7|Петрова Анна|Тула", "9|Васильева Нина|Псков"]);
}

#[actix_web::test]
async fn the_form_of_a_new_tournament_shows_how_it_reads_a_list_before_it_takes_it() {
    let inside = Inside::new();
    let arbiter = Device::at(HERE);
    let page = Html::parse_document(&inside.get(&arbiter, "/new").await.body);
    let chosen = Selector::parse("[name=dictionary][checked]").unwrap();
    let dictionary = page.select(&chosen).next().unwrap().attr("value").unwrap();
    let form = |players: &str, seen: &str| {
        let fields = [
            ("name", "Кубок"),
            ("edition", "ru-scrabble"),
            ("dictionary", dictionary),
            ("round_time", "3:00"),
            ("last_call", "30"),
            ("early_rounds", "15"),
            ("early_vowels", "2"),
            ("early_consonants", "2"),
            ("late_vowels", "1"),
            ("late_consonants", "1"),
            ("players", players),
            ("players_seen", seen),
        ];
        Asked::form("/new", &fields)
    };
    let answer = inside.answer(&arbiter, form(LETTER, "")).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    let list = "number;name;club\n7;Петрова Анна;Тула\n9;Васильева Нина;Псков\n";
    assert!(answer.body.contains(list), "{}", answer.body);
    for (players, seen) in [(list, ""), (LETTER, LETTER)] {
        let answer = inside.answer(&arbiter, form(players, seen)).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    }
}

#[actix_web::test]
async fn the_form_of_a_new_tournament_has_the_same_preview() {
    let inside = Inside::new();
    let asked = Asked::file("/players/preview", bytes(RUSSIAN, WINDOWS_1251));
    let shown = Preview::of(&inside.answer(&Device::at(HERE), asked).await);
    assert_eq!(shown.rows()[1], "1|Ёлкин Пётр / Ада|||");
    assert_eq!(shown.texts("[data-take]"), ["Перенести в список"]);
    assert_eq!(
        shown.list().unwrap(),
        "number;name;partner;club;categories;team\n7;Щербакова Юлия;;Орёл;юниоры;Волга\n1;Ёлкин Пётр;Ада;;;"
    );
}

#[actix_web::test]
async fn the_regulars_of_an_earlier_tournament_are_offered_with_all_that_is_known_of_them() {
    let inside = cup(&[]);
    let latin_1 = bytes(FEDERATION, WINDOWS_1252);
    let text = preview(&inside, "", latin_1).await.list().unwrap();
    let act = json!({"act": "import_players", "text": text, "key": "a"});
    let here = Device::at(HERE);
    inside.answer(&here, Asked::json("/t/cup/do", act)).await;
    inside.create("empty", "other", "ab\naba\n", &[]);

    let table = inside.get(&here, "/t/cup/players.csv?for=spreadsheet").await.body;
    let asked = Asked::file("/players/preview", table.into_bytes());
    let again = Preview::of(&inside.answer(&here, asked).await).list().unwrap();
    assert!(
        again.contains(";1234567;2A;2150;FRA\n"),
        "the table of the players is a list: {again}"
    );

    let page = inside.get(&here, "/new").await.body;
    assert!(page.contains("<option value=\"cup\">") && !page.contains("<option value=\"empty\">"));
    let asked = |id| Asked::file(&format!("/players/preview?of={id}"), Vec::new());
    let shown = Preview::of(&inside.answer(&here, asked("cup")).await);
    assert_eq!(shown.list().unwrap(), text);
    assert!(shown.how().is_empty(), "there is nothing to choose about it");
    assert_eq!(shown.texts("[data-take]"), ["Перенести в список"]);
    assert_eq!(inside.answer(&here, asked("nowhere")).await.status, StatusCode::NOT_FOUND);
    let asked = Asked::file("/players/preview?of=cup", Vec::new());
    let answer = inside.answer(&Device::at("192.168.1.30"), asked).await;
    assert!(!answer.body.contains("LE GOFF"), "{answer:?}");
}

/// As a federation writes it, in Latin-1, without what is not kept here.
const FEDERATION: &str = "LE GOFF;Anne-Sophie;1234567;2150;2A;Orléans;V;FRA;;;;\r\n\
    BÉDARD;Zoë;7654321;1980;3B;Évreux;S;BEL;;;;\r\n\
    Ouattara;;;;;Abidjan;;;;;;\r\n";

#[actix_web::test]
async fn the_list_of_a_federation_comes_in_and_goes_out_the_same() {
    let inside = cup(&[]);
    let latin_1 = bytes(FEDERATION, WINDOWS_1252);
    let shown = preview(&inside, "", latin_1.clone()).await;
    assert_eq!(shown.how(), ["windows-1252", "semicolon"], "in a Russian hall too");
    assert_eq!(shown.rows()[0], "1|LE GOFF Anne-Sophie|Orléans|V||1234567|2150");
    assert!(shown.texts(".details")[0].contains("федерации"));
    let act = json!({"act": "import_players", "text": shown.list().unwrap()});
    take_in(&inside, act).await;
    let state = |inside: &Inside| inside.app.folder.desk("cup").unwrap().view().state.clone();
    let federation = form("federation").unwrap();
    assert_eq!((federation.write)(&state(&inside)).unwrap(), latin_1);

    // Who mends a name on the page changes nothing else; another given name is not the noted one.
    let edit = json!({"act": "edit_player", "player": 1, "number": 1, "name": "LE GOFF Anne",
        "town": "Orléans", "category": "V", "team": "", "missed": ""});
    take_in(&inside, edit).await;
    let mended = (federation.write)(&state(&inside)).unwrap();
    let line = mended.split(|byte| *byte == b'\n').next().unwrap();
    assert_eq!(line, b"LE GOFF;Anne;1234567;2150;2A;Orl\xe9ans;V;FRA;;;;\r");
}

#[actix_web::test]
async fn a_line_of_another_shape_in_a_federations_list_is_named() {
    let inside = cup(&[]);
    let broken = format!("{FEDERATION}DUPONT;Jean;12\r\n");
    let shown = preview(&inside, "", broken.into()).await;
    let faults = shown.texts("[data-preview-faults] p");
    assert!(faults[0].contains("Строка 4") && shown.list().is_none(), "{faults:?}");
}

/// The lines of a tournament of a round that another computer saved.
async fn saved() -> String {
    let other = cup(&["Ада", "Ван"]);
    other.play_a_round("cup").await;
    let answer = other.get(&Device::at(HERE), "/t/cup/exports/jsonl").await;
    assert_eq!(answer.status, StatusCode::OK);
    answer.body
}

async fn open(inside: &Inside, name: &str, lines: &str) -> serde_json::Value {
    let asked = Asked::file(&format!("/open/log?name={name}"), lines.into());
    inside.answer(&Device::at(HERE), asked).await.json()
}

fn files(inside: &Inside) -> Vec<String> {
    let entries = std::fs::read_dir(inside.folder.path()).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.filter(|name| name.contains("sqlite")).collect();
    names.sort();
    names
}

#[actix_web::test]
async fn a_saved_log_becomes_the_same_tournament() {
    let lines = saved().await;
    let inside = Inside::new();
    // The words are the business of the folder, not of the log.
    let words = Inside::new();
    words.create("other", "seed", "ab\naba\n", &[]);
    let from = words.folder.path().join("words");
    std::fs::create_dir_all(inside.folder.path().join("words")).unwrap();
    for file in std::fs::read_dir(from).unwrap() {
        let file = file.unwrap();
        std::fs::copy(file.path(), inside.folder.path().join("words").join(file.file_name()))
            .unwrap();
    }
    let answer = open(&inside, "copy", &lines).await;
    assert_eq!((&answer["ok"], &answer["href"]), (&json!(true), &json!("/t/copy/console")));
    let sentences = answer["sentences"].as_array().unwrap();
    assert!(sentences[0].as_str().unwrap().contains("Кубок, 2 игрока"), "{sentences:?}");
    assert!(sentences[1].as_str().unwrap().contains("Секретного числа"));
    assert_eq!(sentences.len(), 2);
    let again = inside.get(&Device::at(HERE), "/t/copy/exports/jsonl").await;
    assert_eq!(again.body, lines);
}

#[actix_web::test]
async fn a_log_without_its_words_is_kept_and_says_what_is_missing() {
    let lines = saved().await;
    let inside = Inside::new();
    let answer = open(&inside, "copy", &lines).await;
    assert_eq!(answer["ok"], true);
    let last = answer["sentences"].as_array().unwrap().last().unwrap();
    assert!(last.as_str().unwrap().contains("горсть слов"), "{answer}");
    assert_eq!(files(&inside), ["copy.sqlite"]);
}

#[actix_web::test]
async fn a_log_that_is_not_whole_names_the_line_and_leaves_nothing_behind() {
    let lines = saved().await;
    let inside = Inside::new();
    let third = lines.lines().nth(2).unwrap();
    let cut = &lines[..lines.len() - 20];
    let last = format!("Строка {}\u{a0}— не запись", lines.lines().count());
    for (text, reason) in [
        (
            lines.replacen(third, &third.replace("\"version\":1", "\"version\":2"), 1),
            "Строка 3 изменена",
        ),
        (lines.replacen(&format!("{third}\n"), "", 1), "Строка 3: перед ней"),
        (cut.to_owned(), last.as_str()),
        ("number;name\n".to_owned(), "Строка 1\u{a0}— не запись"),
        (String::new(), "пуст"),
    ] {
        let answer = open(&inside, "copy", &text).await;
        let sentence = answer["sentences"][0].as_str().unwrap();
        assert!(answer["ok"] == false && sentence.contains(reason), "{sentence}");
    }
    let asked = Asked::file("/open/log?name=x", vec![0xff, b'\n']);
    let answer = inside.answer(&Device::at(HERE), asked).await;
    let sentence = answer.json()["sentences"][0].to_string();
    assert!(sentence.contains("Строка 1"), "{sentence}");
    assert_eq!(files(&inside), Vec::<String>::new());
}

#[actix_web::test]
async fn a_name_is_not_taken_from_another_and_a_tournament_not_opened_twice() {
    let lines = saved().await;
    let inside = Inside::new();
    let refusal = |answer: serde_json::Value| {
        assert_eq!(answer["ok"], false);
        answer["sentences"][0].as_str().unwrap().to_owned()
    };
    for name in ["..%2Fcup", "", "a.b", "%00", "%D0%90%D0%B4%D0%B0"] {
        let sentence = refusal(open(&inside, name, &lines).await);
        assert!(sentence.contains("не подходит"), "{name}: {sentence}");
    }
    let other = inside.folder.path().join("copy.sqlite");
    std::fs::write(&other, b"somebody's").unwrap();
    assert!(refusal(open(&inside, "COPY", &lines).await).contains("занято другим турниром: copy"));
    assert_eq!(std::fs::read(&other).unwrap(), b"somebody's");
    assert_eq!(open(&inside, "mine", &lines).await["ok"], true);
    let sentence = refusal(open(&inside, "again", &lines).await);
    assert!(sentence.contains("уже здесь: mine"), "{sentence}");
    assert_eq!(files(&inside), ["copy.sqlite", "mine.sqlite"]);
}
