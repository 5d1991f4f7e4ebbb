//! TLS with a certificate that the organiser has.

use rustls::pki_types::{CertificateDer, PrivateKeyDer, pem};
use rustls::{ServerConfig, crypto::ring, pki_types::pem::PemObject};
use std::{fs, io, path::Path, path::PathBuf};

/// Why a certificate cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum TlsError {
    /// A file cannot be read.
    #[error("{path}: {source}")]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// A file is no PEM, or not what it should be.
    #[error("{path} holds no {wanted} in PEM form: {source}")]
    Pem {
        /// The file.
        path: PathBuf,
        /// What it should hold.
        wanted: &'static str,
        /// What is wrong.
        source: pem::Error,
    },
    /// Certificate and key do not fit each other.
    #[error("the certificate and the key cannot be used together: {0}")]
    Unfit(#[from] rustls::Error),
}

/// Reads certificate chain and key, both PEM.
///
/// # Errors
/// When a file cannot be read or the two do not fit.
pub fn config(certificate: &Path, key: &Path) -> Result<ServerConfig, TlsError> {
    let fault = |path: &Path, wanted| {
        let path = path.to_owned();
        move |source| TlsError::Pem { path, wanted, source }
    };
    let chain: Result<Vec<_>, _> = CertificateDer::pem_slice_iter(&read(certificate)?).collect();
    let chain = chain
        .and_then(|chain| if chain.is_empty() { Err(pem::Error::NoItemsFound) } else { Ok(chain) });
    let chain = chain.map_err(fault(certificate, "certificate"))?;
    let private = PrivateKeyDer::from_pem_slice(&read(key)?).map_err(fault(key, "private key"))?;
    let provider = ring::default_provider().into();
    let config = ServerConfig::builder_with_provider(provider);
    let config = config.with_safe_default_protocol_versions()?.with_no_client_auth();
    Ok(config.with_single_cert(chain, private)?)
}

fn read(path: &Path) -> Result<Vec<u8>, TlsError> {
    fs::read(path).map_err(|source| TlsError::Unreadable { path: path.to_owned(), source })
}
