//! What the catalogues of embedded files are written with.

/// A file of a folder in `tournaments/`, by its name: the name and the text.
#[macro_export]
macro_rules! embedded {
    ($folder:literal, $id:literal) => {
        ($id, include_str!(concat!("../../../tournaments/", $folder, "/", $id, ".toml")))
    };
}
