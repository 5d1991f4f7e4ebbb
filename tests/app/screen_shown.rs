//! Tests of `src/app/screen/shown.rs`.

use flavita_app::screen::shown::{Change, Pause, Scene, Screen};
use flavita_app::screen::wifi::Wifi;
use std::fs;

fn screen(changes: &[Change]) -> Screen {
    let mut screen = Screen::default();
    for change in changes {
        screen.take(change);
    }
    screen
}

#[test]
fn dark_and_back_shows_what_was_there() {
    let standings = Change::Scene(Scene::Standings);
    assert_eq!(screen(&[standings.clone(), Change::Dark]).scene, Scene::Blank);
    let back = screen(&[standings.clone(), Change::Dark, Change::Dark]);
    assert_eq!(back.scene, Scene::Standings);
    let chosen = screen(&[standings, Change::Scene(Scene::Blank), Change::Dark]);
    assert_eq!(chosen.scene, Scene::Standings, "dark however it became so");
}

#[test]
fn once_it_follows_the_game_again_dark_comes_back_to_the_game() {
    let mut screen = screen(&[Change::Scene(Scene::Standings), Change::Dark]);
    screen.banner = "Сдайте бланки".to_owned();
    screen.follow_the_game();
    assert_eq!(screen.scene, Scene::Auto);
    assert_eq!(screen.banner, "Сдайте бланки", "a notice stays until it is taken away");
    screen.take(&Change::Dark);
    screen.take(&Change::Dark);
    assert_eq!(screen.scene, Scene::Auto);
}

#[test]
fn texts_grow_and_shrink_within_what_fits() {
    let larger = Change::Size { is_larger: true };
    let smaller = Change::Size { is_larger: false };
    assert_eq!(screen(std::slice::from_ref(&smaller)).size(), 100);
    assert_eq!(screen(&[larger.clone(), larger.clone()]).size(), 130);
    let most = screen(&[larger.clone(), larger.clone(), larger]);
    assert_eq!(most.size(), 130);
    assert_eq!(most.may_change(), (true, false));
}

#[test]
fn the_hall_sees_the_wifi_only_where_it_is_to_be_shown() {
    let wifi = |is_shown| Wifi::read("Клуб", "12345678", is_shown).unwrap();
    let hidden = screen(&[Change::Wifi(wifi(false))]);
    assert!(hidden.for_the_hall().wifi.is_none());
    let shown = screen(&[Change::Wifi(wifi(true))]);
    assert!(shown.for_the_hall().wifi.is_some());
}

#[test]
fn what_is_kept_comes_back_and_what_is_damaged_begins_anew() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("cup.sqlite");
    assert_eq!(Screen::load(&file), Screen::default());
    let pause =
        Pause { until: "19:30".to_owned(), text: "<b>Чай</b> \"внизу\"".to_owned() };
    let wifi = Wifi::read("Клуб;1", "12345678", true).unwrap();
    let kept = screen(&[
        Change::Pause(pause),
        Change::Banner("Сдайте бланки".to_owned()),
        Change::Wifi(wifi),
    ]);
    kept.keep(&file).unwrap();
    assert_eq!(Screen::load(&file), kept);
    fs::write(file.with_extension("screen"), "scene = 7").unwrap();
    assert_eq!(Screen::load(&file), Screen::default());
}

#[cfg(unix)]
#[test]
fn only_the_owner_reads_the_file() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let tournament = folder.path().join("cup.sqlite");
    Screen::default().keep(&tournament).unwrap();
    let mode = fs::metadata(tournament.with_extension("screen")).unwrap().permissions().mode();
    assert_eq!(mode & 0o077, 0);
}
