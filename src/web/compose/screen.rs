//! What the console can put on the screen of the hall.

use crate::compose::scene;
use crate::pages::screen::{SceneChoice, ScreenControl};
use flavita_app::{scene::Scene, view::DeskView};
use flavita_i18n::{catalogue::say, language::Language};
use flavita_tournament::model::text::LONGEST_NOTICE;

/// The sentences that are at hand.
const READY: [&str; 4] = ["banner-break", "banner-slips", "banner-quiet", "banner-seats"];

/// The panel as it stands.
pub fn control(view: &DeskView, language: Language) -> ScreenControl {
    let screen = &view.screen;
    let choice = |(at, (one, name)): (usize, (_, &'static str))| SceneChoice {
        digit: at + 1,
        name,
        text: scene::name(one, language),
        is_chosen: one == screen.scene,
    };
    let (can_shrink, can_grow) = screen.may_change();
    ScreenControl {
        scenes: scene::all().enumerate().map(choice).collect(),
        is_by_hand: screen.scene != Scene::Auto,
        banner: screen.banner.clone(),
        ready: READY.map(|key| say(language, key, &[])).to_vec(),
        size: format!("{} %", screen.size()),
        can_shrink,
        can_grow,
        until: screen.pause.until.clone(),
        pause: screen.pause.text.clone(),
        longest: LONGEST_NOTICE,
    }
}
