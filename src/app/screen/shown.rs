//! What the arbiter has put on the screen of the hall. It is kept beside the tournament and is no
//! event: a log is given away, and nobody checks afterwards when the screen was dark.
//!
//! A restart in the middle of a break must show the break. The Wi-Fi lies in the same file, which
//! is for its owner alone.

use crate::{machine::files, screen::wifi::Wifi};
use flavita_store::held;
use serde::{Deserialize, Serialize};
use std::{io, path::Path, path::PathBuf};

/// How the file's name ends, after the tournament's.
pub(crate) const ENDING: &str = "screen";
/// How large texts may be, in hundredths of the size that is read from the last row.
const SIZES: [u8; 3] = [100, 115, 130];

/// The scene and what is laid over it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Screen {
    /// What it shows.
    pub scene: Scene,
    /// What it showed before it was made dark.
    before: Scene,
    /// A notice over any scene; empty without one.
    pub banner: String,
    /// How many steps larger than usual texts are: 0 to 2.
    step: u8,
    /// The name in addresses of the game of the event to which the hall has gone on.
    pub next: Option<String>,
    /// And of the one from which it came.
    pub earlier: Option<String>,
    /// Whether an announced top is shown with what it is.
    pub tells_meaning: bool,
    /// What the scene [`Scene::Break`] says.
    pub pause: Pause,
    /// The Wi-Fi of the hall, if the arbiter has entered it.
    pub wifi: Option<Wifi>,
}

/// When it goes on after a break.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Pause {
    /// A time of day, such as `19:30`; empty where none was said.
    pub until: String,
    /// Something else to say; may be empty.
    pub text: String,
}

/// Something that the arbiter changes about the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum Change {
    /// Another scene.
    Scene(Scene),
    /// Dark, or back to what was there before.
    Dark,
    /// A notice; an empty one takes it away.
    Banner(String),
    /// A break that says this.
    Pause(Pause),
    /// What a top is beside it, or not.
    Meaning,
    /// Larger or smaller texts by one step.
    Size { is_larger: bool },
    /// The Wi-Fi of the hall.
    Wifi(Option<Wifi>),
    /// What a game takes over from the one before, whose name in addresses goes with it: the size
    /// and the Wi-Fi.
    Inherit(Box<Screen>, String),
    /// The hall goes on to the game of this name in addresses.
    GoOn(String),
}

impl Screen {
    /// Changes it.
    pub fn take(&mut self, change: &Change) {
        match change {
            Change::Scene(scene) => self.show(*scene),
            Change::Meaning => self.tells_meaning = !self.tells_meaning,
            Change::Dark if self.scene == Scene::Blank => self.scene = self.before,
            Change::Dark => self.show(Scene::Blank),
            Change::Banner(text) => self.banner.clone_from(text),
            Change::Pause(pause) => {
                self.pause.clone_from(pause);
                self.show(Scene::Break);
            }
            Change::Size { is_larger: true } => self.step = (self.step + 1).min(largest()),
            Change::Size { is_larger: false } => self.step = self.step.saturating_sub(1),
            Change::Wifi(wifi) => self.wifi.clone_from(wifi),
            Change::GoOn(next) => self.next = Some(next.clone()),
            Change::Inherit(before, name) => {
                self.earlier = Some(name.clone());
                self.step = before.step;
                self.wifi.clone_from(&before.wifi);
            }
        }
    }

    /// Follows the game again: what was put on it by hand was for the time between two rounds.
    pub fn follow_the_game(&mut self) {
        (self.scene, self.before) = (Scene::Auto, Scene::Auto);
    }

    fn show(&mut self, scene: Scene) {
        if self.scene != Scene::Blank {
            self.before = self.scene;
        }
        self.scene = scene;
    }

    /// How large texts are, in hundredths of the usual size.
    pub fn size(&self) -> u8 {
        let size = SIZES.get(usize::from(self.step));
        size.copied().unwrap_or(SIZES[0])
    }

    /// Whether texts can be smaller, and larger.
    pub fn may_change(&self) -> (bool, bool) {
        (self.step > 0, self.step < largest())
    }

    /// What the hall may see of it: the Wi-Fi only where the arbiter wants it shown.
    pub fn for_the_hall(mut self) -> Self {
        self.wifi = self.wifi.filter(|wifi| wifi.is_shown);
        self
    }

    /// The screen of the tournament with this file, as it was left; the usual one where nothing or
    /// nothing readable is kept.
    pub fn load(tournament: &Path) -> Self {
        let Ok(text) = held::read_to_string(file(tournament)) else { return Self::default() };
        let kept = toml::from_str(&text);
        kept.unwrap_or_else(|error: toml::de::Error| {
            tracing::warn!(error = error.message(), "the screen of the hall begins anew");
            Self::default()
        })
    }

    /// Keeps it beside the tournament with this file, readable for the owner of the program alone.
    ///
    /// # Errors
    /// When the folder cannot be written; what was kept before stays.
    pub fn keep(&self, tournament: &Path) -> io::Result<()> {
        let text = toml::to_string(self).map_err(io::Error::other)?;
        files::replace(&file(tournament), text.as_bytes())
    }
}

fn largest() -> u8 {
    u8::try_from(SIZES.len() - 1).expect("there are a few sizes")
}

fn file(tournament: &Path) -> PathBuf {
    tournament.with_extension(ENDING)
}

/// What the screen of the hall shows; written as in requests and in the keys of sentences.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, strum::Display)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Scene {
    /// What the phase of the game asks for.
    #[default]
    Auto,
    /// The rack being played, very large.
    Draw,
    /// The last top.
    Reveal,
    /// The standings.
    Standings,
    /// Name, number of players and the way in.
    Lobby,
    /// The third place alone: the ceremony begins.
    Third,
    /// The third and the second place.
    Second,
    /// The first three, then everybody.
    Final,
    /// When it goes on.
    Break,
    /// Nothing.
    Blank,
}

impl Scene {
    /// The best of the first three places that a step of the ceremony tells: the third, then the
    /// second, then the first; `None` where the scene is no step of it.
    pub fn told_from(self) -> Option<u32> {
        let steps = [(Self::Third, 3), (Self::Second, 2), (Self::Final, 1)];
        steps.into_iter().find(|(scene, _)| *scene == self).map(|(_, place)| place)
    }
}
