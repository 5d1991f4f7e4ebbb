//! What the console asks about the screen of the hall.

use crate::parts::scene;
use flavita_app::ask::Ask;
use flavita_app::screen::{Change, Pause};
use flavita_i18n::{catalogue::say, language::Language, text::fault_sentence};
use flavita_tournament::model::text::clean_notice;
use serde::Deserialize;

/// What a press about the screen brings along.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct ScreenRequest {
    /// A scene by its name.
    scene: String,
    /// A notice over any scene.
    banner: String,
    /// A time of day at which it goes on.
    until: String,
    /// What else is said in a break.
    pause: String,
}

/// What an act about the screen asks for, or the sentence that says why it cannot be shown; `None`
/// for another act.
pub fn read(act: &str, request: &ScreenRequest, language: Language) -> Option<Result<Ask, String>> {
    let change = match act {
        "scene" => Ok(Change::Scene(scene::from_name(&request.scene)?)),
        "dark" => Ok(Change::Dark),
        "larger" => Ok(Change::Size { is_larger: true }),
        "smaller" => Ok(Change::Size { is_larger: false }),
        "banner" => notice(&request.banner, language).map(Change::Banner),
        "break" => pause(request, language).map(Change::Pause),
        _ => return None,
    };
    Some(change.map(Ask::Show))
}

fn notice(text: &str, language: Language) -> Result<String, String> {
    clean_notice(text).map_err(|fault| fault_sentence(language, &fault))
}

fn pause(request: &ScreenRequest, language: Language) -> Result<Pause, String> {
    let until = time_of_day(request.until.trim());
    Ok(Pause {
        until: until.ok_or_else(|| say(language, "screen-until-wrong", &[]))?,
        text: notice(&request.pause, language)?,
    })
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
        let request =
            |banner: &str| ScreenRequest { banner: banner.to_owned(), ..ScreenRequest::default() };
        let read = |banner: &str| read("banner", &request(banner), Language::English).unwrap();
        assert!(read(&"я".repeat(80)).is_ok());
        assert!(read(&"я".repeat(81)).unwrap_err().contains("80"));
        assert!(read("вверх\u{202e}").is_err());
    }
}
