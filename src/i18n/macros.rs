//! How sentences are asked for.

/// The sentence of a key in a language, with what is put into it by name: `say!(language, "open-round", round)`, or
/// `round = next` where the value is called otherwise.
#[macro_export]
macro_rules! say {
    (@value $name:ident) => { ::core::convert::Into::<$crate::catalogue::Argument>::into($name) };
    (@value $name:ident $value:expr) => { ::core::convert::Into::<$crate::catalogue::Argument>::into($value) };
    ($language:expr, $key:expr $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::catalogue::say($language, $key, &[$((stringify!($name), $crate::say!(@value $name $($value)?))),*])
    };
}
