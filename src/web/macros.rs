//! What every page is written with.

/// The template that shows a page.
macro_rules! page {
    ($page:ident, $template:literal) => {
        impl crate::frame::page::Page for $page {
            const TEMPLATE: &'static str = $template;
        }
    };
}
