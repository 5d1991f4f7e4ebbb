//! How the command line speaks.

/// A sentence for who sits at the machine: `told!("cli-events", n = 3)`, or `n` where the value is called so.
macro_rules! told {
    ($($sentence:tt)*) => {
        ::flavita_i18n::say!($crate::spoken::language(), $($sentence)*)
    };
}
