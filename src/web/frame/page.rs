//! How a page struct becomes HTML, and the page shown instead of one that cannot be shown.

use crate::{frame::colours::Colours, frame::colours::Shade, http::assets};
use flavita_i18n::{catalogue::Argument, catalogue::try_say, language::Language};
use serde::Serialize;
use std::sync::OnceLock;
use strum::VariantArray as _;
use tera::{Context, Kwargs, State, Tera, Value};
use thiserror::Error;

/// A page: a struct with everything worded and formatted, and the template that shows it.
pub trait Page: Serialize {
    /// The template's name, such as `home/home.html`.
    const TEMPLATE: &'static str;
    /// Whether a choice of colours in its address is remembered for other pages.
    const REMEMBERS_COLOURS: bool = true;
}

/// A page of any kind, as templates are given it.
#[derive(Debug)]
pub struct Content {
    template: &'static str,
    /// Whether a choice of colours in its address is remembered for other pages.
    pub remembers_colours: bool,
    told: Result<Context, tera::Error>,
}

impl Content {
    /// What a page says.
    pub fn of<P: Page>(page: &P) -> Self {
        let told = Context::from_serialize(page);
        Self { template: P::TEMPLATE, remembers_colours: P::REMEMBERS_COLOURS, told }
    }
}

/// For whom and where a page is rendered.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct View {
    /// The language of its words.
    pub language: Language,
    /// The address of the page without its query, for the switches of the page's head.
    pub path: String,
    /// The query without the choices of the switches; kept when one of them is turned.
    pub query: String,
    /// How boards are coloured.
    pub colours: Colours,
    /// Whether it is light or dark.
    pub shade: Shade,
    /// Whether it is for the arbiter, for whom every page opens.
    pub is_staff: bool,
    /// The game of which it is a page.
    pub game_here: Option<GameHere>,
    /// What it says of the games before and after its own.
    pub neighbours: Neighbours,
    /// Whether the arbiter signed in from the network, and can sign out.
    pub can_sign_out: bool,
}

impl View {
    /// A whole page in `language` at `path`.
    pub fn new(language: Language, path: &str) -> Self {
        Self { language, path: path.to_owned(), ..Self::default() }
    }

    /// This page with a choice of a switch.
    fn href(&self, name: &str, choice: &str) -> String {
        let and = if self.query.is_empty() { "" } else { "&" };
        format!("{}?{}{and}{name}={choice}", self.path, self.query)
    }
}

/// A template that cannot be read or rendered.
#[derive(Debug, Error)]
pub enum PageError {
    /// A template has a mistake; Tera's message names the file and the line.
    #[error("a template is broken")]
    Broken(#[source] tera::Error),
    /// A page could not be rendered.
    #[error("{template} could not be rendered")]
    Unrendered {
        /// The template's name.
        template: &'static str,
        /// Tera's message.
        #[source]
        source: tera::Error,
    },
}

/// All templates, parsed once before the server binds.
#[derive(Debug)]
pub struct Templates {
    tera: &'static Tera,
}

impl Templates {
    /// Parses the embedded templates, where nobody in this program has done so before.
    ///
    /// # Errors
    ///
    /// A template with a mistake, named by file and line.
    pub fn load() -> Result<Self, PageError> {
        static PARSED: OnceLock<Tera> = OnceLock::new();
        if let Some(tera) = PARSED.get() {
            return Ok(Self { tera });
        }
        let mut tera = Tera::default();
        tera.register_function("t", translate);
        tera.add_raw_templates(assets::templates()).map_err(PageError::Broken)?;
        Ok(Self { tera: PARSED.get_or_init(|| tera) })
    }

    /// Renders a page.
    ///
    /// # Errors
    ///
    /// The template asks for something the page does not have.
    pub fn render(&self, page: Content, view: &View) -> Result<String, PageError> {
        let failed = |source| PageError::Unrendered { template: page.template, source };
        let mut context = Context::new();
        if let Some(game) = &view.game_here {
            context.insert("tournament", &game.id);
            context.insert("name", &game.name);
        }
        context.extend(page.told.map_err(failed)?);
        context.insert("lang", view.language.tag());
        let languages = Language::COMPLETE.iter().map(|one| (one.tag(), one.own_name()));
        let (colours, shade): (&str, &str) = (view.colours.into(), view.shade.into());
        let colour_ways = Colours::VARIANTS.iter().map(|one| (one.into(), ""));
        let shade_ways = Shade::VARIANTS.iter().map(|one| (one.into(), one.media()));
        context.insert("languages", &view.ways("lang", languages, view.language.tag()));
        context.insert("is_staff", &view.is_staff);
        context.insert("game_here", &view.game_here.as_ref().filter(|_| view.is_staff));
        context.insert("neighbours", &view.neighbours);
        context.insert("can_sign_out", &view.can_sign_out);
        context.insert("colours", colours);
        context.insert("colour_ways", &view.ways("colours", colour_ways, colours));
        context.insert("dark_media", view.shade.media());
        context.insert("shade_ways", &view.ways("shade", shade_ways, shade));
        self.tera.render(page.template, &context).map_err(failed)
    }
}

/// A way in which the reader can see the page.
#[derive(Debug, Serialize)]
struct Way {
    tag: &'static str,
    /// What a language calls itself, and the media for which dark colours hold.
    told: &'static str,
    href: String,
    current: bool,
}

impl View {
    /// The ways to choose from, each by its tag and what is told of it.
    fn ways(
        &self,
        name: &str,
        all: impl IntoIterator<Item = (&'static str, &'static str)>,
        current: &str,
    ) -> Vec<Way> {
        let way =
            |(tag, told)| Way { tag, told, href: self.href(name, tag), current: tag == current };
        all.into_iter().map(way).collect()
    }
}

/// The argument names that sentences of the templates may use.
const ARGUMENTS: [&str; 5] = ["n", "of", "name", "number", "at"];

/// `t(key="…", n=…, name=…)` in the language that the context names as `lang`.
#[expect(clippy::needless_pass_by_value, reason = "the signature is Tera's")]
fn translate(arguments: Kwargs, state: &State) -> Result<String, tera::Error> {
    let key: String = arguments.must_get("key")?;
    let tag: Option<String> = state.get("lang")?;
    let language = tag.as_deref().and_then(Language::from_tag);
    let language = language.ok_or_else(|| tera::Error::message("t() needs `lang`: add `@lang`"))?;
    let mut given = Vec::new();
    for name in ARGUMENTS {
        if let Some(value) = arguments.get::<&Value>(name)? {
            given.push((name, argument(value)));
        }
    }
    try_say(language, &key, &given)
        .ok_or_else(|| tera::Error::message(format!("no sentence has the key {key}")))
}

fn argument(value: &Value) -> Argument {
    value.as_i64().map_or_else(|| Argument::Text(value.to_string()), Argument::Number)
}

/// The game of which a page is one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct GameHere {
    /// The tournament's identifier in addresses.
    pub id: String,
    /// What it is called; empty where it is not open.
    pub name: String,
}

/// What a page says of the games before and after its own.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Neighbours {
    /// Whether it is a page that can lead on.
    pub can_lead: bool,
    /// The way to the next game; empty while there is none, or none for who asks.
    pub next: String,
    /// The name of the next game.
    pub next_name: String,
    /// Whether the page goes there by itself.
    pub follows: bool,
    /// The way back to the player's page of the game before; empty where he has none.
    pub earlier: String,
}

/// One calm sentence and the ways back.
#[derive(Debug, Clone, Default, Serialize)]
pub struct ErrorPage {
    /// What is the matter, in a few words.
    pub title: String,
    /// What it means and what to do.
    pub sentence: String,
    /// Where to go from here.
    pub links: Vec<Link>,
}

impl ErrorPage {
    /// A sentence and one way on.
    pub fn leading(title: String, sentence: String, href: &str, text: String) -> Self {
        Self { title, sentence, links: vec![Link { href: href.to_owned(), text }] }
    }
}

/// A link with its words.
#[derive(Debug, Clone, Serialize)]
pub struct Link {
    /// Where it leads.
    pub href: String,
    /// Its words.
    pub text: String,
}

page!(ErrorPage, "frame/error.html");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_template_puts_into_a_sentence_is_known_by_its_name() {
        for (template, text) in assets::templates() {
            let calls = text.split("t(key=").skip(1).filter_map(|rest| rest.split(')').next());
            let given = calls.flat_map(|call| call.split(", ").skip(1));
            for (name, _) in given.filter_map(|part| part.split_once('=')) {
                assert!(ARGUMENTS.contains(&name.trim()), "{template}: {name}");
            }
        }
    }
}
