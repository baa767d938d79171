//! Memory that nobody uses any more goes back to the system: an evening's streams should not be paid for all night.

use std::time::{Duration, Instant};

use tokio::time::sleep;

/// How often; a look at all free memory takes a few milliseconds.
const EVERY: Duration = Duration::from_secs(10);

/// Gives back what closed streams and tables have left, for as long as the server runs.
pub(super) async fn give_back() {
    loop {
        sleep(EVERY).await;
        let begun = Instant::now();
        // It waits for nobody, but other threads should not wait for it.
        if tokio::task::spawn_blocking(trim).await.is_err() {
            return;
        }
        tracing::trace!(micros = begun.elapsed().as_micros() as u64, "unused memory was given back");
    }
}

/// The allocator of the GNU C library keeps what is freed between other things until it is told not to.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
fn trim() {
    #[allow(unsafe_code, reason = "a function of the C library that takes a number and touches nothing in use")]
    unsafe extern "C" {
        safe fn malloc_trim(pad: usize) -> i32;
    }
    // Whether anything was there to give back does not matter.
    let _ = malloc_trim(0);
}

/// Other allocators give memory back by themselves.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
fn trim() {}
