//! The file a game is kept in: written at the start, a line longer with every step, whole again at the end.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, BufReader, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use record::{RecordText, RecordTexts};

/// So many games of one name in one folder are enough.
const MOST_NAMES: usize = 10_000;

/// A file that only this program writes to.
pub(crate) struct SaveFile {
    path: PathBuf,
    file: File,
}

impl SaveFile {
    /// A new file with this text. What is there already is never overwritten.
    pub(crate) fn create(path: &Path, text: &str) -> Result<SaveFile> {
        let file = create_new(path);
        let file = file.map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => anyhow::anyhow!(
                "{} is there already: go on with it by --resume, or choose another name for --save",
                path.display()
            ),
            _ => anyhow::Error::new(error)
                .context(format!("cannot write {}: choose another place with --save", path.display())),
        })?;
        SaveFile::hold(path, file)?.with_text(text)
    }

    /// A new file here, named after the game: `NAME.ENDING`, or `NAME-2.ENDING` if that is taken.
    pub(crate) fn create_here(name: &str, ending: &str, text: &str) -> Result<SaveFile> {
        for number in 1..MOST_NAMES {
            let number = if number == 1 { String::new() } else { format!("-{number}") };
            let path = PathBuf::from(format!("{name}{number}.{ending}"));
            if !path.exists() {
                return SaveFile::create(&path, text);
            }
        }
        bail!("there are too many games called {name} here: choose a name with --save")
    }

    /// A file to go on with.
    pub(crate) fn open(path: &Path) -> Result<SaveFile> {
        let file = OpenOptions::new().append(true).open(path);
        SaveFile::hold(path, file.with_context(|| format!("cannot write {}", path.display()))?)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// One line more. When this returns, the end of this program can no longer lose it.
    pub(crate) fn append(&mut self, line: &str) -> Result<()> {
        let written = self.file.write_all(format!("{line}\n").as_bytes());
        written.with_context(|| format!("cannot write {}", self.path.display()))
    }

    /// The whole text anew; at every moment the file holds all of the old or all of the new.
    pub(crate) fn rewrite(&mut self, text: &str) -> Result<()> {
        let mut beside = self.path.clone().into_os_string();
        beside.push(".new");
        let write = || -> io::Result<()> {
            let mut file = File::create(&beside)?;
            file.write_all(text.as_bytes())?;
            file.sync_all()?;
            fs::rename(&beside, &self.path)
        };
        write().with_context(|| format!("cannot write {}", self.path.display()))?;
        *self = SaveFile::open(&self.path)?;
        Ok(())
    }

    /// Two programs that write into one game would spoil it.
    fn hold(path: &Path, file: File) -> Result<SaveFile> {
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => bail!("{} is being played elsewhere", path.display()),
            // Some file systems know no locks: then it is for people to take care.
            Ok(()) | Err(TryLockError::Error(_)) => Ok(SaveFile { path: path.to_owned(), file }),
        }
    }

    fn with_text(mut self, text: &str) -> Result<SaveFile> {
        let written = self.file.write_all(text.as_bytes()).and_then(|()| self.file.sync_all());
        written.with_context(|| format!("cannot write {}", self.path.display()))?;
        Ok(self)
    }
}

/// A copy that is not written to again.
pub(crate) fn copy(path: &Path, text: &str) -> io::Result<()> {
    create_new(path)?.write_all(text.as_bytes())
}

fn create_new(path: &Path) -> io::Result<File> {
    OpenOptions::new().append(true).create_new(true).open(path)
}

/// The one record of a file.
pub(crate) fn read(path: &Path) -> Result<RecordText> {
    let cannot = || format!("cannot resume {}", path.display());
    let file = File::open(path).with_context(cannot)?;
    let mut records = RecordTexts::new(BufReader::new(file));
    let Some(text) = records.next() else { bail!("{}: it holds no record", cannot()) };
    let text = text.with_context(cannot)?.with_context(cannot)?;
    if records.next().is_some() {
        bail!("{}: it holds several records", cannot());
    }
    Ok(text)
}
