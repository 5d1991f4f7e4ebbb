//! A second computer follows a game, and goes on with it where the first one breaks down.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Command, Output};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use std::{fs, path::Path, thread};

use flavita::{store::event::Head, store::event_log::EventLog};
use serde_json::json;

use crate::program::{Program, agent, phase_of};
use crate::{inside::Inside, sealed::KEY};

fn follow(url: &str, key: &str, data: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_flavita"))
        .args(["follow", url, "--once", "--key", key, "--data"])
        .arg(data)
        .output()
        .unwrap()
}

fn head(data: &Path, id: &str) -> Head {
    let file = data.join(format!("{id}.sqlite"));
    EventLog::open_read_only(file).unwrap().head()
}

#[test]
fn another_computer_follows_and_takes_over_with_the_same_draw_and_words() {
    let (here, beside) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let there = beside.path().join("Вторая папка");
    let program = Program::start(here.path());
    let id = program.create(&["Ада", "Ван"]);
    let key = fs::read_to_string(here.path().join("follow-key.txt")).unwrap();
    for phase in ["thinking", "placed"] {
        program.step_to(&id, phase);
        let answer = follow(&program.url, &key, &there);
        assert!(answer.status.success(), "{answer:?}");
        let said = String::from_utf8_lossy(&answer.stdout).into_owned();
        let command = format!("serve --data \"{}\" --take-over", there.display());
        assert!(said.contains(&command), "it can be typed as it is said: {said}");
        assert_eq!(head(&there, &id), head(here.path(), &id), "{phase}");
    }
    let log = fs::read(there.join(format!("{id}.sqlite"))).unwrap();
    assert!(!log.is_empty());

    // Without being taken over, the game is left alone there.
    let only_follows = Program::start(&there);
    assert_ne!(only_follows.get(&format!("/t/{id}/console")).0, 200);
    drop(only_follows);

    let before = head(here.path(), &id).seq;
    drop(program);
    let other = Program::start_with(&there, &["--take-over"]);
    let saved = other.slip(&id, 1, "1 т");
    assert_eq!(saved["saved"], true, "{saved}");
    let page = other.step_to(&id, "thinking");
    assert_eq!(phase_of(&page), "thinking", "the next rack was drawn from the same seed");
    assert!(head(&there, &id).seq > before);
    drop(other);
    let verified = Command::new(env!("CARGO_BIN_EXE_flavita"))
        .args(["verify", "--fast"])
        .arg(there.join(format!("{id}.sqlite")))
        .output()
        .unwrap();
    assert!(verified.status.success(), "{verified:?}");
}

#[test]
fn nobody_follows_without_the_key() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let program = Program::start(here.path());
    let id = program.create(&["Ада"]);
    let wrong = follow(&program.url, &"0".repeat(32), there.path());
    assert_eq!(wrong.status.code(), Some(2), "{wrong:?}");
    assert!(!there.path().join(format!("{id}.sqlite")).exists());
    for address in [
        "/feed".to_owned(),
        format!("/feed/{id}?from=0"),
        format!("/feed/{id}/words"),
        format!("/feed/{id}/beside"),
    ] {
        let asked = agent().get(format!("{}{address}", program.url)).call().unwrap();
        assert_eq!(asked.status().as_u16(), 404, "{address}");
    }
    let key = fs::read_to_string(here.path().join("follow-key.txt")).unwrap();
    assert_eq!(follow(&program.url, "no key", there.path()).status.code(), Some(2));
    assert!(follow(&program.url, &key, there.path()).status.success());
}

#[test]
fn a_tournament_of_this_computer_is_not_written_over() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let program = Program::start(here.path());
    let id = program.create(&["Ада"]);
    let own = Program::start(there.path());
    assert_eq!(own.create(&["Ван"]), id, "the first of the day on both computers");
    drop(own);
    let before = head(there.path(), &id);
    let key = fs::read_to_string(here.path().join("follow-key.txt")).unwrap();
    let refused = follow(&program.url, &key, there.path());
    assert_eq!(refused.status.code(), Some(2), "{refused:?}");
    assert_eq!(head(there.path(), &id), before);
}

#[test]
fn a_game_is_followed_beyond_its_end() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let program = Program::start(here.path());
    let id = program.create(&["Ада"]);
    let key = fs::read_to_string(here.path().join("follow-key.txt")).unwrap();
    program.step_to(&id, "placed");
    let in_step = || {
        let answer = follow(&program.url, &key, there.path());
        assert!(answer.status.success(), "{answer:?}");
        assert_eq!(head(there.path(), &id), head(here.path(), &id));
    };
    in_step();
    for act in ["end_game", "finalise"] {
        program.slip(&id, 1, "1 -");
        let done = program.act(&id, &json!({"act": act}));
        assert_eq!(done["ok"], true, "{done}");
        in_step();
    }

    // Nothing goes on there that is over.
    drop(program);
    let before = head(there.path(), &id);
    drop(Program::start_with(there.path(), &["--take-over"]));
    assert_eq!(head(there.path(), &id), before);
}

#[test]
fn a_game_that_cannot_be_followed_keeps_no_other_back() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let own = Program::start(there.path());
    let taken = own.create(&["Ван"]);
    drop(own);
    let program = Program::start(here.path());
    assert_eq!(program.create(&["Ада"]), taken, "the first of the day");
    let id = program.create(&["Ада"]);
    let key = fs::read_to_string(here.path().join("follow-key.txt")).unwrap();
    let answer = follow(&program.url, &key, there.path());
    assert_eq!(answer.status.code(), Some(2), "{answer:?}");
    let said = String::from_utf8_lossy(&answer.stderr).into_owned();
    assert!(said.contains(&taken) && !said.contains(&id), "{said}");
    assert_eq!(head(there.path(), &id), head(here.path(), &id));
}

#[test]
fn events_do_not_wait_for_the_words() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let program = Program::start(here.path());
    let id = program.create(&["Ада"]);
    let key = fs::read_to_string(here.path().join("follow-key.txt")).unwrap();
    // Where a file has the name of their folder no words can be kept.
    fs::write(there.path().join("words"), "").unwrap();
    let answer = follow(&program.url, &key, there.path());
    assert_eq!(answer.status.code(), Some(2), "{answer:?}");
    assert_eq!(head(there.path(), &id), head(here.path(), &id));

    fs::remove_file(there.path().join("words")).unwrap();
    let answer = follow(&program.url, &key, there.path());
    assert!(answer.status.success(), "{answer:?}");
    let kept = |data: &Path| {
        let words = fs::read_dir(data.join("words")).unwrap();
        let read = |file: fs::DirEntry| (file.file_name(), fs::read(file.path()).unwrap());
        words.map(|file| read(file.unwrap())).collect::<Vec<_>>()
    };
    assert_eq!(kept(there.path()), kept(here.path()));
}

/// Sends a form that leads to another page.
fn done(program: &Program, path: &str, form: &[(&str, &str)]) {
    let sent = agent().post(format!("{}{path}", program.url));
    let answer = sent.send_form(form.iter().copied()).unwrap();
    assert_eq!(answer.status().as_u16(), 303, "{path}");
}

#[test]
fn the_screen_and_the_sealed_game_go_along_and_the_opened_game_stays() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let program = Program::start(here.path());
    let sealed = Inside::new().sealed().to_text();
    let load = [("text", sealed.as_str()), ("name", "Hall one"), ("act", "create")];
    done(&program, "/open/sealed", &load);
    let id = fs::read_dir(here.path()).unwrap().find_map(|entry| {
        let name = entry.unwrap().file_name().into_string().unwrap();
        name.strip_suffix(".sealed").map(str::to_owned)
    });
    let id = id.unwrap();
    let open = [("id", id.as_str()), ("key", KEY)];
    program.act(&id, &json!({"act": "import_players", "text": "Ада"}));
    done(&program, "/open/sealed/key", &open);
    program.step_to(&id, "thinking");
    program.act(&id, &json!({"act": "banner", "banner": "Hand in your slips"}));
    let key = fs::read_to_string(here.path().join("follow-key.txt")).unwrap();
    assert!(follow(&program.url, &key, there.path()).status.success());
    assert!(!there.path().join(format!("{id}.game")).exists());
    drop(program);

    let other = Program::start_with(there.path(), &["--take-over"]);
    let (_, screen) = other.get(&format!("/t/{id}/projector"));
    assert!(screen.contains("Hand in your slips"));
    let (_, waiting) = other.get("/open/sealed");
    assert!(waiting.contains("Hall one"), "it waits for its key again");
    done(&other, "/open/sealed/key", &open);
    other.step_to(&id, "placed");
    other.step_to(&id, "thinking");
}

/// Somebody in the hall's network who hears what two computers say to each other.
struct Listener {
    url: String,
    heard: Arc<Mutex<Vec<Vec<u8>>>>,
}

impl Listener {
    /// Between a follower and this program.
    fn before(program: &Program) -> Self {
        let target = program.url.trim_start_matches("http://").to_owned();
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let heard: Arc<Mutex<Vec<Vec<u8>>>> = Arc::default();
        let kept = Arc::clone(&heard);
        thread::spawn(move || {
            for near in listener.incoming().map_while(Result::ok) {
                let far = TcpStream::connect(&target).unwrap();
                for (from, to) in [(&near, &far), (&far, &near)] {
                    let (mut from, mut to) = (from.try_clone().unwrap(), to.try_clone().unwrap());
                    let kept = Arc::clone(&kept);
                    thread::spawn(move || {
                        let mut bytes = vec![0; 65_536];
                        while let Ok(count @ 1..) = from.read(&mut bytes) {
                            kept.lock().unwrap().push(bytes[..count].to_vec());
                            if to.write_all(&bytes[..count]).is_err() {
                                break;
                            }
                        }
                    });
                }
            }
        });
        Self { url, heard }
    }

    /// The requests, as they were sent.
    fn requests(&self) -> Vec<String> {
        let heard = self.heard.lock().unwrap();
        let texts = heard.iter().map(|bytes| String::from_utf8_lossy(bytes).into_owned());
        texts.filter(|text| text.starts_with("GET ")).collect()
    }
}

#[test]
fn what_was_overheard_cannot_be_asked_again_nor_read() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let program = Program::start(here.path());
    let id = program.create(&["Клеопатра"]);
    program.step_to(&id, "thinking");
    let key = fs::read_to_string(here.path().join("follow-key.txt")).unwrap();
    let line = Listener::before(&program);
    let answer = follow(&line.url, &key, there.path());
    assert!(answer.status.success(), "{answer:?}");
    assert_eq!(head(there.path(), &id), head(here.path(), &id));

    let requests = line.requests();
    assert!(requests.len() >= 3, "{requests:?}");
    for request in &requests {
        // As it was sent; only that the answer is not packed, so that it can be looked into.
        let again: Vec<&str> = request.lines().filter(|line| !line.is_empty()).collect();
        let again = again.into_iter().filter(|line| !line.to_lowercase().starts_with("accept-"));
        let again = again.collect::<Vec<_>>().join("\r\n");
        let mut stream = TcpStream::connect(program.url.trim_start_matches("http://")).unwrap();
        write!(stream, "{again}\r\nConnection: close\r\n\r\n").unwrap();
        let mut said = Vec::new();
        stream.read_to_end(&mut said).unwrap();
        let said = String::from_utf8_lossy(&said).into_owned();
        assert!(said.starts_with("HTTP/1.1 404"), "{request}\n{said}");
    }
    let heard = line.heard.lock().unwrap().concat();
    let is_told = |text: &str| heard.windows(text.len()).any(|part| part == text.as_bytes());
    assert!(is_told("age-encryption.org") && !is_told("Клеопатра") && !is_told("rack_drawn"));
}

#[test]
fn a_program_of_another_version_is_told_so() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    // What answers there knows nothing of tickets.
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    thread::spawn(move || {
        for mut stream in listener.incoming().map_while(Result::ok) {
            let mut bytes = [0; 4096];
            let _head = stream.read(&mut bytes);
            let _gone = stream.write_all(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n");
        }
    });
    let refused = follow(&url, &"7".repeat(32), there.path());
    let said = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(said.contains("update the program on both computers"), "{said}");

    // An older follower is answered as if nothing were here, which it says clearly.
    let program = Program::start(here.path());
    let asked = agent().get(format!("{}/feed", program.url));
    let answer = asked.header("x-flavita-code", "0".repeat(64)).call().unwrap();
    assert_eq!(answer.status().as_u16(), 404);
}

#[test]
fn the_key_of_a_report_is_looked_at_before_what_it_says() {
    let here = tempfile::tempdir().unwrap();
    let program = Program::start(here.path());
    let id = program.create(&["Ада"]);
    let address = program.url.trim_start_matches("http://");
    let mut stream = TcpStream::connect(address).unwrap();
    let head = format!("POST /t/{id}/relay HTTP/1.1\r\nHost: {address}\r\n");
    write!(stream, "{head}Content-Type: application/json\r\nContent-Length: 500000\r\n\r\n{{")
        .unwrap();
    let begun = Instant::now();
    stream.set_read_timeout(Some(Duration::from_secs(8))).unwrap();
    let mut said = Vec::new();
    stream.read_to_end(&mut said).unwrap();
    assert!(said.starts_with(b"HTTP/1.1 404"), "{}", String::from_utf8_lossy(&said));
    assert!(begun.elapsed() < Duration::from_secs(3), "after {:?}", begun.elapsed());
}
