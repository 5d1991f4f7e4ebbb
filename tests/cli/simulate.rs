//! `flavita simulate`.

use std::{collections::BTreeMap, env, fs, path::Path};

use flavita::game::edition::catalogue::EMBEDDED;
use insta::assert_snapshot;
use serde_json::Value;

use super::{error, flavita, output};

/// The program with English words that stay the same.
fn simulate(options: &[&str]) -> assert_cmd::Command {
    let words = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/positions/scowl80.lexicon");
    let mut command = flavita(&["simulate", "--edition", "en-scrabble", "--words"]);
    command.arg(words).args(options);
    command
}

/// The table of games that these options give.
fn table(options: &[&str]) -> String {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.csv");
    output(simulate(options).arg("--out").arg(&file));
    fs::read_to_string(&file).unwrap()
}

/// The answer for programs, without what depends on the machine.
fn answer(options: &[&str]) -> Value {
    let text = output(simulate(&["--json"]).args(options));
    let mut answer: Value = serde_json::from_str(&text).unwrap();
    for measured in ["milliseconds", "games_per_second_hundredths", "threads"] {
        let value = answer.as_object_mut().unwrap().remove(measured);
        assert!(value.unwrap().is_u64(), "{measured}");
    }
    answer
}

#[test]
fn five_games_are_what_they_always_were() {
    assert_snapshot!(table(&["--games", "5", "--seed", "2026", "--gaps"]), @"
    game,rounds,total,mean_top,best_top,bingos,rejected_minimum,rejected_unplayable,blank_rounds,equal_top_rounds,closest_gap,widest_gap,placements,tiles_left,end,seed
    1,20,922,4610,82,4,1,0,2,5,1,38,20440,2,minimum_impossible,ceb1c8055f94ee670cb06f8d468b15ee330554bdb36f3866905371f560472489
    2,20,715,3575,73,2,3,0,2,5,1,23,17044,9,minimum_impossible,e24a20df322585d906bbbee2a64e1214ffeb20d6c6d54998243431b77b958f9a
    3,26,968,3723,99,4,5,0,2,8,1,46,18585,0,bag_empty,7d50b45fe69bcca47dae1ec116cc63d52fd15a1ebd864a816d68371afe050e51
    4,24,711,2963,49,0,4,0,2,7,1,15,10632,2,minimum_impossible,15296eb0264e3a7d4542a8c1b62a151f3097ec3ccf8ac45ffb0999471717c08d
    5,24,939,3913,101,4,2,0,2,9,1,48,11006,0,bag_empty,5cf350deef1d734818d1dbaf944c78a8f36dbbf0bdd050161d981e615d75f99e
    ");
}

#[test]
fn the_games_are_the_same_on_every_number_of_threads() {
    let table = |threads| table(&["--games", "40", "--threads", threads]);
    let alone = table("1");
    assert_eq!(alone.lines().count(), 41);
    assert_eq!(alone, table("2"));
    assert_eq!(alone, table("7"));
}

#[test]
fn a_game_is_played_again_alone() {
    let all = table(&["--games", "4", "--seed", "dice 3 5 1"]);
    let third = table(&["--games", "1", "--first", "3", "--seed", "dice 3 5 1"]);
    let lines: Vec<&str> = all.lines().collect();
    assert_eq!(third.lines().collect::<Vec<_>>(), [lines[0], lines[3]]);
}

#[test]
fn another_seed_gives_other_games() {
    assert_ne!(table(&["--games", "2"]), table(&["--games", "2", "--seed", "2"]));
}

#[test]
fn without_gaps_their_columns_are_empty_and_the_others_the_same() {
    let cells = |table: String| -> Vec<Vec<String>> {
        let split = |line: &str| line.split(',').map(str::to_owned).collect();
        table.lines().map(split).collect()
    };
    let (quick, mut wide) =
        (cells(table(&["--games", "3"])), cells(table(&["--games", "3", "--gaps"])));
    for name in ["closest_gap", "widest_gap", "placements"] {
        let column = wide[0].iter().position(|heading| heading == name).unwrap();
        for row in &mut wide[1..] {
            assert!(row[column].parse::<u32>().unwrap() > 0, "{name}");
            row[column].clear();
        }
    }
    assert_eq!(quick, wide);
}

#[test]
fn the_summary_is_counted_from_the_table() {
    let table = table(&["--games", "20"]);
    let answer = answer(&["--games", "20"]);
    assert_eq!(answer["games"], 20);
    assert_eq!(answer["words"], 247_789);
    let column = |name: &str| -> Vec<i64> {
        let mut lines = table.lines().map(|line| line.split(','));
        let place = lines.next().unwrap().position(|heading| heading == name);
        let cell = |mut line: std::str::Split<'_, char>| line.nth(place.unwrap()).unwrap().parse();
        let mut values: Vec<i64> = lines.map(|line| cell(line).unwrap()).collect();
        values.sort_unstable();
        values
    };
    for name in ["rounds", "total", "best_top", "bingos"] {
        let (values, figures) = (column(name), &answer["figures"][name]);
        let expected = [
            ("mean_hundredths", values.iter().sum::<i64>() * 5),
            ("min", values[0]),
            ("p5", values[0]),
            ("p25", values[4]),
            ("p50", values[9]),
            ("p75", values[14]),
            ("p95", values[18]),
            ("max", values[19]),
        ];
        for (figure, value) in expected {
            assert_eq!(figures[figure], value, "{name} {figure}");
        }
    }
    let ends: BTreeMap<String, u64> = serde_json::from_value(answer["ends"].clone()).unwrap();
    assert_eq!(ends.values().sum::<u64>(), 20);
    for (end, games) in ends {
        assert_eq!(table.matches(&end).count() as u64, games, "{end}");
    }
}

#[test]
fn the_histogram_holds_every_game_and_fits_eighty_columns() {
    let text = output(&mut simulate(&["--games", "30", "--histogram"]));
    let (summary, picture) = text.split_once("games by total\n").unwrap();
    for word in ["games per second", "rounds", "rejected", "95%", "bag_empty"] {
        assert!(summary.contains(word), "{word} in {summary}");
    }
    let games = |line: &str| line.rsplit(' ').next().unwrap().parse::<u64>().unwrap();
    assert_eq!(picture.lines().map(games).sum::<u64>(), 30);
    let longest = picture.lines().map(|line| line.chars().count()).max();
    assert!((70..=80).contains(&longest.unwrap()), "{picture}");
    let answer = answer(&["--games", "30", "--histogram"]);
    let classes = answer["histogram"].as_array().unwrap();
    assert_eq!(classes.len(), picture.lines().count());
}

#[test]
fn the_profile_decides_what_goes_back() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("free.toml");
    let house = include_str!("../../tournaments/profiles/house.toml");
    let minimum = |line: &str| line.starts_with("early =") || line.starts_with("late =");
    let freed = |line: &str| match line.split_once(" =") {
        Some((key, _)) if minimum(line) => format!("{key} = {{ vowels = 0, consonants = 0 }}\n"),
        _ => format!("{line}\n"),
    };
    fs::write(&file, house.lines().map(freed).collect::<String>()).unwrap();
    let profile = file.display().to_string();
    let games = |options: &[&str]| {
        let lines = table(options);
        let rejected = lines.lines().skip(1).map(|line| {
            let cell = line.split(',').nth(6).unwrap();
            cell.parse::<u32>().unwrap()
        });
        rejected.sum::<u32>()
    };
    assert_eq!(games(&["--games", "5", "--profile", &profile]), 0);
    assert!(games(&["--games", "5"]) > 0);
}

#[test]
fn a_profile_of_a_file_and_its_variants_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("club.toml");
    let text = "id = \"club\"\nname = \"Club\"\n[ending]\nrounds = 3\n\
                [[variants]]\nid = \"club-long\"\nname = \"Long\"\nending = { rounds = 5 }\n";
    fs::write(&file, text).unwrap();
    let profile = |variant: &str| format!("{}{variant}", file.display());
    let rounds = |variant: &str| {
        let answer = answer(&["--games", "2", "--profile", &profile(variant)]);
        let ends = answer["ends"]["rounds_played"].as_u64();
        assert_eq!(ends, Some(2), "{answer}");
        answer["figures"]["rounds"]["max"].as_u64().unwrap()
    };
    assert_eq!((rounds(""), rounds("#club"), rounds("#club-long")), (3, 3, 5));
    let unknown = error(&mut simulate(&["--profile", &profile("#short")]));
    assert!(unknown.contains("the profiles are club, club-long"), "{unknown}");
    fs::write(&file, text.replace("rounds = 3", "rounds = 0\nlast = 4")).unwrap();
    let faults = error(&mut simulate(&["--profile", &profile("")]));
    assert!(faults.contains("club.toml: line 4: "), "{faults}");
    assert!(faults.contains("; line 5: unknown field `last`"), "{faults}");
}

#[test]
fn the_form_of_the_game_is_told() {
    let answer = answer(&["--games", "1", "--form", "joker"]);
    assert_eq!((&answer["profile"], &answer["form"]), (&"house".into(), &"joker".into()));
    let text = output(&mut simulate(&["--games", "1", "--form", "joker"]));
    assert!(text.contains("profile      house, form joker\n"), "{text}");
}

#[test]
fn words_of_a_theme_in_a_file_score_more_and_those_that_the_list_lacks_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let theme = |text: &str| {
        let file = folder.path().join("music.txt");
        fs::write(&file, text).unwrap();
        file.display().to_string()
    };
    let total = |options: &[&str]| {
        let answer = answer(&[&["--games", "1", "--seed", "2026"], options].concat());
        (answer["theme"].clone(), answer["figures"]["total"]["max"].as_i64().unwrap())
    };
    let (none, plain) = total(&[]);
    assert!(none.is_null());
    // Whatever two letters are laid first makes some of these words.
    let words = "qi, za;re\nto at on is it qqqq";
    let (marked, _) = total(&["--theme", &theme("\u{feff}qi")]);
    assert_eq!(marked["words"], serde_json::json!(["qi"]), "an editor's mark belongs to no word");
    let (named, more) = total(&["--theme", &theme(words), "--theme-points", "100"]);
    assert_eq!((&named["name"], &named["points"]), (&"music".into(), &100.into()));
    assert!(!named["words"].as_array().unwrap().contains(&"qqqq".into()), "{named}");
    assert!(more >= plain + 100, "{more} and {plain}");
    let told = simulate(&["--games", "1", "--theme", &theme(words)]).output().unwrap();
    let (text, warning) = (String::from_utf8(told.stdout), String::from_utf8(told.stderr));
    assert!(text.unwrap().contains("Theme: music, +5 a word\n"));
    assert!(warning.unwrap().contains("music.txt: not in the word list"));
    let empty = error(&mut simulate(&["--theme", &theme("qqqq")]));
    assert!(empty.contains("music.txt: no word of the theme is in the word list"), "{empty}");
    let alone = error(&mut simulate(&["--theme-points", "7"]));
    assert!(alone.contains("--theme"), "{alone}");
}

#[test]
fn what_cannot_be_done_is_named() {
    let cases: [(&[&str], &str); 8] = [
        (&["--form", "chess"], "seven-of-eight"),
        (&["--games", "0"], "--games"),
        (&["--games", "many"], "--games"),
        (&["--first", "0"], "--first"),
        (&["--threads", "0"], "--threads"),
        (&["--profile", "casino"], "no profile “casino”"),
        (&["--switch", "no-bag"], "no-bag"),
        (&["--games", "1", "--out", "."], "a folder"),
    ];
    for (options, reason) in cases {
        let error = error(&mut simulate(options));
        assert!(error.contains(reason), "{options:?}: {error}");
    }
}

#[test]
fn a_table_that_cannot_be_begun_costs_no_game() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("nowhere/games.csv");
    let error = error(simulate(&["--games", "1000000000000", "--out"]).arg(&file));
    assert!(error.contains("nowhere"), "{error}");
}

mod long {
    use super::{BTreeMap, EMBEDDED, Value, env, flavita, output, table};

    #[test]
    #[ignore = "long: bash tests/check"]
    fn every_edition_is_simulated() {
        for (id, _) in EMBEDDED {
            let text =
                output(&mut flavita(&["simulate", "--edition", id, "--games", "2", "--json"]));
            let answer: Value = serde_json::from_str(&text).unwrap();
            assert_eq!(answer["edition"], *id);
            let rounds = answer["figures"]["rounds"]["min"].as_u64().unwrap();
            assert!(rounds > 12, "{id}: {rounds} rounds");
        }
    }

    #[test]
    #[ignore = "long: bash tests/check"]
    fn every_profile_and_form_plays_the_same_on_every_number_of_threads() {
        let profiles = ["house", "fisf", "fisf-blitz", "cas", "fise", "chew"];
        let forms = ["joker", "seven-of-eight", "nine-letters", "two-bags"];
        let by = |option: &'static str| move |id: &'static str| [option, id];
        let ways = profiles.map(by("--profile")).into_iter();
        let games = if env::var_os("FLAVITA_CI").is_some() { "6" } else { "3" };
        let mut seen = BTreeMap::new();
        for way in ways.chain(forms.map(by("--form"))) {
            let table =
                |threads| table(&[&["--games", games, "--threads", threads], &way[..]].concat());
            let alone = table("1");
            assert_eq!(alone, table("3"), "{way:?}");
            seen.entry(alone).or_insert_with(Vec::new).push(way[1]);
        }
        let same: Vec<_> = seen.into_values().filter(|ways| ways.len() > 1).collect();
        assert_eq!(
            same,
            [vec!["house", "fisf", "fisf-blitz"]],
            "they differ in what slips are worth, not in what is drawn and laid"
        );
    }
}
