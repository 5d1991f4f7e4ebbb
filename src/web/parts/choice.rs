//! What a form offers.

use serde::Serialize;

/// One of the values of a list.
#[derive(Debug, Clone, Serialize)]
pub struct Choice {
    /// What is sent when it is chosen.
    pub value: String,
    /// How it reads.
    pub label: String,
    /// Whether it is chosen.
    pub selected: bool,
}

/// A list of which one value is chosen.
#[derive(Debug, Clone, Serialize)]
pub struct Select {
    /// How the form calls it.
    pub name: &'static str,
    /// What it is about.
    pub label: String,
    /// Its values.
    pub choices: Vec<Choice>,
}

/// All values with how they read, behind the one that stands for any of them.
pub fn any_or(
    any: String,
    values: impl IntoIterator<Item = (String, String)>,
    chosen: &str,
) -> Vec<Choice> {
    let any = std::iter::once((String::new(), any));
    let choice =
        |(value, label): (String, String)| Choice { selected: value == chosen, value, label };
    any.chain(values).map(choice).collect()
}
