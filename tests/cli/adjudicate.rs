//! `flavita adjudicate`: a written game that was counted by hand, and how it may be written.

use std::{fs, path::Path};

use predicates::prelude::*;
use tempfile::TempDir;

use super::{data, flavita, output, words};

/// Writes both files into a folder and judges them into `out` below it.
pub(crate) fn adjudicate(
    folder: &Path,
    game: impl AsRef<[u8]>,
    slips: impl AsRef<[u8]>,
) -> Vec<String> {
    let (game_file, slips_file) = (folder.join("game.csv"), folder.join("slips.csv"));
    fs::write(&game_file, game).unwrap();
    fs::write(&slips_file, slips).unwrap();
    let path = |path: &Path| path.display().to_string();
    [
        "adjudicate",
        "--words",
        &words(),
        "--profile",
        &path(&data("profile.toml")),
        "--lang",
        "en",
        "--game",
        &path(&game_file),
        "--slips",
        &path(&slips_file),
        "--out",
        &path(&folder.join("out")),
    ]
    .map(str::to_owned)
    .to_vec()
}

pub(crate) fn text(name: &str) -> String {
    fs::read_to_string(data(name)).unwrap()
}

fn run(arguments: &[String]) -> assert_cmd::assert::Assert {
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    flavita(&arguments).assert()
}

fn table(folder: &TempDir, name: &str) -> String {
    let path = folder.path().join("out").join(name);
    fs::read_to_string(path).unwrap().replace("\r\n", "\n")
}

fn assert_expected(folder: &TempDir) {
    for name in ["standings.csv", "rounds.csv", "slips.csv"] {
        let expected = text(&format!("expected/{name}"));
        assert_eq!(table(folder, name), expected, "{name}");
    }
}

#[test]
fn the_tables_are_those_counted_by_hand() {
    let folder = TempDir::new().unwrap();
    let arguments = adjudicate(folder.path(), text("game.csv"), text("slips.csv"));
    let warning = "game.csv, line 4: warning: the rack ТОМЙЬЪЩ is below the minimum of 2 vowels";
    run(&arguments).code(0).stdout("").stderr(predicate::str::contains(warning));
    assert_expected(&folder);
    let written = fs::read_dir(folder.path().join("out")).unwrap().count();
    assert_eq!(written, 3, "nothing is left beside the tables");
}

#[test]
fn other_signs_columns_and_line_ends_change_nothing() {
    let turned = |text: String, order: &[usize]| {
        let row = |line: &str| {
            let cells: Vec<&str> = line.split(',').collect();
            let cells: Vec<&str> = order.iter().map(|i| cells[*i]).collect();
            cells.join(";")
        };
        let rows: Vec<String> = text.lines().map(row).collect();
        format!("\u{feff}{}\r\n\r\n", rows.join("\r\n"))
    };
    let folder = TempDir::new().unwrap();
    let game = turned(text("game.csv"), &[3, 0, 2, 1]);
    let slips = turned(text("slips.csv"), &[5, 4, 3, 2, 1, 0]).replace("179.5", "179,5");
    run(&adjudicate(folder.path(), game, slips)).code(0);
    assert_expected(&folder);
}

#[test]
fn an_earlier_result_is_replaced() {
    let folder = TempDir::new().unwrap();
    fs::create_dir(folder.path().join("out")).unwrap();
    fs::write(folder.path().join("out/standings.csv"), "old").unwrap();
    run(&adjudicate(folder.path(), text("game.csv"), text("slips.csv"))).code(0);
    assert_expected(&folder);
}

#[test]
fn a_slip_of_nonsense_is_a_zero_with_a_reason() {
    let cases = [
        ("З8", "QQQ", "unknown_letter"),
        ("З88", "КОД", "unreadable_coordinates"),
        ("", "КОД", "no_coordinates"),
        ("З7", "ДОМДОМ", "not_in_rack|not_in_dictionary"),
        ("З14", "МОДА", "off_board"),
    ];
    for (at, word, reasons) in cases {
        let folder = TempDir::new().unwrap();
        let slips = format!("round,player,at,word,claimed,seconds\n1,Ада,{at},{word},,\n");
        run(&adjudicate(folder.path(), text("game.csv"), slips)).code(0);
        let slips = table(&folder, "slips.csv");
        assert!(slips.contains(&format!(",0,zero,{reasons},")), "{slips}");
    }
}

#[test]
fn of_several_slips_the_first_or_the_last_counts_where_the_profile_says_so() {
    let slips = "round,player,at,word,claimed,seconds\n\
                 1,Ада,З7,ДОМ,,20\n1,Ада,З8,МОДА,,181\n";
    for (several, verdict) in [
        ("zero", "МОДА,,181,0,,0,zero,several_slips,"),
        ("first", "ДОМ,,20,10,10,0,valid,,"),
        ("last", "МОДА,,181,0,12,0,zero,late,"),
    ] {
        let folder = TempDir::new().unwrap();
        let profile = folder.path().join("profile.toml");
        let rules = format!("several_slips = \"{several}\"\n{}", text("profile.toml"));
        fs::write(&profile, rules).unwrap();
        let mut arguments = adjudicate(folder.path(), text("game.csv"), slips);
        arguments[4] = profile.display().to_string();
        run(&arguments).code(0);
        let slips = table(&folder, "slips.csv");
        assert!(slips.contains(verdict), "{several}: {slips}");
    }
}

#[test]
fn a_word_on_the_board_that_is_not_in_the_dictionary_is_a_warning() {
    let folder = TempDir::new().unwrap();
    let game = text("game.csv").replace("З8,МОДА", "З8,ДОМЫ");
    let game: Vec<&str> = game.lines().take(2).collect();
    let slips = "round,player,at,word,claimed,seconds\n1,1,З8,КОДА,,";
    let arguments = adjudicate(folder.path(), game.join("\n"), slips);
    run(&arguments)
        .code(0)
        .stderr(predicate::str::contains("line 2: warning: ДОМЫ is not in the word list."));
    assert!(table(&folder, "rounds.csv").contains("1,ДОМАКТЫ,12,12,З8,ДОМЫ,"));
}

#[test]
fn without_a_given_placement_the_top_with_the_fewest_blanks_and_the_first_in_order_is_laid() {
    let folder = TempDir::new().unwrap();
    // КОД and КОДа both score 10; КОДа could start further left but spends the blank.
    let game = "round,rack,at,word\n1,КОД?ЬЪЫ,,\n";
    let slips = "round,player,at,word,claimed,seconds\n1,7,З5,КОДа,,\n";
    run(&adjudicate(folder.path(), game, slips)).code(0);
    let rounds = table(&folder, "rounds.csv");
    assert!(rounds.contains("1,КОД?ЬЪЫ,7,10,З6,КОД,10,"), "{rounds}");
    let slips = table(&folder, "slips.csv");
    assert!(slips.contains(",10,10,1,valid,"), "every top is one: {slips}");
}

#[test]
fn a_round_in_which_nothing_can_be_laid_leaves_the_board_as_it_is() {
    let folder = TempDir::new().unwrap();
    let game = "round,rack,at,word\n1,ЙЬЪЩЫШФ,,\n2,ДОМАКТЫ,З8,МОДА\n";
    let slips = "round,player,at,word,claimed,seconds\n2,7,З8,КОДА,,\n";
    let warning = "line 2: warning: ЙЬЪЩЫШФ has no legal play; the board stays as it is";
    run(&adjudicate(folder.path(), game, slips)).code(0).stderr(predicate::str::contains(warning));
    let rounds = table(&folder, "rounds.csv");
    assert!(rounds.contains("\n1,ЙЬЪЩЫШФ,0,0,,,,0,0,,1,180\n"), "{rounds}");
}

#[test]
fn numbered_players_keep_their_number_and_names_get_the_free_ones() {
    let folder = TempDir::new().unwrap();
    let slips = "round,player,at,word,claimed,seconds\n1,Ада,,,,\n1,2,,,,\n1,1,,,,\n1,=Ван,,,,\n2,002,,,,\n";
    run(&adjudicate(folder.path(), text("game.csv"), slips)).code(0);
    let standings = table(&folder, "standings.csv");
    let players: Vec<(&str, &str)> = standings
        .lines()
        .skip(1)
        .map(|line| line.split(',').collect::<Vec<_>>())
        .map(|cells| (cells[10], cells[1]))
        .collect();
    assert_eq!(players, [("1", "1"), ("2", "2"), ("3", "Ада"), ("4", "'=Ван")]);
}

#[test]
fn the_house_profile_and_the_embedded_words_are_the_default() {
    let folder = TempDir::new().unwrap();
    let game = "round,rack,at,word\n1,ДОМАКТЫ,,\n";
    let slips = "round,player,at,word,claimed,seconds\n1,Ада,,,,\n1,Ван,З8,ТОМ,,\n";
    let all = adjudicate(folder.path(), game, slips);
    // The program's name for the command, and the three paths.
    let arguments: Vec<&str> =
        std::iter::once(&all[0]).chain(&all[7..]).map(String::as_str).collect();
    output(&mut flavita(&arguments));
    assert!(table(&folder, "slips.csv").contains("Бланк пустой."));
    assert!(table(&folder, "standings.csv").contains(",Ада,"));
}
