//! Whoever holds connections and streams open without a word leaves the others theirs.

use std::io::{ErrorKind, Read, Write};
use std::net::{IpAddr, SocketAddr, TcpStream, UdpSocket};
use std::time::{Duration, Instant};
use std::{io::BufRead, io::BufReader, path::Path};

use actix_web::http::StatusCode;
use flavita::{app::passes::arbiter::Arbiters, web::http::role::Role};
use serde_json::json;

use crate::inside::{Asked, Device, Inside, PASSPHRASE};
use crate::program::Program;
use crate::two_addresses::{Browser, Hall, SERVER};
use crate::under_tls::certificate;

/// Within what the console and a phone are answered while others flood, on a machine that has nothing
/// else to do.
const PROMPT: Duration = Duration::from_millis(500);

#[actix_web::test]
async fn streams_of_a_crowd_leave_a_newcomer_a_player_and_the_arbiter_theirs() {
    let inside = Inside::with(Arbiters::with(PASSPHRASE).unwrap());
    inside.create("cup", "seed", "ab\naba\n", &["Ада"]);
    let mut open = Vec::new();
    for address in 1..=51 {
        let device = Device::at(&format!("10.7.0.{address}"));
        loop {
            let (status, stream) = inside.listen(&device, "/t/cup/live").await;
            if status != StatusCode::OK {
                break;
            }
            open.push(stream);
        }
    }
    let asked = [
        (Device::at("10.8.0.1"), "live"),
        (inside.device("cup", Role::Player, "10.8.0.2"), "live/me"),
        (inside.device("cup", Role::Arbiter, "10.8.0.3"), "live/staff"),
        (Device::at("127.0.0.1"), "live/staff"),
    ];
    for (device, path) in asked {
        let (status, _stream) = inside.listen(&device, &format!("/t/cup/{path}")).await;
        assert_eq!(status, StatusCode::OK, "{path} with {} streams open", open.len());
    }
}

#[actix_web::test]
async fn a_network_of_ipv6_is_asked_to_slow_down_as_one() {
    let inside = Inside::new();
    let mut refused = 0;
    for guess in 0..40 {
        let device = Device::at(&format!("[2001:db8:7:7::{guess:x}]"));
        let form = [("passphrase", "никто не угадает")];
        let asked = Asked::form("/sign-in", &form);
        let status = inside.answer(&device, asked).await.status;
        refused += u32::from(status == StatusCode::TOO_MANY_REQUESTS);
    }
    assert!(refused > 20, "{refused}");
}

/// An address of this machine at which its hall could reach it; `None` without a network.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    // Nothing is sent: the system only says which way it would go.
    socket.connect("192.0.2.1:9").ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_loopback() && !ip.is_unspecified()).then_some(ip)
}

/// A request that never ends: its head, and the first byte of its body.
fn begun(to: SocketAddr, path: &str) -> Option<TcpStream> {
    let mut stream = TcpStream::connect_timeout(&to, Duration::from_secs(5)).ok()?;
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: {to}\r\nContent-Type: application/x-www-form-urlencoded\r\n\
         Content-Length: 5000\r\n\r\nx"
    );
    stream.write_all(head.as_bytes()).ok()?;
    Some(stream)
}

fn timed(asks: &mut dyn FnMut()) -> Duration {
    let begun = Instant::now();
    asks();
    begun.elapsed()
}

fn is_prompt(program: &Program, path: &str) {
    let begun = Instant::now();
    assert_eq!(program.get(path).0, 200);
    assert!(begun.elapsed() < 4 * PROMPT, "{path} took {:?}", begun.elapsed());
}

#[cfg(unix)]
#[test]
fn whoever_holds_requests_half_open_takes_no_descriptors_from_the_console() {
    let Some(address) = own_address() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start_with_files(folder.path(), 400, &[]);
    let id = program.create(&["Ада"]);
    let port: u16 = program.url.rsplit(':').next().unwrap().parse().unwrap();
    let to = SocketAddr::new(address, port);
    let flood = Instant::now();
    let held: Vec<_> = (0..600).filter_map(|_| begun(to, "/training")).collect();
    for path in ["/", &format!("/t/{id}/console"), &format!("/t/{id}/projector")] {
        is_prompt(&program, path);
    }
    assert!(flood.elapsed() < Duration::from_secs(5), "they are still held");
    // Who is not heard of any more makes room.
    for mut stream in held {
        stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
        let mut said = Vec::new();
        let _end = stream.read_to_end(&mut said);
    }
    assert!(flood.elapsed() < Duration::from_secs(9), "after {:?}", flood.elapsed());
    let mut stream = TcpStream::connect(to).unwrap();
    write!(stream, "GET /t/{id}/standings HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\n\r\n")
        .unwrap();
    let mut said = String::new();
    stream.read_to_string(&mut said).unwrap();
    assert!(said.starts_with("HTTP/1.1 200"), "{said}");
}

#[cfg(unix)]
#[test]
fn whoever_never_ends_a_handshake_takes_no_descriptors_from_the_console() {
    let Some(address) = own_address() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let (certificate, key, _) = certificate(folder.path(), "words.example");
    let options = ["--name", "words.example", "--tls-cert", &certificate, "--tls-key", &key];
    let program = Program::start_with_files(&folder.path().join("data"), 400, &options);
    let own = program.said.iter().find_map(|line| line.split("http://localhost:").nth(1)).unwrap();
    let own = format!("http://localhost:{}/", own.split('/').next().unwrap());
    let port: u16 = program.url.rsplit(':').next().unwrap().parse().unwrap();
    let flood = Instant::now();
    let to = SocketAddr::new(address, port);
    let silent: Vec<_> = (0..600).filter_map(|_| TcpStream::connect(to).ok()).collect();
    let asked = Instant::now();
    assert_eq!(ureq::get(own).call().unwrap().status(), 200);
    assert!(asked.elapsed() < 2 * PROMPT, "the console took {:?}", asked.elapsed());
    // Each is given three seconds for its handshake: before they are over the first ones still wait, and
    // most of the others are sent away.
    let handshake = Duration::from_secs(3);
    assert!(flood.elapsed() < handshake, "{:?}", flood.elapsed());
    let is_away = |stream: &TcpStream| {
        stream.set_nonblocking(true).unwrap();
        !matches!(stream.peek(&mut [0]), Err(error) if error.kind() == ErrorKind::WouldBlock)
    };
    let away = || silent.iter().filter(|stream| is_away(stream)).count();
    while away() <= 400 {
        assert!(flood.elapsed() < handshake, "{} of {}", away(), silent.len());
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Resident memory of a process in MB.
fn memory(program: &Program) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", program.pid())).unwrap();
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse::<u64>().unwrap() / 1024
}

#[test]
#[expect(clippy::print_stdout, reason = "the figures are what it is run for")]
#[ignore = "sets up a network namespace: needs root, iproute2, python3 and 20,000 descriptors"]
fn twenty_thousand_half_open_requests_of_24_addresses_hold_nobody_up() {
    let hall = Hall::wired();
    let addresses: Vec<String> = (10..34).map(|n| format!("10.213.77.{n}")).collect();
    hall.also(&addresses);
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start_in_network(folder.path());
    let port: u16 = program.url.rsplit(':').next().unwrap().parse().unwrap();
    let id = program.create(&["Ада"]);
    let mut phone = Browser::of_helper(&hall, &program, &id, ("10.213.77.2", "Мария"));
    let before = memory(&program);
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/web/half_open.py");
    for path in [format!("/t/{id}/relay"), "/training".to_owned()] {
        let mut flood = hall.run(&script);
        let asked = json!({
            "to": SERVER, "port": port, "path": path, "count": 19_900,
            "from": addresses,
        });
        let mut input = flood.stdin.take().unwrap();
        writeln!(input, "{asked}").unwrap();
        let mut said = BufReader::new(flood.stdout.take().unwrap()).lines();
        let told = said.next().unwrap().unwrap();
        let took = |asks: &mut dyn FnMut()| {
            let mut times: Vec<Duration> = (0..15).map(|_| timed(asks)).collect();
            times.sort();
            (times[7], times[14])
        };
        let console = took(&mut || assert_eq!(program.get(&format!("/t/{id}/console")).0, 200));
        // The browser of the test is a program of its own, which has to start.
        let line = json!({"line": "1"});
        let helper = took(&mut || drop(phone.send(&format!("/t/{id}/check"), &line)));
        println!("{path}: console {console:?}, helper {helper:?} (half of them and all within)");
        assert!(console.0 < PROMPT && helper.0 < PROMPT, "half of them at least");
        println!("{path}: {told}; {} MB in the flood, {before} before", memory(&program));
        drop(input);
        flood.wait().unwrap();
        std::thread::sleep(Duration::from_secs(8));
        println!("{path}: {} MB after it", memory(&program));
    }
}
