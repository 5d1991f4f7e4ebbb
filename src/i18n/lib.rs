//! Every word a person reads: the languages and their catalogues.

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

pub mod catalogue;
pub mod formula;
pub mod grammar;
pub mod halls;
pub mod language;
pub mod log_difference;
pub mod meaning;
pub mod meeting;
pub mod name_order;
pub mod names;
pub mod reason;
pub mod refusal;
pub mod remark;
pub mod rules;
pub mod ruling;
pub mod season;
pub mod text;
pub mod ties;
