//! The line to NATS: it is kept up by itself, and tried for until it is there.

use crate::gate::subjects;
use async_nats::{Client, ConnectOptions, Event, ServerAddr, connection::State};
use std::{env, fs, io, path::Path, time::Duration};

/// How long an answer is waited for: less than a phone waits.
const PATIENCE: Duration = Duration::from_secs(4);
/// Where user and password stand where no file is named.
const LOGIN: &str = "FLAVITA_NATS_LOGIN";
/// The longest pause between two tries to connect.
const PAUSE: Duration = Duration::from_secs(2);

/// Where NATS is and who asks.
#[derive(Clone, Debug)]
pub struct NatsServers {
    /// Its addresses.
    servers: Vec<ServerAddr>,
    /// User and password, where it asks for them.
    login: Option<(String, String)>,
}

/// Why there can be no line.
#[derive(Debug, thiserror::Error)]
pub enum LineError {
    /// An address cannot be read.
    #[error("{text} is no address of a NATS server, such as nats://10.0.0.5:4222: {reason}")]
    Address {
        /// What was given.
        text: String,
        /// What is wrong with it.
        reason: String,
    },
    /// The file of user and password cannot be read.
    #[error("{path}: {source}")]
    File {
        /// The file.
        path: String,
        /// What the system says.
        source: io::Error,
    },
    /// It holds something else.
    #[error("{place}: the first line must be USER:PASSWORD, as nats.conf names them")]
    Login {
        /// The file, or the variable.
        place: String,
    },
    /// The client cannot be made.
    #[error("NATS cannot be used: {0}")]
    Client(String),
}

impl NatsServers {
    /// Reads the addresses (`nats://host:4222`, several with commas) and the line `user:password`, in
    /// the file or in the variable `FLAVITA_NATS_LOGIN`.
    ///
    /// # Errors
    /// When one of them cannot be read.
    pub fn read(servers: &str, login: Option<&Path>) -> Result<Self, LineError> {
        let parse = |text: &str| {
            text.trim().parse::<ServerAddr>().map_err(|error| LineError::Address {
                text: text.trim().to_owned(),
                reason: error.to_string(),
            })
        };
        Ok(Self {
            servers: servers.split(',').map(parse).collect::<Result<_, _>>()?,
            login: match login {
                Some(file) => Some(login_in(file)?),
                None => env::var(LOGIN).ok().map(|line| login_of(&line, LOGIN)).transpose()?,
            },
        })
    }

    /// The user, as the answers of NATS are addressed: each has subjects of his own.
    fn user(&self) -> &str {
        self.login.as_ref().map_or("all", |(user, _)| user)
    }

    /// Opens the line. It is there at once, and works as soon as NATS can be reached.
    ///
    /// # Errors
    /// When the client cannot be made.
    pub async fn connect(&self, name: &'static str) -> Result<Client, LineError> {
        let mut options = ConnectOptions::new()
            .name(format!("flavita {name}"))
            .custom_inbox_prefix(format!("{}{}", subjects::INBOX, self.user()))
            .retry_on_initial_connect()
            .request_timeout(Some(PATIENCE))
            .subscription_capacity(65_536)
            .reconnect_delay_callback(|tries| {
                let tries = u32::try_from(tries.min(6)).unwrap_or(6);
                PAUSE.min(Duration::from_millis(50) * 2_u32.pow(tries))
            })
            .event_callback(move |event| async move { tell(name, &event) });
        if let Some((user, password)) = &self.login {
            options = options.user_and_password(user.clone(), password.clone());
        }
        let connected = options.connect(&self.servers[..]).await;
        connected.map_err(|error| LineError::Client(error.to_string()))
    }
}

/// Whether NATS can be reached at the moment.
pub fn is_up(client: &Client) -> bool {
    client.connection_state() == State::Connected
}

fn tell(name: &str, event: &Event) {
    match event {
        Event::Connected => tracing::info!("{name}: NATS is there"),
        Event::Disconnected => {
            tracing::warn!("{name}: NATS cannot be reached; it is tried again and again");
        }
        Event::SlowConsumer(_) => tracing::warn!("{name}: too much comes at once; some waits"),
        Event::ServerError(error) => tracing::error!(%error, "{name}: NATS refuses"),
        Event::ClientError(error) => tracing::warn!(%error, "{name}: NATS cannot be reached"),
        Event::LameDuckMode | Event::Draining | Event::Closed => {
            tracing::info!(%event, "{name}: NATS");
        }
    }
}

fn login_in(file: &Path) -> Result<(String, String), LineError> {
    let path = file.display().to_string();
    match fs::read_to_string(file) {
        Ok(text) => login_of(&text, &path),
        Err(source) => Err(LineError::File { path, source }),
    }
}

fn login_of(text: &str, place: &str) -> Result<(String, String), LineError> {
    let line = text.lines().next().unwrap_or_default().trim();
    let parts = line.split_once(':').filter(|(user, password)| {
        let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '-';
        !user.is_empty() && user.chars().all(is_plain) && !password.is_empty()
    });
    let place = place.to_owned();
    let (user, password) = parts.ok_or(LineError::Login { place })?;
    Ok((user.to_owned(), password.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn user_and_password_stand_in_the_first_line() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("gate");
        fs::write(&file, "gate-1:a:b c\nnothing\n").unwrap();
        let login = login_in(&file).unwrap();
        assert_eq!(login, ("gate-1".to_owned(), "a:b c".to_owned()));
        for wrong in ["", "gate", "gate.1:x", ":x", "gate-1:"] {
            fs::write(&file, wrong).unwrap();
            let fault = login_in(&file).unwrap_err().to_string();
            assert!(fault.contains("USER:PASSWORD"), "{wrong}: {fault}");
        }
    }

    #[test]
    fn an_address_that_is_none_is_named() {
        let fault = NatsServers::read("nats://[", None).unwrap_err().to_string();
        assert!(fault.starts_with("nats://[ is no address"), "{fault}");
        let two = NatsServers::read("nats://a:4222, b", None).unwrap();
        assert_eq!(two.servers.len(), 2);
        assert_eq!(two.user(), "all");
    }
}
