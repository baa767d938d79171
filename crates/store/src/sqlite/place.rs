//! Are the files that the server has open still those that a later start would find? A deleted file can be written to as
//! long as it is open, and everything in it is lost at the end.
//!
//! Compared are device and inode, as SQLite itself does before it makes a rollback journal; with a write-ahead log it
//! does not look.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use super::copy::beside;
use crate::StoreError;

/// The files that belong to one open database, and which ones they were when it was opened.
pub(super) struct Place {
    files: Vec<(PathBuf, Identity)>,
    /// Whether one of them was missed the last time, so that the log says it once.
    missed: AtomicBool,
}

/// Which file it is, whatever it is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Identity {
    device: u64,
    inode: u64,
}

impl Place {
    /// Notes which files these are. The database must be open for reading and writing, so that all of them are there.
    pub(super) fn of(path: &Path) -> Place {
        let names = [path.to_owned(), beside(path, "-wal"), beside(path, "-shm"), beside(path, ".lock")];
        let files = names.into_iter().filter_map(|name| identity(&name).map(|found| (name, found))).collect();
        Place { files, missed: AtomicBool::new(false) }
    }

    /// Whether all of them are still at their place.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        let gone = self.files.iter().find(|(name, identity)| self::identity(name) != Some(*identity));
        let missed = self.missed.swap(gone.is_some(), Ordering::Relaxed);
        let Some((name, _)) = gone else {
            if missed {
                tracing::warn!("the files of the database are back at their place; steps are kept again");
            }
            return Ok(());
        };
        let error = StoreError::FileGone(name.display().to_string());
        if !missed {
            tracing::error!(%error, "steps are refused until it is back at its place or the server is started anew");
        }
        Err(error)
    }
}

#[cfg(unix)]
fn identity(path: &Path) -> Option<Identity> {
    use std::os::unix::fs::MetadataExt;
    // Whatever keeps it from being looked at would keep the next start from opening it.
    let found = path.metadata().ok()?;
    Some(Identity { device: found.dev(), inode: found.ino() })
}

/// Elsewhere an open file cannot be deleted or replaced.
#[cfg(not(unix))]
fn identity(_: &Path) -> Option<Identity> {
    None
}
