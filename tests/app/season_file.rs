//! Tests of `src/app/season/seasons.rs`.

use flavita_app::season::seasons::{ids, keep, keep_new, load, season_file};
use flavita_contests::season::definition::Season;
use std::fs;

#[test]
fn what_is_kept_comes_back_and_nothing_else_is_left() {
    let folder = tempfile::tempdir().unwrap();
    let mut season = Season::new("Сезон \"2026\"");
    season.tournaments.insert("2026-01-11-1".to_owned());
    assert_eq!(keep_new(folder.path(), &season).unwrap(), "season-1");
    assert_eq!(keep_new(folder.path(), &season).unwrap(), "season-2");
    season.name = "Другой".to_owned();
    let file = season_file(folder.path(), "season-2");
    keep(&file, &season).unwrap();
    assert_eq!(load(&file).unwrap(), season);
    assert_eq!(ids(folder.path()).unwrap(), ["season-1", "season-2"]);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
}

#[test]
fn a_file_that_is_no_season_is_named_with_its_line_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = season_file(folder.path(), "season-1");
    let text = "name = \"2026\"\nrule = \"goals\"\ntake = \"all\"\n";
    fs::write(&file, text).unwrap();
    let fault = load(&file).unwrap_err().to_string();
    assert!(fault.contains("season-1.season: line 2: there is no rule \"goals\""), "{fault}");
    assert_eq!(keep_new(folder.path(), &Season::new("2027")).unwrap(), "season-2");
    assert_eq!(fs::read_to_string(&file).unwrap(), text);
}

#[test]
fn where_nothing_can_be_written_what_was_there_stays() {
    let folder = tempfile::tempdir().unwrap();
    let [data, taken_away] = ["data", "stick"].map(|name| folder.path().join(name));
    fs::create_dir(&data).unwrap();
    let file = season_file(&data, "season-1");
    keep(&file, &Season::new("2026")).unwrap();
    fs::rename(&data, &taken_away).unwrap();
    assert!(keep(&file, &Season::new("2027")).is_err());
    assert_eq!(load(&season_file(&taken_away, "season-1")).unwrap().name, "2026");
}
