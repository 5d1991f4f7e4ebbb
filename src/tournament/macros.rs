//! What the catalogues of embedded files are written with.

/// The files of a folder in `tournaments/`, by their names: the names and the texts.
#[macro_export]
macro_rules! embedded {
    ($folder:literal: $($id:literal),*) => {
        &[$(($id, include_str!(concat!("../../../tournaments/", $folder, "/", $id, ".toml")))),*]
    };
}
