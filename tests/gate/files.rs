//! The ready files of `packaging` say what the program and nats-server understand.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{collections::BTreeSet, fs, io::Write};

use serde_json::Value;

fn packed(file: &str) -> PathBuf {
    let top = Path::new(env!("CARGO_MANIFEST_DIR"));
    top.join("packaging").join(file)
}

fn text(file: &str) -> String {
    fs::read_to_string(packed(file)).unwrap()
}

/// What the program says of a command.
fn help(command: &str) -> String {
    let mut program = Command::new(env!("CARGO_BIN_EXE_flavita"));
    let said = program.args([command, "--help"]).env("LC_ALL", "C").output().unwrap();
    assert!(said.status.success(), "there is no command {command}");
    String::from_utf8(said.stdout).unwrap()
}

/// What is wrong with a command line of this program: unknown options, if any.
fn unknown_options(words: &[&str]) -> Vec<String> {
    let help = help(words[0]);
    let known: BTreeSet<&str> = help
        .split(|c: char| c.is_whitespace() || ",.[]".contains(c))
        .filter(|word| word.starts_with("--"))
        .collect();
    let options = words.iter().filter(|word| word.starts_with("--"));
    let unknown = options.filter(|option| !known.contains(*option));
    unknown.map(|option| (*option).to_owned()).collect()
}

fn compose() -> Value {
    let script = "import json, sys, yaml; json.dump(yaml.safe_load(sys.stdin), sys.stdout)";
    let mut python = Command::new("python3")
        .args(["-c", script])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = python.stdin.take().unwrap();
    input.write_all(text("compose.yaml").as_bytes()).unwrap();
    drop(input);
    let said = python.wait_with_output().unwrap();
    assert!(said.status.success(), "python3-yaml is missing: bash tests/check");
    serde_json::from_slice(&said.stdout).unwrap()
}

fn words(list: &Value) -> Vec<&str> {
    let list = list.as_array().unwrap().iter();
    list.map(|word| word.as_str().unwrap()).collect()
}

#[test]
fn an_option_that_does_not_exist_would_be_found() {
    assert_eq!(unknown_options(&["gate", "--nats", "x"]), [""; 0]);
    assert_eq!(unknown_options(&["gate", "--nat", "x"]), ["--nat"]);
    assert_eq!(unknown_options(&["gate", "--data", "x"]), ["--data"]);
}

#[test]
fn the_compose_file_starts_a_desk_two_gates_and_nats_with_options_that_exist() {
    let compose = compose();
    let services = compose["services"].as_object().unwrap();
    let names: Vec<&String> = services.keys().collect();
    assert_eq!(names, ["desk", "gate-1", "gate-2", "nats"]);
    let conf = text("nats.conf");
    for (name, service) in services {
        assert_eq!(service["restart"], "always", "{name}");
        let variables = service["environment"].as_object().unwrap();
        let command = words(&service["command"]);
        if name == "nats" {
            assert_eq!(command[0], "-c");
            let mounted = service["volumes"][0].as_str().unwrap();
            assert_eq!(mounted, format!("./nats.conf:{}:ro", command[1]));
            for variable in variables.keys() {
                assert!(conf.contains(&format!("${variable}")), "{variable}");
            }
            assert_eq!(conf.matches(": $").count(), variables.len());
            continue;
        }
        assert_eq!(service["image"], "flavita");
        let expected = if name == "desk" { "serve" } else { "gate" };
        assert_eq!(command[0], expected);
        assert_eq!(unknown_options(&command), [""; 0], "{name}");
        assert!(command.contains(&"nats://nats:4222"), "{name}");
        for variable in variables.keys() {
            assert!(help(command[0]).contains(variable.as_str()), "{variable}");
        }
        let login = variables["FLAVITA_NATS_LOGIN"].as_str().unwrap();
        assert!(login.starts_with(&format!("{name}:${{")), "{login}");
        assert!(conf.contains(&format!("user: {name}\n")), "{name}");
    }
    assert_eq!(compose["services"]["desk"]["build"]["dockerfile"], "packaging/Containerfile");
}

#[test]
fn the_container_runs_a_command_that_exists_as_nobody_special() {
    let file = text("Containerfile");
    let line = |name: &str| {
        let mut lines = file.lines().filter_map(|line| line.strip_prefix(name));
        lines.next_back().unwrap().trim().to_owned()
    };
    let command: Value = serde_json::from_str(&line("CMD ")).unwrap();
    assert_eq!(unknown_options(&words(&command)), [""; 0]);
    assert_eq!(line("ENTRYPOINT "), "[\"/usr/bin/flavita\"]");
    assert_eq!(line("USER "), "flavita");
    let manifest: toml::Value = toml::from_str(&text("../Cargo.toml")).unwrap();
    let rust = manifest["workspace"]["package"]["rust-version"].as_str().unwrap();
    assert!(file.contains(&format!("rust:{rust}-")), "{rust} builds it");
    let known = ["FROM", "RUN", "WORKDIR", "COPY", "USER", "VOLUME", "EXPOSE", "ENTRYPOINT", "CMD"];
    for line in file.lines().filter(|line| !line.starts_with([' ', '#'])) {
        let word = line.split(' ').next().unwrap();
        assert!(word.is_empty() || known.contains(&word), "{line}");
    }
}

#[test]
fn systemd_understands_the_unit_and_its_command_exists() {
    let unit = text("flavita.service");
    let command = unit.lines().find_map(|line| line.strip_prefix("ExecStart="));
    let command: Vec<&str> = command.unwrap().split(' ').collect();
    assert_eq!(command[0], "/usr/bin/flavita");
    assert_eq!(unknown_options(&command[1..]), [""; 0]);
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("flavita.service");
    let verify = |unit: &str| {
        let unit = unit.replace("/usr/bin/flavita", env!("CARGO_BIN_EXE_flavita"));
        fs::write(&copy, unit).unwrap();
        let verify = Command::new("systemd-analyze").arg("verify").arg(&copy).output();
        // Where there is no systemd nobody starts the unit either.
        let said = verify.ok()?;
        let errors = String::from_utf8_lossy(&said.stderr).into_owned();
        Some(said.status.success() && !errors.contains("flavita.service"))
    };
    assert_ne!(verify(&unit), Some(false));
    let spoiled = unit.replace("ProtectSystem=strict", "ProtectSystm=strict");
    assert_ne!(verify(&spoiled), Some(true), "a mistake would be found");
}

#[test]
fn nats_server_understands_its_file() {
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("nats.conf");
    let is_valid = |conf: &str| {
        fs::write(&copy, conf).unwrap();
        let names = ["DESK", "GATE_1", "GATE_2"];
        let said = Command::new("nats-server")
            .args(["-t", "-c"])
            .arg(&copy)
            .envs(names.map(|name| (format!("FLAVITA_{name}_PASSWORD"), "secret")))
            .env("FLAVITA_NATS_STORE", folder.path())
            .output()
            .expect("nats-server is missing: bash tests/check installs it");
        said.status.success()
    };
    let conf = text("nats.conf");
    assert!(is_valid(&conf));
    assert!(!is_valid(&conf.replace("max_payload:", "max_pay:")));
    assert!(!is_valid(&conf.replace("$FLAVITA_DESK_PASSWORD", "$NOBODY")));
}
