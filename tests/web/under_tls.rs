//! Talking to a server under TLS whose certificate nobody has signed.

use std::io::{Read as _, Write as _};
use std::{fs, net::TcpStream, path::Path, sync::Arc, time::Duration};

use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};
use rustls::{crypto::ring, pki_types::ServerName};

/// A certificate for this name by nobody: file of the certificate, file of the key, the trust in
/// it.
pub(crate) fn certificate(folder: &Path, name: &str) -> (String, String, RootCertStore) {
    let made = rcgen::generate_simple_self_signed([name.to_owned()]).unwrap();
    let paths = ["cert.pem", "key.pem"].map(|file| folder.join(file).display().to_string());
    fs::write(&paths[0], made.cert.pem()).unwrap();
    fs::write(&paths[1], made.signing_key.serialize_pem()).unwrap();
    let mut trusted = RootCertStore::empty();
    trusted.add(made.cert.der().clone()).unwrap();
    let [certificate, key] = paths;
    (certificate, key, trusted)
}

/// Sends a request to an address whose certificate is for this name; the whole answer.
pub(crate) fn ask_under_tls(
    (address, name): (&str, &str),
    trusted: &RootCertStore,
    request: &str,
) -> String {
    let provider = Arc::new(ring::default_provider());
    let mut config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(trusted.clone())
        .with_no_client_auth();
    // As browsers do: a server that took the first would not understand what is sent here.
    config.alpn_protocols = vec![b"h2".to_vec(), b"http/1.1".to_vec()];
    let name = ServerName::try_from(name.to_owned()).unwrap();
    let client = ClientConnection::new(Arc::new(config), name).unwrap();
    let stream = TcpStream::connect(address).unwrap();
    let limit = Some(Duration::from_secs(20));
    stream.set_read_timeout(limit).unwrap();
    let mut stream = StreamOwned::new(client, stream);
    stream.write_all(request.as_bytes()).unwrap();
    let mut bytes = Vec::new();
    let _closed = stream.read_to_end(&mut bytes);
    String::from_utf8_lossy(&bytes).into_owned()
}
