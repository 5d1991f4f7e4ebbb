//! How boards are coloured: so that every eye tells the squares apart, or as the edition's own
//! board; and whether pages for staff are light or dark.
//!
//! The colours of an edition reach the browser as a style sheet whose address holds them: pages
//! carry no styles of their own (the content policy forbids it), and an old tournament keeps the
//! colours of the edition it was set up with.

use actix_web::{HttpResponse, http::header, web::Path};
use flavita_game::{BoardLook, Colour, Premium};
use std::fmt::Write;
use strum::{EnumString, IntoStaticStr, VariantArray};

/// A choice of colours, in the order in which pages offer them; its name stands in addresses, in the
/// cookie and in templates.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Colours {
    /// The same for every edition, told apart by every eye.
    #[default]
    Safe,
    /// Those of the published board.
    Edition,
}

impl Colours {
    /// The cookie that remembers the choice of this device.
    pub const COOKIE: &str = "flavita_colours";
}

/// A choice of light or dark, in the order in which pages offer it; its name stands in addresses, in
/// the cookie and in templates.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Shade {
    /// As the machine asks.
    #[default]
    Machine,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Shade {
    /// The cookie that remembers the choice of this device.
    pub const COOKIE: &str = "flavita_shade";

    /// The media for which the dark colours hold; paper is never dark.
    pub const fn media(self) -> &'static str {
        match self {
            Self::Machine => "screen and (prefers-color-scheme: dark)",
            Self::Light => "not all",
            Self::Dark => "screen",
        }
    }
}

/// The name of a look: the colours of the ground and of every kind of square, without the `#`.
pub fn look_name(look: &BoardLook) -> String {
    let squares = look.squares.iter().map(|square| square.colour);
    let colours = std::iter::once(look.ground).chain(squares);
    let digits: Vec<String> =
        colours.map(|colour| colour.to_string().trim_start_matches('#').to_owned()).collect();
    digits.join("-")
}

/// The style sheet of the look with this name; `None` for what is no such name.
pub fn sheet(name: &str) -> Option<String> {
    let digits: Vec<&str> = name.split('-').collect();
    let colours = digits.iter().map(|digits| Colour::parse(&format!("#{digits}")));
    let colours: Vec<Colour> = colours.collect::<Option<_>>()?;
    let (ground, squares) = colours.split_first()?;
    if squares.len() != Premium::ALL.len() {
        return None;
    }
    let mut rules = format!("--board-ground: {ground}; --plain-edge: transparent;");
    for (premium, colour) in Premium::ALL.into_iter().zip(squares) {
        let kind = premium.name();
        let ink = if colour.is_light() { "#14171c" } else { "#fff" };
        write!(rules, " --{kind}: {colour}; --{kind}-ink: {ink};").ok()?;
    }
    Some(format!(".look-{} {{ {rules} }}\n", digits.join("-")))
}

/// `GET /colours/{look}.css`.
pub async fn show(name: Path<String>) -> HttpResponse {
    match sheet(&name) {
        None => HttpResponse::NotFound().finish(),
        Some(text) => HttpResponse::Ok()
            .insert_header((header::CACHE_CONTROL, "max-age=31536000, immutable"))
            .content_type("text/css; charset=utf-8")
            .body(text),
    }
}
