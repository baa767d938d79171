//! What a host can ask for beside serving: a backup, a restore, a proof that every stored game replays.

use std::path::PathBuf;

use clap::Args;

pub(crate) const BACKUP_NOTES: &str = "\
The server may keep running: the backup is of one moment, and every step that was acknowledged before it began is in \
it. It is written under a temporary name (.khepri-….partial), read again, synced, and only then gets its own name; if \
anything goes wrong there is no new file. Then every game in it is replayed; where one fails, the file stays and the \
exit code is 1. It holds the secrets of unfinished deals: keep it as private as the data itself.

  khepri backup --data khepri.db --to backups/$(date +%F).db";

pub(crate) const RESTORE_NOTES: &str = "\
The backup is checked first, and the new file once it is written. Then start the server with the new file.

  khepri restore --from backups/2026-11-14.db --data khepri.db && khepri serve --data khepri.db";

pub(crate) const VALIDATE_NOTES: &str = "\
Reads only, also while the server runs, and also a backup. Run the new version's `khepri validate` before an upgrade: \
a file of an older layout is copied into the temporary folder and brought up to date there, so that the \
upgrade itself is rehearsed with it. Exit code 1 if a game breaks.";

#[derive(Args, Clone, Debug)]
pub(crate) struct BackupArgs {
    /// The server's data file
    #[arg(long, value_name = "FILE", env = "KHEPRI_DATA", default_value = "khepri.db")]
    pub(crate) data: PathBuf,
    /// The new file; an existing one is never overwritten
    #[arg(long, value_name = "FILE")]
    pub(crate) to: PathBuf,
}

#[derive(Args, Clone, Debug)]
pub(crate) struct RestoreArgs {
    /// The backup
    #[arg(long, value_name = "FILE")]
    pub(crate) from: PathBuf,
    /// The new file for the server; an existing one is never overwritten
    #[arg(long, value_name = "FILE", env = "KHEPRI_DATA", default_value = "khepri.db")]
    pub(crate) data: PathBuf,
}

#[derive(Args, Clone, Debug)]
pub(crate) struct ValidateArgs {
    /// A server's data file, running or not, or a backup
    #[arg(long, value_name = "FILE", env = "KHEPRI_DATA", default_value = "khepri.db")]
    pub(crate) data: PathBuf,
    /// One JSON object instead of text
    #[arg(long)]
    pub(crate) json: bool,
}
