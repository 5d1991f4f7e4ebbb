//! What a gate asks the desk and what it is answered: a line of JSON, then the body as it is.

use bytes::Bytes;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::net::IpAddr;

/// Why an envelope cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("an envelope between gate and desk cannot be read: {0}")]
pub struct Unreadable(String);

/// A request that came to a gate.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    /// Whether something is to be changed.
    pub is_post: bool,
    /// The address with its query.
    pub uri: String,
    /// From where it came to the gate.
    pub from: IpAddr,
    /// Whether it came under TLS.
    pub is_secure: bool,
    /// Those of its headers that pages look at.
    pub headers: Vec<(String, String)>,
    /// What was sent.
    #[serde(skip)]
    pub body: Bytes,
}

/// What the desk answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answered {
    /// The status of HTTP.
    pub status: u16,
    /// Its headers.
    pub headers: Vec<(String, String)>,
    /// The page.
    #[serde(skip)]
    pub body: Bytes,
}

/// What travels between gate and desk.
pub trait Envelope: Serialize + DeserializeOwned {
    /// What stands after its first line.
    fn body(&self) -> &Bytes;

    /// The same envelope with another body.
    fn with_body(self, body: Bytes) -> Self;

    /// As it travels.
    fn to_bytes(&self) -> Bytes {
        // Numbers and texts: there is nothing in them that JSON could not hold.
        let mut bytes = serde_json::to_vec(self).unwrap_or_default();
        bytes.push(b'\n');
        bytes.extend_from_slice(self.body());
        Bytes::from(bytes)
    }

    /// Reads it.
    ///
    /// # Errors
    /// When it is none.
    fn read(bytes: &Bytes) -> Result<Self, Unreadable> {
        let end = bytes.iter().position(|byte| *byte == b'\n');
        let end = end.ok_or_else(|| Unreadable("it has one line".to_owned()))?;
        let head = serde_json::from_slice::<Self>(&bytes[..end]);
        Ok(head.map_err(|error| Unreadable(error.to_string()))?.with_body(bytes.slice(end + 1..)))
    }
}

impl Envelope for Asked {
    fn body(&self) -> &Bytes {
        &self.body
    }

    fn with_body(self, body: Bytes) -> Self {
        Self { body, ..self }
    }
}

impl Envelope for Answered {
    fn body(&self) -> &Bytes {
        &self.body
    }

    fn with_body(self, body: Bytes) -> Self {
        Self { body, ..self }
    }
}

impl Answered {
    /// An answer without a page.
    pub fn bare(status: u16) -> Self {
        Self { status, headers: Vec::new(), body: Bytes::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_sent_is_read_as_it_was_whatever_is_in_its_body() {
        let asked = Asked {
            is_post: true,
            uri: "/t/cup/me/slip?lang=ru".to_owned(),
            from: "203.0.113.7".parse().unwrap(),
            is_secure: true,
            headers: vec![("cookie".to_owned(), "a=\n\"b\"".to_owned())],
            body: Bytes::from_static(b"{\"key\":\n\n\"\xff\"}"),
        };
        assert_eq!(Asked::read(&asked.to_bytes()).unwrap(), asked);
        let answered = Answered { status: 200, headers: Vec::new(), body: Bytes::new() };
        assert_eq!(Answered::read(&answered.to_bytes()).unwrap(), answered);
        assert!(Asked::read(&Bytes::from_static(b"{}\n")).is_err());
        assert!(Asked::read(&Bytes::from_static(b"nothing")).is_err());
    }
}
