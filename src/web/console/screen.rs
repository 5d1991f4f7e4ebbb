//! What the console can put on the screen of the hall.

use flavita_app::{desk::view::DeskView, screen::shown::Scene};
use flavita_i18n::language::Language;
use flavita_tournament::model::text::LONGEST_NOTICE;
use serde::Serialize;

/// The panel behind F9.
#[derive(Default, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "what a template asks")]
pub struct ScreenControl {
    /// The scenes, each with its digit.
    pub scenes: Vec<SceneChoice>,
    /// Whether one was put there by hand: it stays until the next round opens.
    pub is_by_hand: bool,
    /// Whether a top is shown with what it is.
    pub tells_meaning: bool,
    /// The notice that is shown; empty without one.
    pub banner: String,
    /// `100 %`.
    pub size: String,
    /// Whether texts can be smaller.
    pub can_shrink: bool,
    /// Whether texts can be larger.
    pub can_grow: bool,
    /// The time that the break names; empty without one.
    pub until: String,
    /// What else the break says.
    pub pause: String,
    /// The most letters of a notice.
    pub longest: usize,
}

/// A scene to choose.
#[derive(Serialize)]
pub struct SceneChoice {
    /// The digit that chooses it: 1 to 8.
    pub digit: usize,
    /// Its name in requests.
    pub name: Scene,
    /// Its name for people.
    pub text: String,
    /// Whether it is chosen now.
    pub is_chosen: bool,
}

/// The panel as it stands.
pub fn control(view: &DeskView, language: Language) -> ScreenControl {
    let screen = &view.screen;
    let choice = |(digit, scene): (usize, Scene)| SceneChoice {
        digit,
        name: scene,
        text: scene_name(scene, language),
        is_chosen: scene == screen.scene,
    };
    let (can_shrink, can_grow) = screen.may_change();
    ScreenControl {
        scenes: (1..).zip(OFFERED).map(choice).collect(),
        is_by_hand: screen.scene != Scene::Auto,
        tells_meaning: screen.tells_meaning,
        banner: screen.banner.clone(),
        size: say!(language, "picture-percent", n = u32::from(screen.size())),
        can_shrink,
        can_grow,
        until: screen.pause.until.clone(),
        pause: screen.pause.text.clone(),
        longest: LONGEST_NOTICE,
    }
}

/// The scenes in the order of offer; the result offers the steps of the ceremony before the first place.
const OFFERED: [Scene; 8] = [
    Scene::Auto,
    Scene::Draw,
    Scene::Reveal,
    Scene::Standings,
    Scene::Lobby,
    Scene::Final,
    Scene::Break,
    Scene::Blank,
];

/// The name of a scene for people.
pub fn scene_name(scene: Scene, language: Language) -> String {
    say!(language, &format!("scene-{scene}"))
}
