//! Whoever does not read what he asked for is not waited for: the system ends a connection whose
//! sent bytes are not taken for a while, and with it goes what the program keeps for it.

use actix_web::rt::net::TcpStream;
use socket2::SockRef;
use std::{io, time::Duration};

/// How long bytes may wait for whoever asked for them.
pub const TIME: Duration = Duration::from_secs(15);

/// The stream that is served gets this limit.
pub(crate) fn limit(stream: &TcpStream) {
    if let Err(error) = drop_unread(&SockRef::from(stream), TIME) {
        tracing::info!(%error, "whoever does not read will be waited for");
    }
}

/// Has the system end a connection when bytes that were sent are not taken within this time: the
/// reader is away, or does not read and its buffers are full.
///
/// # Errors
/// What the system says.
#[cfg(any(target_os = "linux", target_os = "android"))]
pub fn drop_unread(socket: &SockRef<'_>, time: Duration) -> io::Result<()> {
    socket.set_tcp_user_timeout(Some(time))
}

/// Other systems end such connections by themselves, later.
///
/// # Errors
/// None.
#[cfg(not(any(target_os = "linux", target_os = "android")))]
pub fn drop_unread(_socket: &SockRef<'_>, _time: Duration) -> io::Result<()> {
    Ok(())
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::io::{ErrorKind, Write};
    use std::net::{TcpListener, TcpStream};
    use std::time::Instant;

    use super::*;

    #[actix_web::test]
    async fn every_connection_gets_the_limit() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let client = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
        client.set_nonblocking(true).unwrap();
        let stream = actix_web::rt::net::TcpStream::from_std(client).unwrap();
        limit(&stream);
        assert_eq!(SockRef::from(&stream).tcp_user_timeout().unwrap(), Some(TIME));
    }

    #[test]
    fn who_does_not_read_is_dropped() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let _silent = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
        let (mut served, _) = listener.accept().unwrap();
        drop_unread(&SockRef::from(&served), Duration::from_millis(300)).unwrap();
        served.set_nonblocking(true).unwrap();
        let (bytes, begun) = (vec![0; 65_536], Instant::now());
        let ended = loop {
            match served.write(&bytes) {
                Ok(_) => {}
                Err(full) if full.kind() == ErrorKind::WouldBlock => {
                    assert!(begun.elapsed() < Duration::from_secs(20), "it is still there");
                    std::thread::sleep(Duration::from_millis(20));
                }
                Err(error) => break error,
            }
        };
        assert_eq!(ended.kind(), ErrorKind::TimedOut, "{ended}");
    }
}
