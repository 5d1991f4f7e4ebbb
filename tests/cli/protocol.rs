//! The protocol of the draw: the program, the Python script and the page agree on every rack.
#![expect(clippy::print_stderr, reason = "a test says what it could not check")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use flavita::tournament::profile::form::Form;
use flavita::tournament::profile::form_catalogue::{self, embedded};
use serde_json::Value;
use tempfile::TempDir;

use super::log_file::{argument, committed_events, events, file, protocol};
use super::{flavita, output};

const TOURNAMENTS: u32 = 150;

/// The forms that the eleven words can be played in.
fn forms() -> Vec<Form> {
    let forms = form_catalogue::EMBEDDED.iter();
    let mut forms: Vec<Form> = forms.map(|(id, _)| embedded(id).unwrap()).collect();
    for (joker, keeps_rest) in [(false, true), (true, true), (false, false)] {
        forms.push(Form { joker, keeps_rest, blanks_bought_back: !joker, ..Form::default() });
    }
    forms
}

/// Protocols of many tournaments in all forms, a file each.
fn protocols(folder: &Path) -> Vec<PathBuf> {
    let forms = forms();
    let write = |number: u32| {
        let form = &forms[number as usize % forms.len()];
        let path = folder.join(format!("{number}.json"));
        fs::write(&path, protocol(number, form.clone())).unwrap();
        path
    };
    (0..TOURNAMENTS).map(write).collect()
}

fn checker(name: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    root.join("static").join(name).display().to_string()
}

/// What a checker says of each file: whether all its racks are right. `None` where the machine
/// cannot run it.
type Said = Option<Vec<bool>>;

fn python(paths: &[PathBuf]) -> Said {
    let script = "import json, sys, importlib.util as u\n\
        spec = u.spec_from_file_location('check', sys.argv[1])\n\
        check = u.module_from_spec(spec); spec.loader.exec_module(check)\n\
        for path in sys.argv[2:]:\n    print(check.check(json.load(open(path, encoding='utf-8')))[1])";
    let program = ["python3", "python"].into_iter().find_map(|program| {
        let mut command = Command::new(program);
        command.args(["-B", "-c", script, &checker("verify_draw.py")]);
        command.args(paths).output().ok()
    })?;
    Some(answers(&program, "True"))
}

fn page(paths: &[PathBuf]) -> Said {
    let script = "const fs = require('fs');\n\
        const page = fs.readFileSync(process.argv[1], 'utf8');\n\
        const script = page.split('<script>')[1].split('</script>')[0];\n\
        globalThis.document = { getElementById: () => ({ addEventListener() {} }) };\n\
        const check = new Function(script + '; return checkProtocol;')();\n\
        for (const path of process.argv.slice(2)) {\n\
          const lines = check(JSON.parse(fs.readFileSync(path, 'utf8')));\n\
          console.log(lines.every((line) => !line.verdict.startsWith('wrong')));\n\
        }";
    let mut command = Command::new("node");
    command.args(["-e", script, &checker("verify-draw.html")]);
    Some(answers(&command.args(paths).output().ok()?, "true"))
}

/// What each checker says that the machine can run.
fn said(paths: &[PathBuf]) -> Vec<Vec<bool>> {
    let checkers = [("python3", python(paths)), ("node", page(paths))];
    let ran = checkers.map(|(program, said)| {
        if said.is_none() {
            is_not_here(program);
        }
        said
    });
    ran.into_iter().flatten().collect()
}

/// Says that a part of the test was left out; where everything must be checked, the variable `CI`
/// is set and the test fails.
fn is_not_here(program: &str) {
    eprintln!("{program} is not here: its checks of the draw are left out");
    assert!(std::env::var_os("CI").is_none(), "{program} is needed");
}

fn answers(run: &Output, yes: &str) -> Vec<bool> {
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let out = String::from_utf8_lossy(&run.stdout).into_owned();
    out.lines().map(|line| line == yes).collect()
}

#[test]
fn script_and_page_tell_why_the_arbiter_refused_a_rack() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("refused.json");
    fs::write(&path, protocol(0, Form::default())).unwrap();
    let script = "const fs = require('fs');\n\
        const page = fs.readFileSync(process.argv[1], 'utf8');\n\
        const script = page.split('<script>')[1].split('</script>')[0];\n\
        globalThis.document = { getElementById: () => ({ addEventListener() {} }) };\n\
        const check = new Function(script + '; return checkProtocol;')();\n\
        const lines = check(JSON.parse(fs.readFileSync(process.argv[2], 'utf8')));\n\
        console.log(lines.flatMap((line) => line.reasons || []).join('\\n'));";
    let runs: [(&str, Vec<String>); 2] = [
        ("python3", vec!["-B".to_owned(), checker("verify_draw.py")]),
        ("node", vec!["-e".to_owned(), script.to_owned(), checker("verify-draw.html")]),
    ];
    for (program, arguments) in runs {
        let mut command = Command::new(program);
        command.env("PYTHONIOENCODING", "utf-8");
        let Ok(run) = command.args(arguments).arg(&path).output() else {
            is_not_here(program);
            continue;
        };
        let told = String::from_utf8_lossy(&run.stdout).into_owned();
        assert!(told.contains("упала фишка"), "{program}: {told}");
    }
}

/// Changes a protocol; `false` where there is nothing to change in it.
type Forgery = fn(&mut Value) -> bool;

/// A rack that nobody drew: two of its tiles changed places.
fn swapped(protocol: &mut Value) -> bool {
    let Some(rack) = drawn(protocol).and_then(|draw| draw["rack"].as_array_mut()) else {
        return false;
    };
    let other = rack.iter().position(|tile| *tile != rack[0]);
    other.is_some_and(|other| {
        rack.swap(0, other);
        true
    })
}

/// The first rack of the program that was played.
fn drawn(protocol: &mut Value) -> Option<&mut Value> {
    let rounds = protocol["rounds"].as_array_mut().unwrap().iter_mut();
    let draws = rounds.flat_map(|round| round["draws"].as_array_mut().unwrap());
    draws.filter(|draw| draw["by"] == "program").last()
}

/// Gives another reason why a rack of the program went back; it says nothing of its own.
fn reworded(protocol: &mut Value, from: &str, to: &str) -> bool {
    let rounds = protocol["rounds"].as_array_mut().unwrap().iter_mut();
    let mut draws = rounds.flat_map(|round| round["draws"].as_array_mut().unwrap());
    let found = draws.find(|draw| draw["by"] == "program" && draw["rejected"] == from);
    found.is_some_and(|draw| {
        draw["rejected"] = Value::from(to);
        draw["reason"] = Value::from("a tile fell");
        true
    })
}

const FORGERIES: &[(&str, Forgery)] = &[
    ("a refused rack called below the minimum", |protocol| {
        reworded(protocol, "refused", "below_minimum")
    }),
    ("a refused rack called above the maximum", |protocol| {
        reworded(protocol, "refused", "above_maximum")
    }),
    ("a rack below the minimum called refused", |protocol| {
        reworded(protocol, "below_minimum", "refused")
    }),
    ("a rack below the minimum called unplayable", |protocol| {
        reworded(protocol, "below_minimum", "no_placement")
    }),
    ("a swapped rack", swapped),
    ("another secret", |protocol| {
        protocol["secret"] = Value::from("0f".repeat(32));
        true
    }),
    ("another commitment", |protocol| {
        protocol["commitment"] = Value::from("0f".repeat(32));
        true
    }),
    ("another word from the hall", |protocol| {
        protocol["public"] = Value::from("сад");
        drawn(protocol).is_some()
    }),
    ("a rack chosen and called fixed", |protocol| {
        let Some(draw) = drawn(protocol) else {
            return false;
        };
        draw["fixed"] = draw["rack"].clone();
        for bag in draw["bags"].as_array_mut().unwrap() {
            bag["draw"] = Value::from(0);
        }
        true
    }),
    ("a tile kept out of the bag", |protocol| {
        let Some(draw) = drawn(protocol) else {
            return false;
        };
        draw["bags"][0]["tiles"].as_array_mut().unwrap().remove(0);
        true
    }),
    ("an attempt left out", |protocol| {
        let Some(draw) = drawn(protocol) else {
            return false;
        };
        draw["attempt"] = Value::from(draw["attempt"].as_u64().unwrap() + 1);
        true
    }),
    ("an attempt called refused and left out", |protocol| {
        let rounds = protocol["rounds"].as_array_mut().unwrap().iter_mut();
        let mut draws = rounds.map(|round| round["draws"].as_array_mut().unwrap());
        draws.any(|draws| {
            let is_refused = draws[0]["rejected"] == "refused" && draws[0]["by"] == "program";
            if is_refused {
                draws.remove(0);
            }
            is_refused
        })
    }),
    ("a rest that went back into the bag", |protocol| {
        let keeps = protocol["keeps_rest"] == true;
        let rounds = protocol["rounds"].as_array_mut().unwrap().iter_mut();
        let firsts = rounds.filter_map(|round| round["draws"].as_array_mut()?.first_mut());
        let first = |draw: &&mut Value| {
            let fixed = draw["fixed"].as_array();
            fixed.is_some_and(|fixed| fixed.iter().any(|tile| tile != "?"))
        };
        let found = firsts.filter(|_| keeps).find(first);
        found.is_some_and(|draw| {
            let only = draw["fixed"].as_array().unwrap().clone();
            let jokers = only.into_iter().filter(|tile| tile == "?");
            draw["fixed"] = jokers.collect::<Vec<_>>().into();
            true
        })
    }),
    ("another number of vowels", |protocol| {
        let rounds = protocol["rounds"].as_array_mut().unwrap().iter_mut();
        let drawn = |round: &&mut Value| {
            let draws = round["draws"].as_array().unwrap();
            round["vowels"].is_u64() && draws.iter().any(|draw| draw["by"] == "program")
        };
        let found = { rounds }.find(drawn);
        found.is_some_and(|round| {
            round["vowels"] = Value::from(round["vowels"].as_u64().unwrap() % 4 + 2);
            true
        })
    }),
    ("tiles laid that the rack had not", |protocol| {
        let Some(round) = protocol["rounds"].as_array_mut().unwrap().first_mut() else {
            return false;
        };
        round["laid"] = serde_json::json!(["Ф", "Щ", "Ъ"]);
        true
    }),
];

#[test]
fn the_protocol_is_exported_and_the_script_reads_it() {
    let folder = TempDir::new().unwrap();
    let path = file(&folder, &committed_events().0);
    let protocol = folder.path().join("protocol.json");
    let arguments = ["export", "--protocol", argument(&path), "--out", argument(&protocol)];
    output(&mut flavita(&arguments));
    let mut script = Command::new("python3");
    script.args(["-B", &checker("verify_draw.py")]);
    let run = script.arg(&protocol).output();
    if run.is_err() {
        is_not_here("python3");
    }
    if let Ok(run) = run {
        let out = String::from_utf8_lossy(&run.stdout);
        assert_eq!(out, "commitment: right\nround 1: right\nall right\n");
        assert_eq!(run.status.code(), Some(0));
    }
    let named = ["export", "--what", "protocol", argument(&path)];
    assert_eq!(output(&mut flavita(&named)), fs::read_to_string(&protocol).unwrap());
}

#[test]
fn the_secret_is_not_in_the_protocol_of_a_game_that_goes_on() {
    let folder = TempDir::new().unwrap();
    let old = events();
    let (new, _) = committed_events();
    for (events, secret) in
        [(&old[..old.len() - 1], "07".repeat(32)), (&new[..new.len() - 2], committed_events().1)]
    {
        let folder = TempDir::new_in(folder.path()).unwrap();
        let path = file(&folder, events);
        let text = output(&mut flavita(&["export", "--protocol", argument(&path)]));
        let protocol: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(protocol["secret"], Value::Null);
        assert!(!text.contains(&secret));
    }
}

mod long {
    use super::{FORGERIES, TempDir, Value, forms, fs, protocol, protocols, said};

    #[test]
    #[ignore = "long: bash tests/check"]
    fn every_rack_of_many_tournaments_is_drawn_again_by_script_and_page() {
        let folder = TempDir::new().unwrap();
        let paths = protocols(folder.path());
        for said in said(&paths) {
            assert_eq!(said, vec![true; paths.len()]);
        }
    }

    #[test]
    #[ignore = "long: bash tests/check"]
    fn every_forgery_is_found_by_script_and_page() {
        let folder = TempDir::new().unwrap();
        let (mut names, mut paths) = (Vec::new(), Vec::new());
        for (number, (name, forge)) in (0..).zip(FORGERIES) {
            for (place, form) in (0..).zip(forms()) {
                let bytes = protocol(number * 100 + place, form);
                let mut protocol: Value = serde_json::from_slice(&bytes).unwrap();
                if forge(&mut protocol) {
                    let path = folder.path().join(format!("{number}-{place}.json"));
                    fs::write(&path, protocol.to_string()).unwrap();
                    names.push(*name);
                    paths.push(path);
                }
            }
            assert_eq!(names.last(), Some(name), "it can be made in some form");
        }
        for said in said(&paths) {
            assert_eq!(said.len(), paths.len());
            let missed =
                names.iter().zip(said).filter_map(|(name, is_right)| is_right.then_some(name));
            assert_eq!(missed.collect::<Vec<_>>(), Vec::<&&str>::new());
        }
    }
}
