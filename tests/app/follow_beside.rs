//! Tests of `src/app/follow/beside.rs`.

use flavita_app::follow::beside::Beside;
use flavita_app::screen::shown::{Change, Screen};
use flavita_app::sealed::seating;
use std::fs;

#[test]
fn the_screen_and_the_sealed_game_go_along() {
    let folder = tempfile::tempdir().unwrap();
    let [here, there] = ["here.sqlite", "there.sqlite"].map(|name| folder.path().join(name));
    let mut screen = Screen::default();
    screen.take(&Change::Banner("Сдайте бланки".to_owned()));
    let before = Beside::of(&here).mark();
    screen.keep(&here).unwrap();
    fs::write(seating::beside(&here), "sealed").unwrap();
    let gone_along = Beside::of(&here);
    assert_ne!(gone_along.mark(), before);
    gone_along.keep(&there).unwrap();
    assert_eq!(Beside::of(&there), gone_along);
    assert_eq!(gone_along.sealed.as_deref(), Some("sealed"));
}
