//! The players' page: a list taken in, names mended, two registrations merged; parts of the table.

use std::collections::BTreeMap;

use scraper::{Html, Selector};
use serde_json::json;

use crate::program::{Program, agent, text};

/// Number, name, club, categories, team and missed rounds of every line.
fn lines(page: &Html) -> Vec<Vec<String>> {
    let [rows, fields] =
        ["tr[data-player]:not(.new)", "input"].map(|s| Selector::parse(s).unwrap());
    let value = |field: scraper::ElementRef<'_>| field.attr("value").unwrap().to_owned();
    let rows = page.select(&rows);
    rows.map(|row| row.select(&fields).map(value).collect()).collect()
}

fn players(program: &Program, id: &str) -> Vec<Vec<String>> {
    lines(&program.page(&format!("/t/{id}/players")))
}

fn csv(program: &Program, path: &str) -> Vec<BTreeMap<String, String>> {
    let response = agent().get(format!("{}{path}", program.url)).call().unwrap();
    assert_eq!(response.status(), 200, "{path}");
    let text = response.into_body().read_to_string().unwrap();
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    reader.deserialize().map(Result::unwrap).collect()
}

#[test]
fn a_list_is_taken_in_whole() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let id = program.create(&["Ада"]);
    let list = "номер;имя;клуб;категория;команда\n7;Ван / Марина;Ардис;юниоры, дамы;Волга\n;Демон";
    let answer = program.act(&id, &json!({"act": "import_players", "text": list, "key": "a"}));
    assert_eq!((&answer["ok"], &answer["sentence"]), (&json!(true), &json!("Добавлено 2 игрока.")));
    let expected = [
        ["1", "Ада", "", "", "", ""],
        ["2", "Демон", "", "", "", ""],
        ["7", "Ван / Марина", "Ардис", "юниоры, дамы", "Волга", ""],
    ];
    assert_eq!(players(&program, &id), expected);
}

#[test]
fn of_a_list_with_a_bad_line_nobody_is_taken_in_and_the_line_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let id = program.create(&["Ада"]);
    for (list, line, reason) in [
        ("Ван\n5;;Ардис", "Строка 2", "не удалось найти"),
        ("Ван\n\n1;Марина", "Строка 3", "занят: Ада"),
        ("4;Ван\n4;Марина", "Строка 2", "в строке 1"),
    ] {
        let answer = program.act(&id, &json!({"act": "import_players", "text": list}));
        let sentence = answer["sentence"].as_str().unwrap();
        assert_eq!(answer["ok"], false, "{list}");
        assert!(sentence.contains(line) && sentence.contains(reason), "{sentence}");
        assert_eq!(players(&program, &id).len(), 1, "{list}");
    }
}

#[test]
fn a_line_is_mended_with_number_and_missed_rounds() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let id = program.create(&["Ада", "Вон"]);
    let edit = |number: u32, missed: &str| {
        json!({"act": "edit_player", "player": 2, "number": number, "name": "Ван", "town": "Ардис",
            "category": "юниоры", "team": "", "missed": missed})
    };
    let refused = program.act(&id, &edit(1, ""));
    assert_eq!(refused["sentence"], "Номер 1 уже занят: выберите другой.");
    let refused = program.act(&id, &edit(5, "три"));
    assert!(refused["sentence"].as_str().unwrap().contains("три"));
    assert_eq!(players(&program, &id)[1], ["2", "Вон", "", "", "", ""]);
    assert_eq!(program.act(&id, &edit(5, "2-3, 5"))["ok"], true);
    let mended = ["5", "Ван", "Ардис", "юниоры", "", "2-3, 5"];
    assert_eq!(players(&program, &id)[1], mended);
}

#[test]
fn licence_and_series_are_mended_and_what_else_a_federation_knows_stays() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let id = program.create(&["Ада"]);
    let list = "номер;имя;лицензия;серия;рейтинг\n7;Ван;1234567;4B;1510";
    assert_eq!(program.act(&id, &json!({"act": "import_players", "text": list}))["ok"], true);
    let edit = |fields: serde_json::Value| {
        let mut act = json!({"act": "edit_player", "player": 7, "name": "Ван", "missed": ""});
        act.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
        program.act(&id, &act)
    };
    assert_eq!(edit(json!({"licence": " 7654321 ", "series": "3A"}))["ok"], true);
    assert_eq!(players(&program, &id)[1], ["7", "Ван", "", "", "", "7654321", "3A", ""]);
    assert_eq!(edit(json!({"team": "Волга"}))["ok"], true);
    assert_eq!(players(&program, &id)[1], ["7", "Ван", "", "", "Волга", "7654321", "3A", ""]);
    let path = format!("{}/t/{id}/exports/federation", program.url);
    let file = agent().get(path).call().unwrap().into_body().read_to_string().unwrap();
    assert!(["7654321", "1510", "3A"].iter().all(|known| file.contains(known)), "{file}");
    let newcomer = json!({"act": "add_player", "name": "Марина", "licence": "55", "series": ""});
    assert_eq!(program.act(&id, &newcomer)["ok"], true);
    let all = players(&program, &id);
    assert!(all.contains(&["8", "Марина", "", "", "", "55", "", ""].map(str::to_owned).to_vec()));
}

#[test]
fn two_registrations_are_merged_unless_both_have_a_slip() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let id = program.create(&["Ада", "Ван", "Ван Вин"]);
    program.step_to(&id, "placed");
    for line in ["1 т", "3 т"] {
        assert_eq!(program.slip(&id, 1, line)["saved"], true);
    }
    let merge = |player: u32, gone: u32| {
        program.act(&id, &json!({"act": "merge_players", "player": player, "gone": gone}))
    };
    let refused = merge(1, 3);
    assert_eq!(refused["ok"], false);
    assert!(refused["sentence"].as_str().unwrap().contains("хода 1"), "{refused}");
    assert_eq!(merge(2, 3)["ok"], true);
    let standings = csv(&program, &format!("/t/{id}/standings.csv?for=plain"));
    assert_eq!(standings.len(), 2);
    let van = standings.iter().find(|row| row["number"] == "2").unwrap();
    assert_eq!((van["player"].as_str(), van["tops"].as_str()), ("Ван", "1"));
}

#[test]
fn who_left_by_mistake_is_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let id = program.create(&["Ада", "Ван"]);
    let act = |act: &str| program.act(&id, &json!({"act": act, "player": 2}));
    assert_eq!(act("return_player")["ok"], false);
    assert_eq!(act("withdraw_player")["ok"], true);
    let page = program.page(&format!("/t/{id}/players"));
    assert_eq!(text(&page, "tr.withdrawn .turns"), "ещё не играл");
    assert_eq!(act("return_player")["ok"], true);
}

#[test]
fn a_category_and_a_club_have_tables_and_teams_have_theirs() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let list = ["1;Ада;Ардис;дамы;Волга", "2;Ван;Ардис;;Волга", "3;Люсетта;Ладора & Ко;дамы;Дон"];
    let id = program.create(&list);
    program.step_to(&id, "placed");
    for line in ["1 -", "2 т", "3 -"] {
        assert_eq!(program.slip(&id, 1, line)["saved"], true, "{line}");
    }
    let ladies = format!("/t/{id}/standings?category=%D0%B4%D0%B0%D0%BC%D1%8B");
    let page = program.page(&ladies);
    let rows = Selector::parse("table.standings:not(.teams) tbody tr").unwrap();
    let ranks: Vec<String> =
        page.select(&rows).map(|row| row.text().take(2).collect::<Vec<_>>().join(" ")).collect();
    assert_eq!(ranks, ["1 1", "1 3"]);
    assert!(text(&page, "h1").ends_with(": дамы"), "paper says whom it shows");
    let link = Selector::parse("a[href*='for=plain']").unwrap();
    let link = page.select(&link).next().unwrap().attr("href").unwrap();
    let part = csv(&program, link);
    let names: Vec<&str> = part.iter().map(|row| row["player"].as_str()).collect();
    assert_eq!(names, ["Ада", "Люсетта"]);
    let club = csv(
        &program,
        &format!(
            "/t/{id}/standings.csv?for=plain&club=%D0%9B%D0%B0%D0%B4%D0%BE%D1%80%D0%B0+%26+%D0%9A%D0%BE"
        ),
    );
    assert_eq!((club.len(), club[0]["rank"].as_str()), (1, "1"));
    let teams = csv(&program, &format!("/t/{id}/teams.csv?for=plain"));
    let told: Vec<_> = teams
        .iter()
        .map(|row| (row["rank"].as_str(), row["team"].as_str(), row["numbers"].as_str()))
        .collect();
    assert_eq!(told, [("1", "Волга", "2|1"), ("2", "Дон", "3")]);
    let whole = program.page(&format!("/t/{id}/standings"));
    assert_eq!(text(&whole, "table.teams tbody th"), "Волга");
    program.act(&id, &json!({"act": "scene", "scene": "standings"}));
    let screen = program.page(&format!("/t/{id}/projector"));
    let texts = |selector: &str| -> Vec<String> {
        let selector = Selector::parse(selector).unwrap();
        let found = screen.select(&selector);
        found.map(|one| one.text().collect()).collect()
    };
    let titles = ["Таблица после хода 1", "Команды после хода 1"];
    assert_eq!(texts("[data-leaf] h1"), titles);
    assert_eq!(texts("[data-leaf]:last-child tbody th"), ["Волга", "Дон"]);
}
