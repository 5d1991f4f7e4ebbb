//! The sentences of `--help`. A command has `command-…` and may have `after-…`; an argument has
//! `option-…` with its command's name before its own, or alone where several commands share it.

use clap::{Arg, Command};
use flavita_i18n::{catalogue::say, catalogue::try_say, language::Language};

/// The command line with a sentence for everything. Of a command's own text below the options,
/// which is an example to be typed, nothing is translated.
pub(super) fn explained(mut command: Command, language: Language) -> Command {
    command.build();
    at(command, "flavita", language)
}

fn at(command: Command, place: &str, language: Language) -> Command {
    let key = command_key(&command, place);
    let after = try_say(language, &format!("after-{place}"), &[]).filter(|_| !is_help(&command));
    let example = command
        .get_after_help()
        .map(|example| format!("{}:\n  {example}", say(language, "cli-example", &[])));
    let below: Vec<String> = after.into_iter().chain(example).collect();
    let mut command = command.subcommand_value_name(say(language, "cli-command", &[]));
    let call = call(&command.render_usage().ansi().to_string(), language);
    let template = format!("{{about-with-newline}}\n{call}\n\n{{all-args}}{{after-help}}");
    command
        .about(say(language, &key, &[]))
        .after_help(below.join("\n\n"))
        .help_template(template)
        .subcommand_help_heading(say(language, "cli-commands", &[]))
        .mut_args(|arg| argument(arg, place, language))
        .mut_subcommands(|inner| {
            let place = place_of(&inner, place);
            at(inner, &place, language)
        })
}

/// How a command is called, as clap writes it, in the language's words: the heading of the options stands for any of them.
pub(super) fn call(written: &str, language: Language) -> String {
    let options = say(language, "cli-options", &[]).trim().to_uppercase();
    let call = written.replacen("Usage", &say(language, "cli-usage", &[]), 1);
    call.replace("OPTIONS", &options)
}

fn is_help(command: &Command) -> bool {
    command.get_name() == "help"
}

pub(super) fn command_key(command: &Command, place: &str) -> String {
    if is_help(command) { "command-help".to_owned() } else { format!("command-{place}") }
}

/// The commands that `help` lists again are those beside it.
pub(super) fn place_of(inner: &Command, outer: &str) -> String {
    match (outer, inner.get_name()) {
        (outer, "help") => outer.to_owned(),
        ("flavita", name) => name.to_owned(),
        (outer, name) => format!("{outer}-{name}"),
    }
}

/// The keys of an argument's sentence, its command's own first.
pub(super) fn option_keys(arg: &Arg, place: &str) -> [String; 2] {
    let id = arg.get_id().as_str().replace('_', "-");
    [format!("option-{place}-{id}"), format!("option-{id}")]
}

fn argument(arg: Arg, place: &str, language: Language) -> Arg {
    let [own, shared] = option_keys(&arg, place);
    let sentence = try_say(language, &own, &[]).unwrap_or_else(|| say(language, &shared, &[]));
    let heading = if arg.is_positional() { "cli-arguments" } else { "cli-options" };
    let help = sentence + &choices(&arg, language);
    let arg = arg.hide_default_value(true).hide_possible_values(true);
    arg.help(help).help_heading(say(language, heading, &[]))
}

/// What stands where nothing is given, and what may be given, in brackets.
fn choices(arg: &Arg, language: Language) -> String {
    if !arg.get_action().takes_values() {
        return String::new();
    }
    let defaults = arg.get_default_values().iter().map(|value| value.to_string_lossy());
    let defaults: Vec<_> = defaults.collect();
    let values = arg.get_possible_values();
    let values: Vec<&str> = values.iter().map(clap::builder::PossibleValue::get_name).collect();
    let bracketed = |key: &str, name: &'static str, listed: String| {
        if listed.is_empty() {
            return String::new();
        }
        format!(" [{}]", say(language, key, &[(name, listed.into())]))
    };
    let default = bracketed("cli-default", "value", defaults.join(" "));
    default + &bracketed("cli-values", "values", values.join(", "))
}
