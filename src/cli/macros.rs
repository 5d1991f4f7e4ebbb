//! How the command line speaks.

/// A sentence for who sits at the machine: `told!("cli-events", n = 3)`, or `n` where the value is called so.
macro_rules! told {
    ($($sentence:tt)*) => {
        ::flavita_i18n::say!($crate::spoken::language(), $($sentence)*)
    };
}

/// A line for who called; he who does not read on (`| head`) is no fault, and a server outlives him.
macro_rules! out {
    ($($line:tt)*) => {{
        use std::io::Write as _;
        let _unread = writeln!(std::io::stdout(), $($line)*);
    }};
}

/// The same on standard error.
macro_rules! err {
    ($($line:tt)*) => {{
        use std::io::Write as _;
        let _unread = writeln!(std::io::stderr(), $($line)*);
    }};
}
