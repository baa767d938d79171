//! What pages cost, and who pays: steps go before pages. Few are drawn or packed at once, so that a worker is free for
//! whoever takes a step; whoever only looks on shares what was drawn for others; and an address is charged for the bytes
//! that were made for it.

use std::collections::VecDeque;
use std::io::Write;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use axum::body::{Body, Bytes, HttpBody, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use game::Language;
use maud::Markup;
use pages::shell::Theme;
use pages::{Frame, TileNames};
use tokio::sync::{Semaphore, SemaphorePermit};

use crate::app::App;
use crate::client;
use crate::refusal::Refusal;
use crate::table::{Look, Shown};

/// So many pages of spectators are remembered.
const MOST_SHARED: usize = 16;
/// Less than that is not worth packing.
const LEAST: u64 = 512;
/// How hard is packed: in a third of the usual time to nine tenths of what the usual level saves.
const BROTLI: (u32, u32) = (2, 19);
const GZIP: u32 = 1;

/// Draws pages.
pub(crate) struct Renderer {
    turns: Semaphore,
    shared: Mutex<VecDeque<Shared>>,
    frames: Mutex<VecDeque<SharedFrame>>,
}

/// For whom a spectator's page is drawn: all that it depends on beside the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Audience {
    pub(crate) language: Language,
    /// With which names of tiles.
    pub(crate) names: TileNames,
    pub(crate) theme: Theme,
    /// What they are called in the bar.
    pub(crate) name: Option<String>,
}

/// A page that whoever looks on shares.
struct Shared {
    shown: Arc<dyn Shown>,
    audience: Audience,
    page: Arc<Rendered>,
}

/// What is sent to everybody who looks on in this language and with these names of tiles.
struct SharedFrame {
    shown: Arc<dyn Shown>,
    language: Language,
    names: TileNames,
    frame: Frame,
}

/// A page, and what it is when packed.
struct Rendered {
    html: Bytes,
    brotli: OnceLock<Bytes>,
    gzip: OnceLock<Bytes>,
}

/// How an answer is packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Packing {
    Brotli,
    Gzip,
}

impl Renderer {
    /// One core is left for steps, where there is more than one.
    pub(crate) fn new() -> Renderer {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Renderer {
            turns: Semaphore::new(cores.saturating_sub(1).max(1)),
            shared: Mutex::default(),
            frames: Mutex::default(),
        }
    }

    /// Draws when it is one's turn.
    pub(crate) async fn draw<T>(&self, draw: impl FnOnce() -> T) -> T {
        let _turn = self.turn().await;
        draw()
    }

    /// A page for whoever looks on: it is drawn once for all that read alike.
    pub(crate) async fn share(
        &self,
        shown: &Arc<dyn Shown>,
        audience: Audience,
        draw: impl FnOnce() -> Option<Markup>,
    ) -> Result<Response, Refusal> {
        if let Some(page) = self.find(shown, &audience) {
            return Ok(answer(page));
        }
        let _turn = self.turn().await;
        // Somebody else may have had it drawn meanwhile.
        if let Some(page) = self.find(shown, &audience) {
            return Ok(answer(page));
        }
        let html = draw().ok_or(Refusal::Fault)?.into_string().into();
        let page = Arc::new(Rendered { html, brotli: OnceLock::new(), gzip: OnceLock::new() });
        let mut shared = self.shared();
        if shared.len() >= MOST_SHARED {
            shared.pop_front();
        }
        shared.push_back(Shared { shown: Arc::clone(shown), audience, page: Arc::clone(&page) });
        drop(shared);
        let mut response = answer(page);
        response.extensions_mut().insert(Made);
        Ok(response)
    }

    /// The frame of a stream for whoever looks on: it is drawn once for all that read alike.
    pub(crate) fn frame(&self, shown: &Arc<dyn Shown>, look: &Look) -> Option<Frame> {
        let frames = || self.frames.lock().unwrap_or_else(PoisonError::into_inner);
        let Look { language, names, .. } = *look;
        let same =
            |one: &&SharedFrame| Arc::ptr_eq(&one.shown, shown) && (one.language, one.names) == (language, names);
        if let Some(known) = frames().iter().find(same) {
            return Some(known.frame.clone());
        }
        let frame = shown.frame(look)?;
        let mut frames = frames();
        if frames.len() >= MOST_SHARED {
            frames.pop_front();
        }
        frames.push_back(SharedFrame { shown: Arc::clone(shown), language, names, frame: frame.clone() });
        Some(frame)
    }

    fn find(&self, shown: &Arc<dyn Shown>, audience: &Audience) -> Option<Arc<Rendered>> {
        let same = |one: &&Shared| Arc::ptr_eq(&one.shown, shown) && one.audience == *audience;
        self.shared().iter().find(same).map(|one| Arc::clone(&one.page))
    }

    fn shared(&self) -> MutexGuard<'_, VecDeque<Shared>> {
        self.shared.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A turn to draw: steps need none, so that there is a core for them.
    pub(crate) async fn turn(&self) -> Option<SemaphorePermit<'_>> {
        // It is never closed.
        self.turns.acquire().await.ok()
    }
}

/// A shared page was made for this answer.
#[derive(Clone, Copy)]
struct Made;

fn answer(page: Arc<Rendered>) -> Response {
    let mut response = Html(page.html.clone()).into_response();
    response.extensions_mut().insert(page);
    response
}

impl Packing {
    /// The best that whoever asks takes.
    fn of(headers: &HeaderMap) -> Option<Packing> {
        let lines = headers.get_all(header::ACCEPT_ENCODING).into_iter().filter_map(|line| line.to_str().ok());
        let mut best = None;
        for part in lines.flat_map(|line| line.split(',')) {
            let (name, weight) = part.split_once(';').unwrap_or((part, ""));
            let refused = weight.trim().strip_prefix("q=").is_some_and(|q| q.trim().parse::<f32>() == Ok(0.0));
            match name.trim() {
                _ if refused => {}
                "br" => return Some(Packing::Brotli),
                "gzip" | "*" => best = Some(Packing::Gzip),
                _ => {}
            }
        }
        best
    }

    const fn name(self) -> HeaderValue {
        match self {
            Packing::Brotli => HeaderValue::from_static("br"),
            Packing::Gzip => HeaderValue::from_static("gzip"),
        }
    }

    /// What is smaller afterwards; memory does not fail.
    fn pack(self, plain: &[u8]) -> Bytes {
        let packed = match self {
            Packing::Brotli => {
                let mut packer = brotli::CompressorWriter::new(Vec::new(), 4096, BROTLI.0, BROTLI.1);
                packer.write_all(plain).map(|()| packer.into_inner())
            }
            Packing::Gzip => {
                let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::new(GZIP));
                packer.write_all(plain).and_then(|()| packer.finish())
            }
        };
        packed.unwrap_or_default().into()
    }
}

/// Charges whoever asks for the bytes that were made for them, and packs nothing.
pub(crate) async fn charge(State(app): State<App>, request: Request, next: Next) -> Response {
    let address = client::address(request.headers(), request.extensions(), app.config.trust_proxy);
    let response = next.run(request).await;
    if let Some(size) = response.body().size_hint().exact() {
        app.limits.made(address, size);
    }
    response
}

/// Packs every page, and charges whoever asks for what was made for them.
pub(crate) async fn pack(State(app): State<App>, request: Request, next: Next) -> Response {
    let packing = Packing::of(request.headers());
    let address = client::address(request.headers(), request.extensions(), app.config.trust_proxy);
    let mut response = next.run(request).await;
    let Some(size) = response.body().size_hint().exact().filter(|size| *size >= LEAST) else { return response };
    let shared = response.extensions().get::<Arc<Rendered>>().cloned();
    if shared.is_none() || response.extensions().get::<Made>().is_some() {
        app.limits.made(address, size);
    }
    if !worth_packing(response.headers()) {
        return response;
    }
    response.headers_mut().append(header::VARY, HeaderValue::from_static("accept-encoding"));
    let Some(packing) = packing else { return response };
    let renderer = &app.renderer;
    let packed = match &shared {
        Some(page) => {
            let place = if packing == Packing::Brotli { &page.brotli } else { &page.gzip };
            if place.get().is_none() {
                let _turn = renderer.turn().await;
                place.get_or_init(|| packing.pack(&page.html));
            }
            place.get().cloned().unwrap_or_default()
        }
        None => {
            let body = std::mem::take(response.body_mut());
            let Ok(plain) = to_bytes(body, usize::MAX).await else { return Refusal::Fault.into_response() };
            renderer.draw(|| packing.pack(&plain)).await
        }
    };
    *response.body_mut() = Body::from(packed);
    response.headers_mut().remove(header::CONTENT_LENGTH);
    response.headers_mut().insert(header::CONTENT_ENCODING, packing.name());
    response
}

/// Whether packing makes it smaller.
fn worth_packing(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let text = ["text/", "application/json", "image/svg"].iter().any(|word| kind.starts_with(word));
    text && !headers.contains_key(header::CONTENT_ENCODING)
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    fn packing(accepted: &'static str) -> Option<Packing> {
        Packing::of(&HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(accepted))]))
    }

    #[test]
    fn a_page_is_packed_as_the_browser_takes_it() {
        assert_eq!(packing("gzip, deflate, br"), Some(Packing::Brotli));
        assert_eq!(packing("gzip;q=1.0, br;q=0"), Some(Packing::Gzip));
        assert_eq!(packing("identity"), None);
        assert_eq!(packing("gzip;q=0"), None);
        assert_eq!(Packing::of(&HeaderMap::new()), None);
    }

    #[test]
    fn what_is_packed_can_be_unpacked() {
        let plain = "<p>Ra, Ra, Ra</p>".repeat(5000);
        let (brotli, gzip) = (Packing::Brotli.pack(plain.as_bytes()), Packing::Gzip.pack(plain.as_bytes()));
        assert!(brotli.len() < plain.len() / 20 && gzip.len() < plain.len() / 20);
        let mut text = String::new();
        brotli::Decompressor::new(&brotli[..], 4096).read_to_string(&mut text).expect("brotli");
        assert_eq!(text, plain);
        text.clear();
        flate2::read::GzDecoder::new(&gzip[..]).read_to_string(&mut text).expect("gzip");
        assert_eq!(text, plain);
    }
}
