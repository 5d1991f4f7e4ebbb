//! How the program meets whoever starts it: where the tournaments are, the browser, a second start.

use std::io::{BufRead, BufReader, Read as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::{fs, thread, time::Duration};

use tempfile::TempDir;

/// A person's computer: a home, a folder where the program is started, and a browser that only notes
/// what it is to show.
struct Desktop {
    home: TempDir,
}

/// A program that serves, ended with this value.
struct Serving {
    child: Child,
    said: Vec<String>,
}

impl Desktop {
    fn new() -> Self {
        let home = TempDir::new().unwrap();
        for folder in ["Documents", "bin", "here"] {
            fs::create_dir(home.path().join(folder)).unwrap();
        }
        let browser = home.path().join("bin/xdg-open");
        fs::write(&browser, "#!/bin/sh\nprintf '%s' \"$1\" > \"$HOME/shown\"\n").unwrap();
        Command::new("chmod").arg("+x").arg(browser).status().unwrap();
        Self { home }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.home.path().join(name)
    }

    fn start(&self, options: &[&str]) -> Serving {
        let mut program = Command::new(env!("CARGO_BIN_EXE_flavita"));
        program.arg("serve");
        self.run(program, options)
    }

    fn run(&self, mut program: Command, options: &[&str]) -> Serving {
        let path = format!("{}:/usr/bin:/bin", self.path("bin").display());
        let mut child = program
            .args(options)
            .current_dir(self.path("here"))
            .env("HOME", self.home.path())
            .env("PATH", path)
            .env("DISPLAY", ":0")
            .env_remove("XDG_CONFIG_HOME")
            .env_remove("SSH_CONNECTION")
            .env_remove("SSH_TTY")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut said = Vec::new();
        for line in lines.map_while(Result::ok) {
            let is_last = line.contains("Ctrl+C");
            said.push(line);
            if is_last {
                break;
            }
        }
        Serving { child, said }
    }

    /// What the browser was told to show, once it has been told.
    fn shown(&self) -> String {
        for _ in 0..200 {
            if let Ok(shown) = fs::read_to_string(self.path("shown"))
                && !shown.is_empty()
            {
                return shown;
            }
            thread::sleep(Duration::from_millis(25));
        }
        String::new()
    }
}

impl Serving {
    /// The address of this computer's own pages, as it was said.
    fn address(&self) -> &str {
        let told = self.said.iter().find_map(|line| Some(line.split_once("http://localhost:")?.1));
        told.unwrap().trim_end_matches('/')
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ended = self.child.kill().and_then(|()| self.child.wait());
    }
}

fn is_data_folder(folder: &Path) -> bool {
    folder.join("serving.lock").exists()
}

#[test]
fn from_a_menu_the_tournaments_are_among_the_documents_and_the_browser_opens() {
    let desktop = Desktop::new();
    let serving = desktop.start(&["--browser", "yes"]);
    assert!(is_data_folder(&desktop.path("Documents/Flavita")), "{:?}", serving.said);
    assert_eq!(desktop.shown(), format!("http://localhost:{}/", serving.address()));
}

#[test]
fn the_documents_are_where_a_desktop_of_another_language_keeps_them() {
    let desktop = Desktop::new();
    for folder in [".config", "Документы"] {
        fs::create_dir(desktop.path(folder)).unwrap();
    }
    let names = "# of the desktop\nXDG_DOCUMENTS_DIR=\"$HOME/Документы\"\n";
    fs::write(desktop.path(".config/user-dirs.dirs"), names).unwrap();
    let serving = desktop.start(&["--browser", "yes"]);
    assert!(is_data_folder(&desktop.path("Документы/Flavita")), "{:?}", serving.said);
}

#[test]
fn a_folder_of_tournaments_where_the_program_is_started_stays_the_folder() {
    let desktop = Desktop::new();
    fs::create_dir(desktop.path("here/tournaments")).unwrap();
    let _serving = desktop.start(&["--browser", "yes"]);
    assert!(is_data_folder(&desktop.path("here/tournaments")));
    assert!(!desktop.path("Documents/Flavita").exists());
}

#[test]
fn from_a_terminal_the_tournaments_are_those_of_the_menu() {
    let desktop = Desktop::new();
    let mut terminal = Command::new("script");
    terminal.args(["-qfec", env!("CARGO_BIN_EXE_flavita"), "/dev/null"]);
    let serving = desktop.run(terminal, &[]);
    assert!(is_data_folder(&desktop.path("Documents/Flavita")), "{:?}", serving.said);
    assert_eq!(desktop.shown(), format!("http://localhost:{}/", serving.address()));
    assert!(!desktop.path("here/tournaments").exists());
}

#[test]
fn in_a_script_no_browser_opens_and_the_folder_is_here() {
    let desktop = Desktop::new();
    let serving = desktop.start(&[]);
    assert!(is_data_folder(&desktop.path("here/tournaments")), "{:?}", serving.said);
    assert!(!desktop.path("shown").exists());
}

#[test]
fn a_second_start_shows_the_pages_of_the_first_and_ends() {
    let desktop = Desktop::new();
    let first = desktop.start(&[]);
    let mut second = desktop.start(&["--browser", "yes"]);
    assert_eq!(second.child.wait().unwrap().code(), Some(0));
    assert_eq!(second.address(), first.address());
    assert_eq!(desktop.shown(), format!("http://localhost:{}/", first.address()));
    let mut refused = desktop.start(&["--take-over"]);
    assert_eq!(refused.child.wait().unwrap().code(), Some(1), "what was asked for is not done");
}

#[test]
fn after_a_power_cut_the_next_start_is_the_first_again() {
    let desktop = Desktop::new();
    drop(desktop.start(&[]));
    let again = desktop.start(&[]);
    assert!(again.said.iter().any(|line| line.contains("Ctrl+C")), "{:?}", again.said);
}

#[test]
fn the_first_page_says_where_it_is_how_to_stop_it_and_which_version_it_is() {
    let desktop = Desktop::new();
    let serving = desktop.start(&[]);
    let url = format!("http://127.0.0.1:{}/?lang=en", serving.address());
    let mut page = String::new();
    let answer = ureq::get(&url).header("Accept-Language", "en").call().unwrap();
    answer.into_body().into_reader().read_to_string(&mut page).unwrap();
    for part in ["close its window", env!("CARGO_PKG_VERSION")] {
        assert!(page.contains(part), "{part}");
    }
}
