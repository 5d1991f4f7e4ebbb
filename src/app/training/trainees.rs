//! Who trains at this computer: nobody has an account, a code in a cookie names a file.
//!
//! The code has 128 bits; whoever loses the cookie loses some past games. When too many train,
//! nobody who has played today gives way to a newcomer, but who has only begun does: a file costs
//! one request, and whoever asks again and again must not keep all others out.

use crate::machine::files::{self, FileError, at};
use crate::training::file::{self, FileFault, MOST_BYTES};
use crate::training::homework::key;
use crate::{folder::tournament_file::TRAINING, machine::clock, passes::token::Token};
use flavita_contests::training::trainee::Trainee;
use flavita_store::held;
use parking_lot::Mutex;
use std::{fs, io, path::Path, path::PathBuf};

/// How the files end.
const ENDING: &str = "json";
/// How many trainees are kept.
pub const MOST_FILES: usize = 400;
/// After so many days without training a file is thrown away.
const KEPT_DAYS: i64 = 366;
/// Where there are too many, the oldest goes that has not been touched for so many days.
const SAFE_DAYS: i64 = 1;
const DAY_MS: i64 = 24 * 3600 * 1000;

/// Why a trainee cannot be had or kept.
#[derive(Debug, thiserror::Error)]
pub enum TraineeFault {
    /// The file cannot be read or written.
    #[error(transparent)]
    Disk(#[from] FileError),
    /// The file is there, and is none of a trainee. It is left as it is.
    #[error(transparent)]
    Damaged(#[from] FileError<FileFault>),
    /// Too many trained within a day.
    #[error("{MOST_FILES} people have trained here within a day; try again tomorrow")]
    Full,
}

/// The files of those who train.
#[derive(Debug)]
pub struct Trainees {
    folder: PathBuf,
    /// Held while a file is changed, so that nothing that two windows ask at once is lost.
    changing: Mutex<()>,
}

impl Trainees {
    /// Those of a data folder.
    pub fn of(data: &Path) -> Self {
        Self { folder: data.join(TRAINING), changing: Mutex::default() }
    }

    /// The trainee with this code; a new one where nothing is kept.
    ///
    /// # Errors
    /// When the file cannot be read, or is none of a trainee.
    pub fn load(&self, code: &Token) -> Result<Trainee, TraineeFault> {
        let file = self.file(code);
        Ok(read(&file)?.unwrap_or_default())
    }

    /// Changes what is kept of a trainee; answers what the change says once it is on the disk.
    ///
    /// # Errors
    /// When the file cannot be read or written, is none of a trainee, or there is no room for
    /// another one. Nothing is changed then.
    pub fn change<T>(
        &self,
        code: &Token,
        change: impl FnOnce(&mut Trainee) -> T,
    ) -> Result<T, TraineeFault> {
        // What a panic elsewhere leaves is whole: files are replaced, never changed.
        let _changing = self.changing.lock();
        let file = self.file(code);
        let kept = read(&file)?;
        if kept.is_none() {
            self.make_room(clock::now_ms())?;
        }
        let mut trainee = kept.clone().unwrap_or_default();
        let said = change(&mut trainee);
        if kept.as_ref() != Some(&trainee) {
            files::replace(&file, file::write(&trainee).as_bytes()).map_err(at(&file))?;
        }
        Ok(said)
    }

    /// Throws old files away until there is room for one more.
    fn make_room(&self, now_ms: i64) -> Result<(), TraineeFault> {
        fs::create_dir_all(&self.folder).map_err(at(&self.folder))?;
        let mut files = self.files().map_err(at(&self.folder))?;
        files.sort();
        let is_older = |changed: i64, days: i64| now_ms.saturating_sub(changed) > days * DAY_MS;
        let mut left = files.len();
        for (changed, file) in &files {
            let is_too_many = left >= MOST_FILES && is_older(*changed, SAFE_DAYS);
            if is_too_many || is_older(*changed, KEPT_DAYS) {
                held::remove_file(file).map_err(at(file))?;
                left -= 1;
            }
        }
        if left < MOST_FILES {
            return Ok(());
        }
        let has_only_begun =
            |file: &&PathBuf| matches!(read(file), Ok(Some(trainee)) if !trainee.has_played());
        let mut names = files.iter().map(|(_, file)| file);
        let idle = names.find(has_only_begun).ok_or(TraineeFault::Full)?;
        Ok(held::remove_file(idle).map_err(at(idle))?)
    }

    /// Every file, with when it was last changed: milliseconds since 1970 (UTC).
    fn files(&self) -> io::Result<Vec<(i64, PathBuf)>> {
        let files = files::with_ending(&self.folder, ENDING)?.into_iter();
        files.map(|file| Ok((files::changed_ms(&file)?, file))).collect()
    }

    /// The file is named by a hash, so that who sees the folder has no code.
    fn file(&self, code: &Token) -> PathBuf {
        self.folder.join(key(code)).with_extension(ENDING)
    }
}

/// What is kept in a file; `None` where there is none.
fn read(file: &Path) -> Result<Option<Trainee>, TraineeFault> {
    let damaged = at(file);
    let bytes = match fs::metadata(file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(at(file)(error).into()),
        Ok(known) if known.len() > MOST_BYTES => {
            return Err(damaged(FileFault::TooMuch("bytes")).into());
        }
        Ok(_) => held::read(file).map_err(at(file))?,
    };
    let text = String::from_utf8(bytes);
    let text = text.map_err(|error| damaged(FileFault::Form(error.to_string())))?;
    Ok(Some(file::read(&text).map_err(damaged)?))
}
