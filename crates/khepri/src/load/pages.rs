//! Somebody who only fetches pages, from an address of their own: what that costs those who play.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use anyhow::{Context, Result, anyhow};
use http_body_util::{BodyExt, Empty};
use hyper::body::Bytes;
use hyper::client::conn::http1::handshake;
use hyper::{Request, header};
use hyper_util::rt::TokioIo;
use tokio::net::TcpSocket;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep};

use super::World;
use super::site::Site;
use super::tally::{Pages, rounded};

/// Half of all steps may take so many milliseconds longer.
pub(super) const MOST_SLOWER_MS: f64 = 10.0;
/// So many connections somebody has who fetches pages.
const CONNECTIONS: u32 = 64;
/// Another address of this machine.
const ELSEWHERE: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);

#[derive(Default)]
struct Fetched {
    answered: AtomicU64,
    refused: AtomicU64,
    enough: AtomicBool,
}

/// Lets everybody play on while pages are fetched.
pub(super) async fn measure(world: &World, each_second: u32, seconds: u64) -> Result<Pages> {
    let mut before = world.tally.lay_aside();
    let (site, table) = (Site::clone(&world.site), world.tally.table().context("nobody plays")?);
    let fetched = std::sync::Arc::new(Fetched::default());
    let counts = std::sync::Arc::clone(&fetched);
    // In a thread of its own, so that whoever plays here is not held up by it.
    let fetching = std::thread::spawn(move || fetch(&site, &table, each_second, &counts));
    world.tally.measure(true);
    let begun = Instant::now();
    sleep(Duration::from_secs(seconds)).await;
    world.tally.measure(false);
    fetched.enough.store(true, Ordering::Relaxed);
    let took = begun.elapsed().as_secs_f64();
    fetching.join().map_err(|_| anyhow!("whoever fetches pages failed"))??;
    let mut meanwhile = world.tally.lay_aside();
    let (step_p50_ms, step_p50_with_pages_ms) = (before.half_answered(), meanwhile.half_answered());
    world.tally.take_up(before);
    Ok(Pages {
        pages_per_second: rounded(fetched.answered.load(Ordering::Relaxed) as f64 / took),
        pages_refused: fetched.refused.load(Ordering::Relaxed),
        step_p50_ms,
        step_p50_with_pages_ms,
        slower_ms: rounded(step_p50_with_pages_ms - step_p50_ms),
    })
}

fn fetch(site: &Site, table: &str, each_second: u32, fetched: &std::sync::Arc<Fetched>) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let each = Duration::from_secs(1) * CONNECTIONS / each_second;
        let connections = (0..CONNECTIONS).map(|number| {
            let (site, table, fetched) = (site.clone(), table.to_owned(), std::sync::Arc::clone(fetched));
            tokio::spawn(async move {
                sleep(each * number / CONNECTIONS).await;
                one(&site, &table, each, &fetched).await
            })
        });
        for connection in connections.collect::<Vec<_>>() {
            connection.await??;
        }
        Ok(())
    })
}

/// One connection, which asks as often as it shall, however long the answers take to come.
async fn one(site: &Site, table: &str, each: Duration, fetched: &Fetched) -> Result<()> {
    let socket = if site.address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    if site.address.is_ipv4() {
        socket.bind(SocketAddr::from((ELSEWHERE, 0)))?;
    }
    let stream = socket.connect(site.address).await?;
    let (mut line, connection) = handshake(TokioIo::new(stream)).await?;
    tokio::spawn(connection);
    let mut ticks = interval(each);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Burst);
    while !fetched.enough.load(Ordering::Relaxed) {
        ticks.tick().await;
        let request = Request::get(table).header(header::HOST, &site.host).header(header::ACCEPT_ENCODING, "gzip");
        line.ready().await?;
        let response = line.send_request(request.body(Empty::<Bytes>::new())?).await?;
        let count = if response.status().is_success() { &fetched.answered } else { &fetched.refused };
        response.into_body().collect().await?;
        count.fetch_add(1, Ordering::Relaxed);
    }
    Ok(())
}
