//! Names of the scenes of the screen.

use flavita_app::screen::shown::Scene;
use flavita_i18n::language::Language;

/// The scenes in the order of offer; the result offers the steps of the ceremony before the first place.
pub(crate) const OFFERED: [Scene; 8] = [
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
pub fn name(scene: Scene, language: Language) -> String {
    say!(language, &format!("scene-{}", scene.name()))
}
