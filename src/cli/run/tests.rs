//! Every command and every argument is explained, and nothing that is not there.

use std::collections::BTreeSet;

use super::*;
use flavita_i18n::language::Language;

/// The sentences about commands; the other languages have the same keys.
const SENTENCES: &str = include_str!("../../i18n/en/cli.ftl");

/// The keys in that file that begin so.
fn keys(beginning: &str) -> BTreeSet<&'static str> {
    let lines = SENTENCES.lines().filter(|line| line.starts_with(beginning));
    lines.filter_map(|line| line.split(" =").next()).collect()
}

/// Takes away the sentences that this command and those below it say.
fn say_all(command: &clap::Command, place: &str, left: &mut BTreeSet<&str>) {
    assert!(keys("command-").contains(help::command_key(command, place).as_str()), "{place}");
    left.remove(help::command_key(command, place).as_str());
    left.remove(format!("after-{place}").as_str());
    for arg in command.get_arguments() {
        let keys = help::option_keys(arg, place);
        let said = keys.iter().find(|key| SENTENCES.contains(&format!("\n{key} =")));
        left.remove(said.unwrap_or_else(|| panic!("{keys:?}")).as_str());
    }
    for inner in command.get_subcommands() {
        say_all(inner, &help::place_of(inner, place), left);
    }
}

#[test]
fn every_command_and_argument_has_its_sentence_and_no_sentence_is_idle() {
    let mut command = Cli::command();
    command.build();
    let kinds = ["command-", "option-", "after-"];
    let mut left: BTreeSet<&str> = kinds.into_iter().flat_map(keys).collect();
    assert!(left.len() > 150);
    say_all(&command, "flavita", &mut left);
    assert_eq!(left, BTreeSet::new(), "no command says these");
}

#[test]
fn help_is_in_one_language_and_fits_a_line() {
    for language in Language::ALL {
        let mut command = help::explained(Cli::command(), language);
        let help = command.render_help().to_string();
        let solve = command.find_subcommand_mut("solve").unwrap().render_help().to_string();
        // "Options" is French too.
        for word in ["Usage", "Commands", "Print help", "default:"] {
            let english = help.contains(word) || solve.contains(word);
            assert_eq!(english, language == Language::English, "{word} in {help}{solve}");
        }
        let long = help.lines().find(|line| line.chars().count() > 130);
        assert_eq!(long, None, "{}", language.tag());
    }
}
