//! `khepri backup` and `khepri restore`: a copy of everything, taken while people play, and the way back.

use std::path::Path;

use anyhow::{Result, bail};
use store::{Archive, CopyError};

use crate::cli::{BackupArgs, RestoreArgs};
use crate::output::{Output, Verdict};
use crate::serve::stopped;
use crate::validate::first_broken;

pub(crate) fn backup(args: &BackupArgs, out: &mut Output) -> Result<Verdict> {
    copied(store::backup(&args.data, &args.to), &args.to, out)
}

pub(crate) fn restore(args: &RestoreArgs, out: &mut Output) -> Result<Verdict> {
    copied(store::restore(&args.from, &args.data), &args.data, out)
}

/// Waits for a copy, and says what is in it. Whoever loses patience leaves nothing behind.
fn copied(copying: impl Future<Output = Result<(), CopyError>>, to: &Path, out: &mut Output) -> Result<Verdict> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        tokio::select! {
            done = copying => done?,
            () = stopped() => bail!("stopped; there is no {}", to.display()),
        }
        // A bit that flipped in a line leaves every page sound; that the game does not replay any more shows it. The copy
        // stays: it may be the best there is.
        if let Some(broken) = first_broken(to).await? {
            bail!(
                "{} is written, but not all of it is sound: {broken}; `khepri validate` names the rest",
                to.display()
            );
        }
        let copy = Archive::open(to).await?;
        let there = copy.census(server::STEP).await?;
        copy.close().await;
        let (tables, steps, people) = (there.tables, there.lines, there.people);
        let name = to.display();
        out.line(&format!("{name}: {tables} tables, {steps} steps, {people} people, {} bytes; whole.", there.bytes))?;
        Ok(Verdict::Fine)
    })
}
