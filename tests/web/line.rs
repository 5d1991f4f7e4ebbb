//! A line between two computers that can be cut.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::{sync::Arc, thread, time::Duration};

/// Passes everything on to a computer, until it is cut.
pub(crate) struct Line {
    /// The address at this end.
    pub(crate) url: String,
    is_cut: Arc<AtomicBool>,
}

impl Line {
    /// A line to a computer at `url`.
    pub(crate) fn to(url: &str) -> Self {
        let target = url.trim_start_matches("http://").to_owned();
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let is_cut = Arc::new(AtomicBool::new(false));
        let cut = Arc::clone(&is_cut);
        thread::spawn(move || {
            for near in listener.incoming().map_while(Result::ok) {
                if cut.load(Ordering::SeqCst) {
                    continue;
                }
                let far = TcpStream::connect(&target).unwrap();
                carry(&near, &far, &cut);
                carry(&far, &near, &cut);
            }
        });
        Self { url, is_cut }
    }

    /// Cuts the line, what is under way too; or mends it.
    pub(crate) fn cut(&self, is_cut: bool) {
        self.is_cut.store(is_cut, Ordering::SeqCst);
    }
}

/// Carries one direction until an end closes or the line is cut.
fn carry(from: &TcpStream, to: &TcpStream, cut: &Arc<AtomicBool>) {
    let (mut from, mut to) = (from.try_clone().unwrap(), to.try_clone().unwrap());
    let cut = Arc::clone(cut);
    from.set_read_timeout(Some(Duration::from_millis(20))).unwrap();
    thread::spawn(move || {
        let mut bytes = [0; 4096];
        while !cut.load(Ordering::SeqCst) {
            match from.read(&mut bytes) {
                Ok(0) => break,
                Ok(count) => {
                    if to.write_all(&bytes[..count]).is_err() {
                        break;
                    }
                }
                Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => {}
                Err(_gone) => break,
            }
        }
        let _closed = (from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both));
    });
}
