//! Two people at two addresses of a network of their own, which only root can set up: without the
//! right to, the test is left out of `cargo test`, and tests/check says so.

use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::{io::Write, path::Path};

use serde_json::{Value, json};

use crate::program::{Program, agent};

pub(crate) const SERVER: &str = "10.213.77.1";
const MARIA: &str = "10.213.77.2";
const VERA: &str = "10.213.77.3";

fn ip(arguments: &str) {
    let done = Command::new("ip").args(arguments.split(' ')).status();
    assert!(done.unwrap().success(), "ip {arguments}");
}

/// A network namespace with two addresses, and a cable from it to this machine.
pub(crate) struct Hall {
    name: String,
}

impl Hall {
    pub(crate) fn wired() -> Self {
        let number = std::process::id();
        let (name, here, there) =
            (format!("hall-{number}"), format!("fh{number}"), format!("ft{number}"));
        ip(&format!("netns add {name}"));
        let hall = Self { name };
        let name = &hall.name;
        ip(&format!("link add {here} type veth peer name {there} netns {name}"));
        ip(&format!("addr add {SERVER}/24 dev {here}"));
        ip(&format!("link set {here} up"));
        for address in [MARIA, VERA] {
            ip(&format!("-n {name} addr add {address}/24 dev {there}"));
        }
        ip(&format!("-n {name} link set {there} up"));
        hall
    }

    /// Has these addresses too.
    pub(crate) fn also(&self, addresses: &[String]) {
        let name = &self.name;
        let there = format!("ft{}", std::process::id());
        for address in addresses {
            ip(&format!("-n {name} addr add {address}/24 dev {there}"));
        }
    }

    /// A program of the hall that is told something and says something.
    pub(crate) fn run(&self, script: &Path) -> Child {
        let mut command = Command::new("ip");
        command.args(["netns", "exec", &self.name, "python3"]).arg(script);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap()
    }
}

impl Drop for Hall {
    /// The cable goes with the namespace.
    fn drop(&mut self) {
        let name = &self.name;
        let _gone = Command::new("ip").args(["netns", "del", name]).status();
    }
}

/// A browser in the hall, at an address of its own.
pub(crate) struct Browser<'a> {
    hall: &'a Hall,
    port: u16,
    address: &'a str,
    cookie: Option<String>,
}

impl<'a> Browser<'a> {
    /// That of a helper, who has signed in.
    pub(crate) fn of_helper(
        hall: &'a Hall,
        program: &Program,
        id: &str,
        (address, name): (&'a str, &str),
    ) -> Self {
        let port = program.url.rsplit(':').next().unwrap().parse().unwrap();
        let mut browser = Self { hall, port, address, cookie: None };
        let token = invite(program, id, name);
        let joined = browser.send(&format!("/t/{id}/join"), &json!({"token": token}));
        assert_eq!(joined["ok"], true, "{joined}");
        browser
    }

    /// Sends JSON; status and body of the answer. Keeps the cookie that it is given.
    pub(crate) fn send(&mut self, path: &str, body: &Value) -> Value {
        let program = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/web/from_address.py");
        let mut sent = self.hall.run(&program);
        let asked = json!({
            "from": self.address, "to": SERVER, "port": self.port, "path": path,
            "cookie": self.cookie, "body": body,
        });
        let mut input = sent.stdin.take().unwrap();
        input.write_all(asked.to_string().as_bytes()).unwrap();
        drop(input);
        let said = sent.wait_with_output().unwrap();
        let answer: Value = serde_json::from_slice(&said.stdout).unwrap();
        assert_eq!(answer["status"], 200, "{path}: {answer}");
        if let Some(cookie) = answer["cookie"].as_str() {
            self.cookie = Some(cookie.to_owned());
        }
        serde_json::from_str(answer["body"].as_str().unwrap()).unwrap()
    }

    /// Keys a line as a request of its own, not as one that is sent again.
    fn key(&mut self, id: &str, line: &str) -> Value {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let key = NEXT.fetch_add(1, Ordering::Relaxed).to_string();
        let body = json!({"round": 1, "line": line, "key": key, "confirm": true});
        self.send(&format!("/t/{id}/slips"), &body)
    }
}

/// Invites somebody and answers what stands in the link after the sign `#`.
fn invite(program: &Program, id: &str, name: &str) -> String {
    let form = [("act", "invite"), ("name", name)];
    let address = format!("{}/t/{id}/network", program.url);
    let sent = agent().post(address).send_form(form).unwrap();
    assert!(sent.status().is_redirection() || sent.status().is_success());
    let (_, page) = program.get(&format!("/t/{id}/network"));
    let card = page.split("<li class=\"card\">").find(|card| card.contains(name));
    let link = card.unwrap().split("<p class=\"link\">").nth(1).unwrap();
    let link = link.split('<').next().unwrap();
    link.split('#').nth(1).unwrap().to_owned()
}

#[test]
#[ignore = "sets up a network namespace: needs root, iproute2 and python3"]
fn a_second_entry_counts_from_the_second_person_and_not_from_a_second_address() {
    let hall = Hall::wired();
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start_in_network(folder.path());
    let id = program.create(&["Ада", "Ван"]);
    let on = json!({"act": "double_entry", "on": 1, "key": "on"});
    assert_eq!(program.act(&id, &on)["ok"], true);
    program.step_to(&id, "placed");

    let browser = |address, name| Browser::of_helper(&hall, &program, &id, (address, name));
    let (mut maria, mut vera) = (browser(MARIA, "Мария"), browser(VERA, "Вера"));
    let mut elsewhere =
        Browser { address: VERA, cookie: maria.cookie.clone(), ..browser(MARIA, "Нина") };

    let first = maria.key(&id, "1 -");
    assert_eq!(first["saved"], true, "{first}");
    for same in [&mut maria, &mut elsewhere] {
        let again = same.key(&id, "1 -");
        assert_eq!(again["saved"], false, "{again}");
        let sentence = again["sentence"].as_str().unwrap();
        assert!(sentence.contains("делает другой человек"), "{sentence}");
    }
    let second = vera.key(&id, "1 -");
    assert_eq!(second["saved"], true, "{second}");

    let own = program.slip(&id, 1, "2 -");
    assert_eq!(own["saved"], true, "{own}");
    assert_eq!(program.slip(&id, 1, " 2 -")["saved"], false, "the arbiter is one person too");
    let second = maria.key(&id, "2 -");
    assert_eq!(second["saved"], true, "the arbiter and one invitation: {second}");
    let console = program.page(&format!("/t/{id}/console")).html();
    assert!(!console.contains("нет второй записи"), "nothing waits any more");
}
