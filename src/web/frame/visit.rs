//! What every handler is asked and how it answers: pages in the reader's language, faults too.

use crate::frame::page::{Content, ErrorPage, Page, View};
use crate::frame::{colours::Colours, colours::Shade, neighbours, show};
use crate::{frame::app_state::AppState, frame::faults::fault_sentence, frame::who::Who};
use actix_web::http::{StatusCode, header};
use actix_web::{FromRequest, HttpMessage, HttpRequest, HttpResponse, ResponseError};
use actix_web::{dev::Payload, http::header::HeaderValue, web::Data, web::block};
use flavita_app::desk::{Desk, DeskView, PublicView};
use flavita_app::{folder::data_folder::FolderError, passes::event::EventPasses};
use flavita_i18n::language::Language;
use futures_util::future::LocalBoxFuture;
use std::{any::Any, fmt, future::Ready, future::ready, ops::Deref, sync::Arc};

/// A request, with what all handlers need to answer it.
#[derive(Clone, Debug)]
pub struct Visit {
    /// What all requests share.
    pub app: Data<AppState>,
    /// The request itself.
    pub request: HttpRequest,
    /// The reader's language.
    pub language: Language,
}

/// A request about a tournament that can be opened; any other is answered with a page.
#[derive(Clone, Debug)]
pub struct AtDesk {
    visit: Visit,
    /// The tournament's name in addresses.
    pub id: String,
    /// Its desk.
    pub desk: Arc<Desk>,
}

/// What a handler answers.
pub type Answer = Result<HttpResponse, Fault>;

/// Why a handler has no answer of its own. It becomes a page where the request was let in.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// Nothing is under the address.
    #[error("nothing is under this address")]
    Missing,
    /// The program stops before the work is done.
    #[error("the program stops")]
    Stopping,
    /// The server was begun without what all requests share.
    #[error("the server has no state")]
    NoState,
    /// A form asks for what cannot be: the sentence that its page is shown again with.
    #[error("{0}")]
    Told(String),
    /// What was asked for cannot be shown or kept.
    #[error("{0}")]
    Broken(Box<dyn Broken>),
}

/// Why something of the data folder cannot be shown or kept.
pub trait Broken: fmt::Debug + fmt::Display + Send {
    /// Whether it is not there at all.
    fn is_missing(&self) -> bool {
        false
    }
    /// Whether it will be there by itself, and its page asks again until it is.
    fn is_under_way(&self) -> bool {
        false
    }
    /// What is wrong and what to do, in the reader's language.
    fn sentence(&self, visit: &Visit) -> String;
}

impl Fault {
    /// The sentence for the page of a form; what no form mends goes on.
    pub(crate) fn told(self) -> Result<String, Self> {
        if let Self::Told(sentence) = self { Ok(sentence) } else { Err(self) }
    }
}

impl<B: Broken + 'static> From<B> for Fault {
    fn from(broken: B) -> Self {
        Self::Broken(Box::new(broken))
    }
}

impl Broken for FolderError {
    fn is_missing(&self) -> bool {
        matches!(self, Self::NoSuchTournament(_))
    }

    fn sentence(&self, visit: &Visit) -> String {
        let file = visit.app.folder.file(visit.id()).display().to_string();
        fault_sentence(visit.language, self, &file)
    }
}

impl ResponseError for Fault {
    fn status_code(&self) -> StatusCode {
        match self {
            Self::Missing => StatusCode::NOT_FOUND,
            Self::Stopping => StatusCode::SERVICE_UNAVAILABLE,
            Self::Told(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::NoState | Self::Broken(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    fn error_response(&self) -> HttpResponse {
        HttpResponse::new(self.status_code())
    }
}

impl FromRequest for Visit {
    type Error = Fault;
    type Future = Ready<Result<Self, Fault>>;

    fn from_request(request: &HttpRequest, _payload: &mut Payload) -> Self::Future {
        ready(Self::of(request))
    }
}

impl FromRequest for AtDesk {
    type Error = Fault;
    type Future = LocalBoxFuture<'static, Result<Self, Fault>>;

    fn from_request(request: &HttpRequest, _payload: &mut Payload) -> Self::Future {
        let visit = Visit::of(request);
        Box::pin(async move {
            let visit = visit?;
            let (id, desk) = (visit.id().to_owned(), visit.desk(visit.id()).await?);
            Ok(Self { visit, id, desk })
        })
    }
}

impl Deref for AtDesk {
    type Target = Visit;

    fn deref(&self) -> &Visit {
        &self.visit
    }
}

impl AtDesk {
    /// What the arbiter may see.
    pub fn view(&self) -> Arc<DeskView> {
        self.desk.view()
    }

    /// What everybody may see.
    pub fn public_view(&self) -> Arc<PublicView> {
        self.desk.public_view()
    }
}

/// What work on a thread of its own is given of the request, which stays where it came.
#[derive(Clone, Debug)]
pub struct Errand {
    /// What all requests share.
    pub app: Data<AppState>,
    /// Of what the address speaks.
    pub id: String,
    /// The reader's language.
    pub language: Language,
}

impl Deref for Errand {
    type Target = AppState;

    fn deref(&self) -> &AppState {
        &self.app
    }
}

impl Visit {
    /// The visit that a request is.
    ///
    /// # Errors
    /// When the server has no state.
    pub fn of(request: &HttpRequest) -> Result<Self, Fault> {
        let app = request.app_data::<Data<AppState>>().cloned().ok_or(Fault::NoState)?;
        Ok(Self { app, request: request.clone(), language: show::language(request) })
    }

    /// Of what the address speaks: a tournament, a season, a prepared game.
    pub fn id(&self) -> &str {
        self.part("id")
    }

    /// A part of the address by its name.
    pub fn part(&self, name: &str) -> &str {
        self.request.match_info().get(name).unwrap_or_default()
    }

    /// Who asks, as it was found when the request was let in.
    pub fn who(&self) -> Who {
        let known = self.request.extensions().get::<Who>().cloned();
        known.unwrap_or_else(|| Who::of(&self.app, &self.request))
    }

    /// Does work that takes its time on a thread of its own, while others are served.
    ///
    /// # Errors
    /// When the program stops before it is done.
    pub async fn work<R: Send + 'static>(
        &self,
        work: impl FnOnce(&Errand) -> R + Send + 'static,
    ) -> Result<R, Fault> {
        let (app, id, language) = (self.app.clone(), self.id().to_owned(), self.language);
        let work: Box<dyn FnOnce() -> Box<dyn Any + Send> + Send> =
            Box::new(move || Box::new(work(&Errand { app, id, language })));
        // In boxes, so that what runs it is compiled once and not for each of a hundred works.
        let done = block(work).await.map_err(|_stopping| Fault::Stopping)?;
        Ok(*done.downcast().expect("it is what the work answers"))
    }

    /// A tournament; one that is not open yet is opened beside the threads that serve.
    pub(crate) async fn desk(&self, id: &str) -> Result<Arc<Desk>, Fault> {
        if let Some(desk) = self.app.folder.desks.get(id) {
            return Ok(desk);
        }
        let id = id.to_owned();
        Ok(self.work(move |app| app.folder.desk(&id)).await??)
    }

    /// Who may sign in here and to the other games of the event, opened there too.
    pub(crate) async fn event_passes(&self) -> Result<EventPasses, Fault> {
        Ok(self.work(|app| app.event_passes(&app.id)).await??)
    }

    /// Shows the page that such work makes.
    pub(crate) async fn shown<P: Page + Send + 'static, E: Into<Fault> + Send + 'static>(
        &self,
        made: impl FnOnce(&Errand) -> Result<P, E> + Send + 'static,
    ) -> Answer {
        Ok(self.page(&self.work(made).await?.map_err(Into::into)?))
    }

    /// Shows a page.
    pub fn page<P: Page>(&self, page: &P) -> HttpResponse {
        self.with_status(page, StatusCode::OK)
    }

    /// Shows a page that says what has to be mended.
    pub fn refused<P: Page>(&self, page: &P) -> HttpResponse {
        self.with_status(page, StatusCode::UNPROCESSABLE_ENTITY)
    }

    /// Shows a page; as a refusal where something has to be mended.
    pub fn page_unless<P: Page>(&self, page: &P, is_refused: bool) -> HttpResponse {
        if is_refused { self.refused(page) } else { self.page(page) }
    }

    /// Shows a page with another status than 200.
    pub fn with_status<P: Page>(&self, page: &P, status: StatusCode) -> HttpResponse {
        self.rendered(Content::of(page), status)
    }

    /// Shows what a page says.
    pub(crate) fn rendered(&self, content: Content, status: StatusCode) -> HttpResponse {
        let (request, who) = (&self.request, self.who());
        let (colours, shade) = show::looks(request);
        let view = View {
            query: show::other_query(request),
            colours,
            shade,
            is_staff: who.is_arbiter(),
            game_here: neighbours::game_here(&self.app, request),
            neighbours: neighbours::neighbours(&self.app, request),
            can_sign_out: who.arbiter_cookie.is_some(),
            ..View::new(self.language, request.path())
        };
        let mut response = HttpResponse::build(status);
        response.insert_header((header::CONTENT_TYPE, "text/html; charset=utf-8"));
        response.insert_header((header::CACHE_CONTROL, "no-store"));
        // What a page fetches of itself to stay up to date is no choice.
        let is_choice = show::asked(request, "fragment").is_none();
        let language = show::asked_language(request).map(|one| (show::COOKIE, one.tag()));
        let colours = show::asked_choice(request, "colours").filter(|_| content.remembers_colours);
        let colours = colours.map(|one: Colours| (Colours::COOKIE, one.into()));
        let shade = show::asked_choice(request, "shade");
        let shade = shade.map(|one: Shade| (Shade::COOKIE, one.into()));
        let chosen = [language, colours, shade].into_iter().flatten().filter(|_| is_choice);
        for (name, value) in chosen {
            let year = format!("{name}={value}; Path=/; Max-Age=31536000; SameSite=Lax");
            response.append_header((header::SET_COOKIE, year));
        }
        match self.app.templates.render(content, &view) {
            Ok(html) => response.body(html),
            Err(error) => {
                tracing::error!(%error, source = ?std::error::Error::source(&error), "a page failed");
                HttpResponse::InternalServerError().body(say!(self.language, "error-fault"))
            }
        }
    }

    /// The page for an address that leads nowhere.
    pub fn not_found(&self) -> HttpResponse {
        self.error(StatusCode::NOT_FOUND, "error-not-found", None)
    }

    /// A page that says what is wrong: the sentence, or that of the key.
    pub fn error(&self, status: StatusCode, key: &str, sentence: Option<String>) -> HttpResponse {
        let say = |key: &str| say!(self.language, key);
        let sentence = sentence.unwrap_or_else(|| say(&format!("{key}-what")));
        let page = ErrorPage::leading(say(key), sentence, "/", say("error-home"));
        self.with_status(&page, status)
    }

    /// The page for what no handler has an answer to.
    pub fn faulty(&self, fault: &Fault) -> HttpResponse {
        match fault {
            Fault::Missing => self.not_found(),
            Fault::Broken(broken) if broken.is_missing() => self.not_found(),
            Fault::Broken(broken) if broken.is_under_way() => {
                let sentence = Some(broken.sentence(self));
                let mut page =
                    self.error(StatusCode::SERVICE_UNAVAILABLE, "error-under-way", sentence);
                // A page of its own accord, without a script.
                page.headers_mut().insert(header::REFRESH, HeaderValue::from_static("1"));
                page
            }
            Fault::Broken(broken) => {
                tracing::error!(error = %fault, "what was asked for cannot be shown or kept");
                let sentence = Some(broken.sentence(self));
                self.error(StatusCode::INTERNAL_SERVER_ERROR, "error-fault", sentence)
            }
            Fault::Stopping | Fault::NoState | Fault::Told(_) => fault.error_response(),
        }
    }
}
