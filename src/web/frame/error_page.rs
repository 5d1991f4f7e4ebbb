//! The page shown instead of one that cannot be shown.

use serde::Serialize;

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

/// A link with its words.
#[derive(Debug, Clone, Serialize)]
pub struct Link {
    /// Where it leads.
    pub href: String,
    /// Its words.
    pub text: String,
}

page!(ErrorPage, "frame/error.html");
