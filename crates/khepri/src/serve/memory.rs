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
        // Requests should not wait for it.
        if tokio::task::spawn_blocking(allocator::trim).await.is_err() {
            return;
        }
        tracing::trace!(micros = begun.elapsed().as_micros() as u64, "unused memory was given back");
    }
}

/// Keeps what lives long together; to be called before there are threads.
pub(super) fn keep_together() {
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    allocator::limit_arenas(i32::try_from(cores).unwrap_or(i32::MAX));
}

/// The allocator of the GNU C library. By itself it keeps what is freed between things still in use, and scatters those
/// over many more arenas than there are cores.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
mod allocator {
    /// Which of its settings is the number of arenas.
    const M_ARENA_MAX: i32 = -8;

    #[allow(unsafe_code, reason = "functions of the C library that take numbers and touch nothing in use")]
    unsafe extern "C" {
        safe fn malloc_trim(pad: usize) -> i32;
        safe fn mallopt(which: i32, value: i32) -> i32;
    }

    pub(super) fn trim() {
        // Whether there was anything to give back does not matter.
        let _ = malloc_trim(0);
    }

    pub(super) fn limit_arenas(most: i32) {
        // Without it the server only takes more memory.
        let _ = mallopt(M_ARENA_MAX, most);
    }
}

/// Other allocators look after themselves.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
mod allocator {
    pub(super) fn trim() {}
    pub(super) fn limit_arenas(_most: i32) {}
}
