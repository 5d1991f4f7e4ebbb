//! The templates and the static files, which travel inside the binary.

use actix_web::{HttpRequest, HttpResponse, http::header, web::Path};
use rust_embed::RustEmbed;
use std::borrow::Cow;

#[derive(RustEmbed)]
#[folder = "../../templates"]
struct Templates;

#[derive(RustEmbed)]
#[folder = "../../static"]
struct Static;

/// Every template: its name, such as `home/home.html`, and its text.
pub fn templates() -> Vec<(String, String)> {
    let template = |name: Cow<'static, str>| {
        let file = Templates::get(&name)?;
        Some((name.into_owned(), String::from_utf8_lossy(&file.data).into_owned()))
    };
    Templates::iter().filter(|name| name.ends_with(".html")).filter_map(template).collect()
}

/// A style sheet, script or picture.
#[derive(Debug, Clone)]
pub struct StaticFile {
    /// What is in it.
    pub bytes: Cow<'static, [u8]>,
    /// Its media type.
    pub media_type: String,
    /// A quoted entity tag that changes with the bytes.
    pub etag: String,
}

/// Finds a static file by its path below `/static/`.
pub fn static_file(path: &str) -> Option<StaticFile> {
    let file = Static::get(path)?;
    let hash = file.metadata.sha256_hash();
    let tag = hash.iter().take(8).fold(0_u64, |tag, byte| tag << 8 | u64::from(*byte));
    let media_type = match file.metadata.mimetype() {
        text @ ("text/css" | "text/javascript") => format!("{text}; charset=utf-8"),
        other => other.to_owned(),
    };
    Some(StaticFile { bytes: file.data, media_type, etag: format!("\"{tag:016x}\"") })
}

/// The names of all static files.
pub fn static_names() -> impl Iterator<Item = String> {
    Static::iter().map(Cow::into_owned)
}

/// `GET /static/{path}`: the file, or 304 where the browser already holds it.
pub async fn show(path: Path<String>, request: HttpRequest) -> HttpResponse {
    let Some(file) = static_file(&path) else { return HttpResponse::NotFound().finish() };
    let held = request.headers().get(header::IF_NONE_MATCH).and_then(|tag| tag.to_str().ok());
    let is_held = held == Some(file.etag.as_str());
    let mut answer = if is_held { HttpResponse::NotModified() } else { HttpResponse::Ok() };
    answer.insert_header((header::ETAG, file.etag.as_str()));
    answer.insert_header((header::CACHE_CONTROL, "no-cache"));
    answer.insert_header((header::X_CONTENT_TYPE_OPTIONS, "nosniff"));
    if is_held {
        return answer.finish();
    }
    answer.content_type(file.media_type).body(file.bytes.into_owned())
}
