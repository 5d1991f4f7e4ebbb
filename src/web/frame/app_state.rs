//! What every request can reach: the data folder, the templates, the addresses, who may sign in.

use crate::frame::page::{PageError, Templates};
use crate::http::crowd::{Connections, Crowd, MOST_CONNECTIONS, MOST_STREAMS};
use crate::http::{addresses::Addresses, analyst::Analyst, pace::Paces, visitors::Visitors};
use flavita_app::folder::data_folder::{Folder, FolderError};
use flavita_app::tables::{Pastimes, Tables};
use flavita_app::{desk::Desk, follow::key::FollowKey, follow::tickets::Tickets};
use flavita_app::{passes::arbiter::Arbiters, passes::event::EventPasses, passes::keeper::Passes};
use flavita_app::{preparing::drafts::Drafts, preparing::generation_job::GenerationJob};
use flavita_app::{relay::reports::Reports, training::homework::Homeworks};
use flavita_app::{training::loading::ChosenWords, training::trainees::Trainees};
use flavita_tournament::model::{Event, PlayerNumber};
use parking_lot::Mutex;
use std::{collections::BTreeMap, net::SocketAddr, sync::Arc, time::Duration};

/// When the files of badges are closed whose games are closed.
const MOST_PASSES: usize = 64;

/// The things shared by all requests.
#[derive(Debug)]
pub struct AppState {
    /// The tournaments.
    pub folder: Folder,
    /// The pages' templates.
    pub templates: Templates,
    /// Where everybody else finds the server in the network.
    pub addresses: Addresses,
    /// Who has tried his way to it.
    pub visitors: Visitors,
    /// What a second computer needs to follow this one; `None` where it cannot be kept.
    pub follow_key: Option<FollowKey>,
    /// The tickets of who has that key; `None` where there is no chance to be had.
    pub tickets: Option<Tickets>,
    /// The standings of halls that play this computer's draws.
    pub reports: Reports,
    /// Whether the network is served under TLS.
    pub is_secure: bool,
    /// Names by which the network knows this machine, besides its numbers.
    pub names: Vec<String>,
    /// The arbiter away from this machine.
    pub arbiters: Arbiters,
    /// How fast everybody may ask.
    pub paces: Paces,
    /// Who looks words up and searches positions.
    pub analyst: Analyst,
    /// How long a page waits for games that are being read before it says so.
    pub patience: Duration,
    /// Who reads the tournaments for the list of them; a second one waits.
    pub(crate) listing: Arc<tokio::sync::Mutex<()>>,
    /// How many connections there are.
    pub connections: Connections,
    /// How many listen to the event streams.
    pub crowd: Crowd,
    /// Who trains here.
    pub trainees: Trainees,
    /// What is given as homework.
    pub homeworks: Homeworks,
    /// The ordinary games at tables.
    pub tables: Tables,
    /// The other games of the booklet.
    pub pastimes: Pastimes,
    /// The words of training games that are drawn, and of tables.
    pub chosen_words: ChosenWords,
    /// The games that are prepared here.
    pub drafts: Arc<Drafts>,
    /// Where games are played to be offered.
    pub generation: GenerationJob,
    passes: Mutex<BTreeMap<String, Arc<Passes>>>,
}

impl AppState {
    /// Opens the data folder and what stands beside it.
    ///
    /// # Errors
    /// When a template is broken.
    pub fn new(folder: Folder, bind: SocketAddr) -> Result<Self, PageError> {
        let follow_key = FollowKey::of(&folder.path);
        let follow_key =
            follow_key.inspect_err(|error| tracing::warn!(%error, "nobody can follow"));
        Ok(Self {
            follow_key: follow_key.ok(),
            tickets: Tickets::new().ok(),
            reports: Reports::of(&folder.path),
            templates: Templates::load()?,
            addresses: Addresses::of(bind, &folder.path),
            visitors: Visitors::default(),
            trainees: Trainees::of(&folder.path),
            homeworks: Homeworks::of(&folder.path),
            tables: Tables::of(&folder.path),
            pastimes: Pastimes::of(&folder.path),
            drafts: Arc::new(Drafts::of(&folder.path)),
            generation: GenerationJob::default(),
            folder,
            is_secure: false,
            names: Vec::new(),
            arbiters: Arbiters::default(),
            paces: Paces::default(),
            analyst: Analyst::default(),
            patience: Duration::from_secs(1),
            listing: Arc::default(),
            connections: Connections::within(0, MOST_CONNECTIONS),
            crowd: Crowd::of(MOST_STREAMS),
            chosen_words: ChosenWords::default(),
            passes: Mutex::default(),
        })
    }

    /// Who may sign in to a tournament.
    ///
    /// # Errors
    /// When there is no such tournament, or the file of its passes cannot be read.
    pub fn passes(&self, id: &str) -> Result<Arc<Passes>, FolderError> {
        self.folder.is_own(id)?;
        self.passes_beside(id)
    }

    /// Whether who may sign in to a tournament is known without its file.
    pub(crate) fn has_passes(&self, id: &str) -> bool {
        self.passes.lock().contains_key(id)
    }

    fn passes_beside(&self, id: &str) -> Result<Arc<Passes>, FolderError> {
        let mut known = self.passes.lock();
        if let Some(passes) = known.get(id) {
            return Ok(Arc::clone(passes));
        }
        if known.len() >= MOST_PASSES {
            let is_open = |id: &str| self.folder.is_open(id);
            known.retain(|id, passes| Arc::strong_count(passes) > 1 || is_open(id));
        }
        let passes = Passes::open(&self.folder.file(id));
        let passes = Arc::new(passes.map_err(|error| FolderError::Open(error.into()))?);
        known.insert(id.to_owned(), Arc::clone(&passes));
        Ok(passes)
    }

    /// Looks whether the files of badges are still there, of tournaments that are open.
    pub fn look_after_passes(&self) {
        let known: Vec<_> = self.passes.lock().clone().into_iter().collect();
        for (_, passes) in known.iter().filter(|(id, _)| self.folder.is_open(id)) {
            passes.look_after_file();
        }
    }

    /// Who may sign in to a tournament and to the other games of its event.
    ///
    /// # Errors
    /// As [`AppState::passes`].
    pub fn event_passes(&self, id: &str) -> Result<EventPasses, FolderError> {
        let asked = self.passes(id)?;
        let others = self.folder.games(id)?.into_iter().filter(|game| game != id);
        let passes = |game: String| Ok((game.clone(), self.passes_beside(&game)?));
        let others = others.map(passes).collect::<Result<_, FolderError>>()?;
        Ok(EventPasses::new(asked, others))
    }

    /// A tournament's desk and who may sign in to it.
    ///
    /// # Errors
    /// As [`AppState::passes`].
    pub fn with_passes(&self, id: &str) -> Result<(Arc<Desk>, Arc<Passes>), FolderError> {
        Ok((self.folder.desk(id)?, self.passes(id)?))
    }

    /// Moves badges along with players who got another number, and takes those of registrations that
    /// are gone.
    pub fn badges_move(&self, id: &str, events: &[Event]) {
        let Ok(passes) = self.passes(id) else { return };
        for event in events {
            let moved = if let Event::PlayerRenumbered { number, to } = event {
                passes.renumber(*number, Some(*to))
            } else if let Event::PlayersMerged { gone, .. } = event {
                passes.renumber(*gone, None)
            } else {
                Ok(())
            };
            if let Err(error) = moved {
                tracing::error!(%error, "a badge could not be moved along with its player");
            }
        }
    }

    /// Wrong passphrases and wrong PINs that the arbiter should know of: how many passphrases, and
    /// the players whose badges are locked.
    pub fn alarms(&self, id: &str) -> (u32, Vec<PlayerNumber>) {
        let locked = self.passes(id).map(|passes| passes.locked());
        (self.arbiters.failures(), locked.unwrap_or_default())
    }
}
