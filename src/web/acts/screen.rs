//! What the console asks about the screen of the hall.

use flavita_app::screen::shown::{Change, Pause, Scene};
use flavita_i18n::{language::Language, text::fault_sentence};
use flavita_tournament::model::clean_notice;
use serde::Deserialize;

/// What a button does to the screen of the hall: a notice stands over any scene, a break says when
/// it ends and what else there is to say.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "act", rename_all = "snake_case")]
pub(crate) enum ScreenAct {
    Scene { scene: Scene },
    Dark,
    Meaning,
    Larger,
    Smaller,
    Banner { banner: String },
    Break { until: String, pause: Option<String> },
}

impl ScreenAct {
    /// What it asks for, or the sentence that says why it cannot be shown.
    pub(crate) fn read(&self, language: Language) -> Result<Change, String> {
        Ok(match self {
            Self::Scene { scene } => Change::Scene(*scene),
            Self::Dark => Change::Dark,
            Self::Meaning => Change::Meaning,
            Self::Larger => Change::Size { is_larger: true },
            Self::Smaller => Change::Size { is_larger: false },
            Self::Banner { banner } => Change::Banner(notice(banner, language)?),
            Self::Break { until, pause } => {
                let until = time_of_day(until.trim());
                let until = until.ok_or_else(|| say!(language, "screen-until-wrong"))?;
                let text = notice(pause.as_deref().unwrap_or_default(), language)?;
                Change::Pause(Pause { until, text })
            }
        })
    }
}

fn notice(text: &str, language: Language) -> Result<String, String> {
    clean_notice(text).map_err(|fault| fault_sentence(language, &fault))
}

/// A time of day as it is shown, `19:30`; nothing for nothing, `None` for what is no time.
fn time_of_day(text: &str) -> Option<String> {
    if text.is_empty() {
        return Some(String::new());
    }
    let (hours, minutes) = text.split_once([':', '.'])?;
    let is_two =
        |part: &str| (1..=2).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_digit());
    let number = |part: &str| part.parse::<u8>().ok().filter(|_| is_two(part));
    let (hours, minutes) = (number(hours)?, number(minutes)?);
    (hours < 24 && minutes < 60).then(|| format!("{hours}:{minutes:02}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_of_day_is_read_and_nothing_else() {
        assert_eq!(time_of_day("19:30").as_deref(), Some("19:30"));
        assert_eq!(time_of_day("9.05").as_deref(), Some("9:05"));
        assert_eq!(time_of_day("").as_deref(), Some(""));
        for wrong in ["24:00", "19:60", "19", "soon", "19:300", "+1:30"] {
            assert_eq!(time_of_day(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_notice_is_as_long_as_the_screen_has_room() {
        let read = |banner: &str| {
            let banner = banner.to_owned();
            ScreenAct::Banner { banner }.read(Language::English)
        };
        assert!(read(&"я".repeat(80)).is_ok());
        assert!(read(&"я".repeat(81)).unwrap_err().contains("80"));
        assert!(read("вверх\u{202e}").is_err());
    }
}
