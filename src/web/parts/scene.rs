//! Names of the scenes of the screen.

use flavita_app::screen::scene::Scene;
use flavita_i18n::language::Language;

/// Every scene with its name in requests and its key in the catalogue, in the order of offer.
const SCENES: [(Scene, &str, &str); 8] = [
    (Scene::Auto, "auto", "scene-auto"),
    (Scene::Draw, "draw", "scene-draw"),
    (Scene::Reveal, "reveal", "scene-reveal"),
    (Scene::Standings, "standings", "scene-standings"),
    (Scene::Lobby, "lobby", "scene-lobby"),
    (Scene::Final, "final", "scene-final"),
    (Scene::Break, "break", "scene-break"),
    (Scene::Blank, "blank", "scene-blank"),
];

/// The steps of the ceremony before the first place, which are offered by the result and not
/// among the scenes.
const CEREMONY: [(Scene, &str, &str); 2] =
    [(Scene::Third, "third", "scene-third"), (Scene::Second, "second", "scene-second")];

/// The scene of this name in requests.
pub fn from_name(name: &str) -> Option<Scene> {
    let mut all = SCENES.iter().chain(&CEREMONY);
    all.find(|(_, known, _)| *known == name).map(|(scene, ..)| *scene)
}

/// The name of a scene for people.
pub fn name(scene: Scene, language: Language) -> String {
    let key = SCENES
        .iter()
        .chain(&CEREMONY)
        .find(|(known, ..)| *known == scene)
        .map_or("", |(.., key)| key);
    say!(language, key)
}

/// Every scene with its name in requests, in the order of offer.
pub(crate) fn all() -> impl Iterator<Item = (Scene, &'static str)> {
    SCENES.iter().map(|(scene, name, _)| (*scene, *name))
}
