//! What every page is written with.

/// The sentence of a key in a language, with what is put into it by name.
macro_rules! say {
    ($language:expr, $key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        flavita_i18n::catalogue::say($language, $key, &[$((stringify!($name), $value.into())),*])
    };
}

/// The template that shows a page.
macro_rules! page {
    ($page:ident, $template:literal) => {
        impl crate::frame::page::Page for $page {
            const TEMPLATE: &'static str = $template;
        }
    };
}
