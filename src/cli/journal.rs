//! What the program says about itself while it serves.

use std::io;

/// Says on standard error what `FLAVITA_LOG` asks for.
pub(super) fn start_log() {
    let filter = tracing_subscriber::EnvFilter::try_from_env("FLAVITA_LOG")
        .unwrap_or_else(|_unset| tracing_subscriber::EnvFilter::new("flavita=info,warn"));
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(io::stderr)
        // On Windows a console must be told first that colours come.
        .with_ansi(console::colors_enabled_stderr())
        .init();
}
