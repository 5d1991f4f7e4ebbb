//! Requests that are foreign, too large, too slow or too many.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::program::{Program, agent};
use crate::under_tls::{ask_under_tls, certificate};

fn connect(program: &Program) -> TcpStream {
    let address = program.url.trim_start_matches("http://");
    let stream = TcpStream::connect(address).unwrap();
    let limit = Some(Duration::from_secs(20));
    stream.set_read_timeout(limit).unwrap();
    stream
}

/// What comes until the server closes, and after how long it does.
fn answer(mut stream: TcpStream) -> (String, Duration) {
    let since = Instant::now();
    let mut bytes = Vec::new();
    let _reset = stream.read_to_end(&mut bytes);
    (String::from_utf8_lossy(&bytes).into_owned(), since.elapsed())
}

#[test]
fn a_head_or_a_body_that_comes_too_slowly_is_not_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let id = program.create(&["Ада"]);
    let host = program.url.trim_start_matches("http://");
    let head = format!("POST /t/{id}/check HTTP/1.1\r\nHost: {host}\r\n");
    let body = format!("{head}Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{{");
    let slow = std::thread::scope(|threads| {
        let ask = |text: String| {
            let mut stream = connect(&program);
            stream.write_all(text.as_bytes()).unwrap();
            threads.spawn(move || answer(stream))
        };
        let asked = [ask(head), ask(body)];
        asked.map(|thread| thread.join().unwrap())
    });
    for (said, after) in slow {
        assert!(said.starts_with("HTTP/1.1 408"), "{said}");
        let seconds = after.as_secs_f32();
        assert!((4.0..9.0).contains(&seconds), "closed after {seconds} s");
    }
}

#[test]
fn a_body_that_is_too_large_is_not_read() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let id = program.create(&["Ада"]);
    let post = |path: &str, letters: usize| {
        let body = json!({"line": "1", "act": "fly", "text": "x".repeat(letters)});
        let asked = agent().post(format!("{}/t/{id}/{path}", program.url));
        asked.send_json(body).unwrap().status().as_u16()
    };
    assert_eq!(post("check", 7_000), 200);
    assert_eq!(post("check", 9_000), 413);
    assert_eq!(post("hand-in", 9_000), 413);
    assert_eq!(post("do", 400_000), 200, "a list of players");
    assert_eq!(post("do", 600_000), 413);
    let form = |letters: usize| {
        let asked = agent().post(format!("{}/t/{id}/rulings", program.url));
        let form = [("because", "x".repeat(letters))];
        asked.send_form(form).unwrap().status().as_u16()
    };
    assert_ne!(form(60_000), 413);
    assert_eq!(form(70_000), 413);
}

#[test]
fn only_own_pages_and_own_names_are_answered() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start_with(folder.path(), &["--name", "words.example"]);
    let id = program.create(&["Ада"]);
    let address = format!("{}/t/{id}/do", program.url);
    let status = |headers: &[(&str, &str)]| {
        let mut asked = agent().post(&address);
        for (name, value) in headers {
            asked = asked.header(*name, *value);
        }
        let sent = asked.send_json(json!({"act": "fly"}));
        sent.unwrap().status().as_u16()
    };
    assert_eq!(status(&[]), 200);
    assert_eq!(status(&[("Sec-Fetch-Site", "same-origin")]), 200);
    assert_eq!(status(&[("Host", "words.example")]), 200);
    let own = ("Origin", "http://words.example");
    assert_eq!(status(&[("Host", "words.example"), own]), 200);
    for foreign in ["cross-site", "same-site", "x"] {
        assert_eq!(status(&[("Sec-Fetch-Site", foreign)]), 403, "{foreign}");
    }
    for foreign in ["null", "http://evil.example", "https://words.example"] {
        assert_eq!(status(&[("Origin", foreign)]), 403, "{foreign}");
    }
    for foreign in ["evil.example", "x.words.example", "words.example.evil", "[localhost]"] {
        assert_eq!(status(&[("Host", foreign)]), 421, "{foreign}");
    }
}

#[test]
fn every_answer_forbids_what_no_page_of_ours_needs() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    for path in ["/", "/nowhere", "/static/site.css", "/t/none/me"] {
        let answer = agent().get(format!("{}{path}", program.url)).call().unwrap();
        let header = |name: &str| answer.headers()[name].to_str().unwrap().to_owned();
        let policy = header("content-security-policy");
        for part in ["default-src 'self'", "object-src 'none'", "frame-ancestors 'none'"] {
            assert!(policy.contains(part), "{path}: {policy}");
        }
        assert!(!policy.contains("unsafe"), "{path}: {policy}");
        assert_eq!(header("x-content-type-options"), "nosniff");
        assert_eq!(header("referrer-policy"), "same-origin");
    }
}

#[test]
fn the_network_is_served_under_tls_and_this_machine_beside_it() {
    let folder = tempfile::tempdir().unwrap();
    let (certificate, key, trusted) = certificate(folder.path(), "words.example");
    let phrase = folder.path().join("phrase.txt");
    std::fs::write(&phrase, "ночь улица фонарь\n").unwrap();
    let data = folder.path().join("data");
    let phrase = phrase.display().to_string();
    let options = [
        "--name",
        "words.example",
        "--tls-cert",
        &certificate,
        "--tls-key",
        &key,
        "--open-console",
        "--passphrase-file",
        &phrase,
    ];
    let program = Program::start_with(&data, &options);
    let said = program.said.join("\n");
    assert!(said.contains("https://words.example:"), "{said}");
    assert!(!said.contains("ночь"), "the passphrase is never said");

    let ends = "Host: words.example\r\nConnection: close\r\n";
    let home = format!("GET / HTTP/1.1\r\n{ends}\r\n");
    let place = (program.url.trim_start_matches("http://"), "words.example");
    let answer = ask_under_tls(place, &trusted, &home);
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    let form = "passphrase=%D0%BD%D0%BE%D1%87%D1%8C+%D1%83%D0%BB%D0%B8%D1%86%D0%B0+%D1%84%D0%BE%D0%BD%D0%B0%D1%80%D1%8C";
    let kind = "Content-Type: application/x-www-form-urlencoded\r\n";
    let length = form.len();
    let origin = "Origin: https://words.example\r\n";
    let sign_in = format!(
        "POST /sign-in HTTP/1.1\r\n{ends}{kind}{origin}Content-Length: {length}\r\n\r\n{form}"
    );
    let answer = ask_under_tls(place, &trusted, &sign_in);
    assert!(answer.starts_with("HTTP/1.1 303"), "{answer}");
    let cookie = answer.lines().find(|line| line.contains("flavita_arbiter"));
    let cookie = cookie.unwrap();
    assert!(cookie.contains("__Host-flavita_arbiter="), "{cookie}");
    assert!(cookie.contains("; Secure"), "{cookie}");

    let own = said.lines().find(|line| line.contains("localhost")).unwrap();
    let own = own.split_whitespace().last().unwrap();
    let home = agent().get(own).call().unwrap();
    assert_eq!(home.status(), 200, "{own} is without TLS");
}

#[test]
fn connections_that_do_not_even_greet_keep_neither_the_console_nor_the_hall_out() {
    let folder = tempfile::tempdir().unwrap();
    let (certificate, key, trusted) = certificate(folder.path(), "words.example");
    let options = ["--name", "words.example", "--tls-cert", &certificate, "--tls-key", &key];
    let program = Program::start_with(&folder.path().join("data"), &options);
    let own = program.said.iter().find_map(|line| line.split("http://localhost:").nth(1)).unwrap();
    let port: u16 = own.split('/').next().unwrap().parse().unwrap();
    let secure = program.url.trim_start_matches("http://");
    // More than the handshakes that two workers begin at once where nobody says otherwise.
    let silent: Vec<_> = (0..700).map(|_| TcpStream::connect(secure).unwrap()).collect();
    let begun = Instant::now();
    let home = ureq::get(format!("http://localhost:{port}/")).call().unwrap();
    assert_eq!(home.status(), 200);
    let request = "GET / HTTP/1.1\r\nHost: words.example\r\nConnection: close\r\n\r\n";
    let answer = ask_under_tls((secure, "words.example"), &trusted, request);
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    // Each of them is given three seconds to greet.
    assert!(begun.elapsed() < Duration::from_millis(2500), "{:?}", begun.elapsed());
    drop(silent);
}

#[test]
fn a_certificate_that_cannot_be_used_stops_the_start_with_its_name() {
    let folder = tempfile::tempdir().unwrap();
    let (certificate, key, _) = certificate(folder.path(), "words.example");
    let wrong = folder.path().join("wrong.pem").display().to_string();
    std::fs::write(&wrong, "no certificate").unwrap();
    for (certificate, key, named) in [
        (&wrong, &key, "wrong.pem"),
        (&certificate, &wrong, "wrong.pem"),
        (&certificate, &certificate, "cert.pem"),
    ] {
        let mut command = assert_cmd::Command::new(env!("CARGO_BIN_EXE_flavita"));
        let run = command
            .args(["serve", "--bind", "127.0.0.1:0", "--data"])
            .arg(folder.path().join("data"))
            .args(["--tls-cert", certificate, "--tls-key", key]);
        let output = run.assert().code(2).get_output().clone();
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains(named), "{said}");
    }
}

#[test]
fn a_console_is_not_opened_without_a_good_passphrase() {
    let folder = tempfile::tempdir().unwrap();
    let run = |passphrase: Option<&str>| {
        let mut command = assert_cmd::Command::new(env!("CARGO_BIN_EXE_flavita"));
        let command = command
            .args(["serve", "--bind", "127.0.0.1:0", "--open-console", "--data"])
            .arg(folder.path())
            .env_remove("FLAVITA_PASSPHRASE");
        let command = match passphrase {
            Some(passphrase) => command.env("FLAVITA_PASSPHRASE", passphrase),
            None => command,
        };
        let output = command.assert().code(2).get_output().clone();
        String::from_utf8(output.stderr).unwrap()
    };
    assert!(run(Some("short")).contains("at least 10 characters"));
    assert!(run(None).contains("FLAVITA_PASSPHRASE"));
}

#[test]
fn a_name_too_long_for_a_file_is_the_name_of_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let long = "x".repeat(5_000);
    for path in ["/prepare/games/", "/t/", "/seasons/", "/merge/", "/events/", "/static/"] {
        let (status, _) = program.get(&format!("{path}{long}"));
        assert_eq!(status, 404, "{path}");
    }
    let (status, _) = program.get(&format!("/prepare/games/{long}/sealed/1"));
    assert_eq!(status, 404);
}

#[test]
fn a_body_that_does_not_say_how_long_it_is_is_not_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let host = program.url.trim_start_matches("http://");
    for first in ["GET /", "POST /training", "POST /t/none/relay", "POST /nowhere"] {
        let mut stream = connect(&program);
        let head =
            format!("{first} HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked\r\n\r\n");
        stream.write_all(head.as_bytes()).unwrap();
        let begun = Instant::now();
        // Drop by drop, until nobody takes it.
        while stream.write_all(b"1\r\nx\r\n").is_ok() {
            assert!(begun.elapsed() < Duration::from_secs(8), "{first} is still read");
            std::thread::sleep(Duration::from_millis(200));
        }
    }
}

#[test]
fn a_packed_body_is_not_unpacked() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let host = program.url.trim_start_matches("http://");
    for path in ["/training", "/sign-in", "/t/none/join/pin", "/new"] {
        let mut stream = connect(&program);
        let head = format!(
            "POST {path} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/x-www-form-urlencoded\r\n\
             Content-Encoding: gzip\r\nContent-Length: 4\r\nConnection: close\r\n\r\nAAAA"
        );
        stream.write_all(head.as_bytes()).unwrap();
        let (said, _) = answer(stream);
        assert!(said.starts_with("HTTP/1.1 415"), "{path}: {said}");
    }
}
