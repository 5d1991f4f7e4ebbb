//! `flavita lexicon`.

use std::{fs, path::Path};

use serde_json::{Value, json};
use tempfile::TempDir;

use super::{error, flavita, output, words};

/// A folder with lists of a test's own.
struct Lists(TempDir);

impl Lists {
    fn new() -> Self {
        Self(TempDir::new().unwrap())
    }

    fn path(&self, name: &str) -> String {
        self.0.path().join(name).display().to_string()
    }

    fn write(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        fs::write(self.0.path().join(name), content).unwrap();
        self.path(name)
    }

    /// Compiles a list, which must succeed.
    fn compiled(&self, edition: &str, name: &str, content: &str) -> String {
        let (plain, out) = (self.write("plain.txt", content), self.path(name));
        output(&mut flavita(&build(edition, &plain, &out)));
        out
    }

    fn has(&self, name: &str) -> bool {
        self.0.path().join(name).exists()
    }
}

fn build<'a>(edition: &'a str, plain: &'a str, out: &'a str) -> Vec<&'a str> {
    let lexicon = ["lexicon", "build", "--edition", edition];
    [&lexicon[..], &["--words", plain, "--out", out]].concat()
}

#[test]
fn words_are_found_by_pattern_letters_and_length() {
    let lists = Lists::new();
    let list = lists.compiled("en-scrabble", "club.lexicon", "arc\ncar\ncars\nscar\nza\n");
    let find = |asked: &[&str]| {
        let mut command = flavita(&["lexicon", "find", "--words", &list]);
        command.args(asked).assert()
    };
    find(&["?car"]).code(0).stdout("SCAR\n").stderr("1 word found\n");
    find(&["--letters", "rac", "--all"]).code(0).stdout("ARC\nCAR\n");
    find(&["--with", "s", "--from", "4", "--most", "1"])
        .code(0)
        .stdout("CARS\n")
        .stderr("The first word\n");
    find(&["z*", "--odds", "--edition", "en-scrabble"]).code(0).stdout("ZA\t1:165\n");
    find(&["q*"]).code(1).stdout("").stderr("Nothing found\n");
    find(&["[q"]).code(2);
}

#[test]
fn a_list_is_compiled_described_and_asked() {
    let lists = Lists::new();
    let (plain, out) = (words(), lists.path("club.lexicon"));
    let mut build = build("ru-scrabble", &plain, &out);
    build.extend(["--name", "Club"]);
    assert!(output(&mut flavita(&build)).contains("11 words"));
    let info = output(&mut flavita(&["lexicon", "info", "--words", &out]));
    assert!(info.contains("name      Club\nwords     11\n"), "{info}");
    assert!(info.contains(" 2 letters         2\n"), "{info}");
    let check = |words: &[&str]| {
        let mut command = flavita(&["lexicon", "check", "--words", &out]);
        command.args(words).assert()
    };
    let found = "код\tyes\tК О Д\tClub\nМОДА\tyes\tМ О Д А\tClub\n";
    check(&["код", "МОДА"]).code(0).stdout(found);
    let missed = "код\tyes\tК О Д\tClub\nфея\tno\tФ Е Я\tClub\n";
    check(&["код", "фея"]).code(1).stdout(missed);
}

#[test]
fn a_plain_and_a_compiled_list_of_the_same_words_have_the_same_checksum() {
    let lists = Lists::new();
    let (plain, out) = (words(), lists.path("club.lexicon"));
    output(&mut flavita(&build("ru-scrabble", &plain, &out)));
    let checksum = |file: &str| {
        let info = output(&mut flavita(&["lexicon", "info", "--words", file]));
        let line = info.lines().find(|line| line.starts_with("checksum"));
        line.unwrap().to_owned()
    };
    assert_eq!(checksum(&out), checksum(&words()));
}

#[test]
fn a_list_is_built_from_any_usual_encoding_and_says_which() {
    let lists = Lists::new();
    let out = lists.path("club.lexicon");
    let utf_16: Vec<u8> = "дом\nёж\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    for (content, encoding) in [
        ("дом\nе\u{308}ж\n".as_bytes(), "UTF-8"),
        (&utf_16, "UTF-16LE"),
        (b"\xe4\xee\xec\r\n\xb8\xe6\r\n", "windows-1251"),
    ] {
        let plain = lists.write("plain.txt", content);
        let run = flavita(&build("ru-scrabble", &plain, &out)).assert().code(0);
        let said = String::from_utf8(run.get_output().stderr.clone()).unwrap();
        assert_eq!(said, format!("{plain}: read as {encoding}\n"));
        let check = ["lexicon", "check", "--words", &out, "дом", "ёж"];
        output(&mut flavita(&check));
    }
}

#[test]
fn the_encoding_asked_for_overrules_the_one_recognised() {
    let lists = Lists::new();
    let (plain, out) = (lists.write("koi8.txt", b"\xc4\xcf\xcd\n"), lists.path("out"));
    let mut build = build("ru-scrabble", &plain, &out);
    build.extend(["--encoding", "koi8-r"]);
    output(&mut flavita(&build));
    output(&mut flavita(&["lexicon", "check", "--words", &out, "дом"]));
    *build.last_mut().unwrap() = "cp9999";
    assert!(error(&mut flavita(&build)).contains("no encoding \"cp9999\""));
    *build.last_mut().unwrap() = "utf-8";
    assert!(error(&mut flavita(&build)).contains("koi8.txt: line 1 is not UTF-8"));
}

#[test]
fn a_bad_line_is_named_with_its_number_and_reason_and_nothing_is_written() {
    let lists = Lists::new();
    let plain = lists.write("list.txt", "код\nкто-то\nKОД\nкод\n");
    let out = lists.path("list.lexicon");
    let mut build = build("ru-scrabble", &plain, &out);
    let fault = error(&mut flavita(&build));
    for sentence in [
        "list.txt, line 2: \"кто-то\": no tile shows '-' (character 4)\n",
        "list.txt, line 3: \"KОД\": 'K' (character 1) is Latin, the tile 'К' is Cyrillic\n",
        "list.txt: repeated words: 1\n",
        "list.txt: 2 lines are not words of ru-scrabble; ",
    ] {
        assert!(fault.contains(sentence), "{fault}");
    }
    assert!(!lists.has("list.lexicon"));
    build.push("--leave-out");
    let run = flavita(&build).assert().code(0);
    let said = String::from_utf8(run.get_output().stderr.clone()).unwrap();
    assert!(said.contains("line 2: \"кто-то\""), "still named: {said}");
    let info = output(&mut flavita(&["lexicon", "info", "--words", &out]));
    assert!(info.contains("words     1\n"), "{info}");
}

#[test]
fn many_bad_lines_are_counted_by_reason_and_all_stand_in_the_rejects() {
    let lists = Lists::new();
    let plain = lists.write("list.txt", "к\n".repeat(22) + "код\tи\nк\\д\n" + &"к".repeat(16));
    let (out, rejects) = (lists.path("list.lexicon"), lists.path("bad.tsv"));
    let mut build = build("ru-scrabble", &plain, &out);
    build.extend(["--rejects", &rejects]);
    let fault = error(&mut flavita(&build));
    let rest = "... and 5 more: 1 a letter that no tile shows, 1 more than one word, \
                1 too long, 2 too short\n";
    assert!(fault.contains(rest), "{fault}");
    let table = fs::read_to_string(&rejects).unwrap();
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!(lines[..2], ["line\tword\treason", "1\tк\t1 tile, a word has 2 to 15"]);
    assert_eq!(lines[23], "23\tкод\\tи\tmore than one word on the line");
    assert_eq!(lines[24], "24\tк\\\\д\tno tile shows '\\\\' (character 2)");
    assert_eq!(lines.len(), 26);
}

#[test]
fn a_list_is_not_overwritten_by_what_is_made_of_it() {
    let lists = Lists::new();
    let plain = lists.write("list.txt", "код\n");
    let fault = error(&mut flavita(&build("ru-scrabble", &plain, &plain)));
    assert!(fault.contains("--out"), "{fault}");
    assert_eq!(fs::read_to_string(Path::new(&plain)).unwrap(), "код\n");
}

#[test]
fn every_cut_of_a_word_has_its_own_answer() {
    let lists = Lists::new();
    let list = lists.compiled("hu-scrabble", "hu", "köz|ség\n");
    let check = ["lexicon", "check", "--words", &list];
    let asked = output(flavita(&check).arg("község"));
    assert_eq!(asked, "község\tyes\tK Ö Z S É G\tplain\n\tno\tK Ö ZS É G\n");
    let json = output(flavita(&check).args(["--json", "község"]));
    let answer: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(answer["in"], true);
    let cut = json!({ "tiles": ["K", "Ö", "ZS", "É", "G"], "spelling": "KÖZSÉG", "in": false });
    assert_eq!(answer["cuts"][0], cut);
    assert_eq!(answer["cuts"][1]["spelling"], "KÖZ|SÉG");
}

#[test]
fn a_word_of_the_published_list_is_told_with_what_it_is() {
    let check = ["lexicon", "check", "--edition", "ru-scrabble"];
    let asked = output(flavita(&check).arg("вузам"));
    let told = "\tmeaning\tвуз\u{a0}– noun, masculine: dative, plural (OpenCorpora)\n";
    assert!(asked.contains(told), "{asked}");
    let json = output(flavita(&check).args(["--json", "вузам"]));
    let answer: Value = serde_json::from_str(&json).unwrap();
    let reading = json!({
        "lemma": "вуз", "class": "noun", "marks": ["masculine"], "labels": [],
        "source": "OpenCorpora", "forms": [["dative", "plural"]], "note": "",
    });
    assert_eq!(answer["meanings"], json!([reading]));
}

#[test]
fn a_word_that_is_out_is_followed_by_its_near_misses() {
    let lists = Lists::new();
    let list = lists.compiled("ru-scrabble", "ru", "ёлка\nелки\nдом\n");
    let check = ["lexicon", "check", "--words", &list];
    let asked = flavita(&check).arg("елка").assert().code(1);
    asked.stdout("елка\tno\tЕ Л К А\tplain\n\tnear\tЁЛКА ЕЛКИ\n");
    let run = flavita(&check).args(["--json", "дoм"]).assert().code(1);
    let answer: Value = serde_json::from_slice(&run.get_output().stdout).unwrap();
    let latin = "'O' (character 2) is Latin, the tile 'О' is Cyrillic";
    assert_eq!(answer["fault"], latin);
    assert_eq!(answer["near"], json!([{ "word": "ДОМ", "miss": "look-alike" }]));
}

#[test]
fn a_long_row_of_near_misses_says_how_many_more_there_are() {
    let lists = Lists::new();
    let near = "бом вом гом дом еом жом зом иом ком лом мом ном".replace(' ', "\n");
    let list = lists.compiled("ru-scrabble", "ru", &near);
    let check = ["lexicon", "check", "--words", &list, "ром"];
    let expected = "БОМ ВОМ ГОМ ДОМ ЕОМ ЖОМ ЗОМ ИОМ КОМ ЛОМ and 2 more";
    let stdout = format!("ром\tno\tР О М\tplain\n\tnear\t{expected}\n");
    flavita(&check).assert().code(1).stdout(stdout);
}

#[test]
fn a_compiled_list_says_for_which_editions_it_is() {
    let lists = Lists::new();
    let list = lists.compiled("hu-scrabble", "hu", "köz|ség\ntőr\n");
    let json = output(&mut flavita(&["lexicon", "info", "--json", "--words", &list]));
    let info: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(info["editions"], json!(["hu-scrabble"]));
    assert_eq!((&info["words"], &info["nodes"]), (&json!(2), &json!(9)));
    assert_eq!(info["lengths"], json!({ "3": 1, "6": 1 }));
    let other = ["lexicon", "info", "--words", &list, "--edition", "en-scrabble"];
    let fault = error(&mut flavita(&other));
    assert!(fault.contains("other tiles than those of en-scrabble"), "{fault}");
}

#[test]
fn two_lists_are_compared_word_by_word() {
    let lists = Lists::new();
    let old = lists.compiled("hu-scrabble", "old", "község\ntőr\nalma\n");
    let new = lists.write("new.txt", "köz|ség\ntőr\ncsend\n");
    let both = ["lexicon", "diff", "--edition", "hu-scrabble", &old, &new];
    let run = flavita(&both).assert().code(1);
    let run = run.stdout("-ALMA\n+CSEND\n+KÖZ|SÉG\n-KÖZSÉG\n");
    run.stderr(format!("2 only in {old}, 2 only in {new}, 1 in both\n"));
    let same = ["lexicon", "diff", &old, &old];
    flavita(&same).assert().code(0).stdout("");
}

#[test]
fn a_committee_decides_and_equal_words_have_one_fingerprint() {
    let lists = Lists::new();
    let heading = "word,decision,date,reason,by\n";
    let table = format!("{heading}сад,admitted,2026-11-03,есть,\nдом,removed,2026-11-04,нет,Ада\n");
    let (before, table) = (lists.write("before.txt", "дом\nкод\n"), lists.write("c.csv", table));
    let after = lists.write("after.txt", "код\nсад\n");
    let told = |arguments: &[&str]| {
        let info = output(flavita(&["lexicon", "info"]).args(arguments));
        let lines = info
            .lines()
            .filter(|line| ["checksum", "aloud"].iter().any(|name| line.starts_with(name)));
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    let decided = told(&["--words", &before, "--committee", &table]);
    assert_eq!((decided.len(), &decided), (2, &told(&["--words", &after])));
    let mut check = flavita(&["lexicon", "check", "--words", &before, "--committee", &table]);
    let stdout = "сад\tyes\tС А Д\tbefore\n\tcommittee\tadmitted 2026-11-03: есть\n";
    check.arg("сад").assert().code(0).stdout(stdout);
}

#[test]
fn a_committee_s_table_is_taken_into_a_data_folder_and_printed() {
    let lists = Lists::new();
    let table = "word,decision,date,reason,by\nСАД,admitted,2026-11-03,есть,\n";
    let (data, good) = (lists.path("data"), lists.write("good.csv", table));
    let committee = ["lexicon", "committee", "--data", &data];
    let taken = flavita(&committee).args(["--take", &good]).assert().code(0);
    taken.stderr("New decisions: 1\n");
    assert_eq!(output(&mut flavita(&committee)), table);
    let bad = lists.write("bad.csv", format!("{table}сад,perhaps,2026-11-04,так,\nя,+,x,,\n"));
    let fault = error(flavita(&committee).args(["--take", &bad]));
    assert!(fault.contains("bad.csv, line 3: \"perhaps\" is not a decision"), "{fault}");
    assert!(fault.contains("bad.csv, line 4: \"я\" is not a word"), "{fault}");
    assert_eq!(output(&mut flavita(&committee)), table, "nothing of it was taken");
}

#[test]
fn lists_that_cannot_be_compared_are_refused() {
    let lists = Lists::new();
    let hungarian = lists.compiled("hu-scrabble", "hu", "község\n");
    let russian = lists.compiled("ru-scrabble", "ru", "дом\n");
    let fault = error(&mut flavita(&["lexicon", "diff", &hungarian, &russian]));
    assert!(fault.contains("different tiles"), "{fault}");
    let plain = lists.path("plain.txt");
    let fault = error(&mut flavita(&["lexicon", "diff", &russian, &plain]));
    assert!(fault.contains("--edition: "), "{fault}");
    assert!(fault.contains("plain.txt is a plain list"), "{fault}");
}

#[test]
fn a_list_that_is_not_there_is_named() {
    let fault = error(&mut flavita(&["lexicon", "info", "--words", "no-such.txt"]));
    assert!(fault.contains("no-such.txt"), "{fault}");
}

#[test]
fn the_help_of_every_command_has_an_example() {
    for command in ["build", "info", "check", "diff", "committee"] {
        let help = output(&mut flavita(&["lexicon", command, "--help"]));
        let example = format!("\nExample:\n  flavita lexicon {command} --");
        assert!(help.contains(&example), "{help}");
    }
}
