//! One person's browser: its cookies, its open connection, and what it sends along with every request.

use std::io::Read;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{self, HeaderMap, HeaderValue};
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::site::Site;

/// No answer comes after that.
const PATIENCE: Duration = Duration::from_secs(30);
/// So many bytes a page has at most.
const MOST: u64 = 4 << 20;

/// A browser.
pub(super) struct Browser {
    site: Arc<Site>,
    language: &'static str,
    cookies: Mutex<Vec<(String, String)>>,
    line: tokio::sync::Mutex<Option<Line>>,
}

type Line = SendRequest<Full<Bytes>>;

/// What came back.
pub(super) struct Answer {
    /// How it went.
    pub(super) status: StatusCode,
    headers: HeaderMap,
    /// The page or the JSON.
    pub(super) text: String,
}

impl Answer {
    /// Where it leads.
    pub(super) fn to(&self) -> Option<String> {
        self.headers.get(header::LOCATION).and_then(|to| to.to_str().ok()).map(str::to_owned)
    }

    /// After how long one may ask again.
    pub(super) fn retry_after(&self) -> Duration {
        let seconds = self.headers.get(header::RETRY_AFTER).and_then(|value| value.to_str().ok()?.parse().ok());
        Duration::from_secs(seconds.unwrap_or(1))
    }

    /// The answer, if it is a good one.
    pub(super) fn good(self) -> Result<Answer> {
        ensure!(self.status.is_success(), "the server answered {}: {}", self.status, short(&self.text));
        Ok(self)
    }
}

impl Browser {
    /// A browser nobody knows yet.
    pub(super) fn new(site: &Arc<Site>, language: &'static str) -> Browser {
        Browser { site: Arc::clone(site), language, cookies: Mutex::default(), line: tokio::sync::Mutex::default() }
    }

    /// Fetches a page.
    pub(super) async fn get(&self, path: &str) -> Result<Answer> {
        let request = self.request(Method::GET, path, "text/html,application/xhtml+xml,*/*;q=0.8");
        self.ask(request.header(header::ACCEPT_ENCODING, "gzip, deflate, br").body(Full::default())?).await
    }

    /// Asks as a program with this token does.
    pub(super) async fn get_as(&self, path: &str, token: &str) -> Result<Answer> {
        let request = self.request(Method::GET, path, "application/json");
        self.ask(request.header(header::AUTHORIZATION, format!("Bearer {token}")).body(Full::default())?).await
    }

    /// Sends a form, as a script does.
    pub(super) async fn post(&self, path: &str, fields: &[(&str, &str)]) -> Result<Answer> {
        let pairs: Vec<String> = fields.iter().map(|(name, value)| format!("{name}={}", encoded(value))).collect();
        let request = self
            .request(Method::POST, path, "application/json")
            .header(header::ORIGIN, &self.site.origin)
            .header("sec-fetch-site", "same-origin")
            .header(header::ACCEPT_ENCODING, "gzip, deflate, br")
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded;charset=UTF-8");
        self.ask(request.body(Full::from(pairs.join("&")))?).await
    }

    /// Opens a stream, on a connection of its own.
    pub(super) async fn stream(&self, path: &str) -> Result<Incoming> {
        let request = self.request(Method::GET, path, "text/event-stream");
        let opening = async {
            let mut line = self.connect().await?;
            Ok::<_, anyhow::Error>(line.send_request(request.body(Full::default())?).await?)
        };
        let response = timeout(PATIENCE, opening).await.context("no answer in time")??;
        if response.status() != StatusCode::OK {
            bail!("the server answered {}", response.status());
        }
        Ok(response.into_body())
    }

    fn request(&self, method: Method, path: &str, accept: &'static str) -> hyper::http::request::Builder {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, &self.site.host)
            .header(header::ACCEPT, accept)
            .header(header::ACCEPT_LANGUAGE, self.language);
        let cookies = self.cookies.lock().unwrap_or_else(PoisonError::into_inner);
        if cookies.is_empty() {
            return request;
        }
        let pairs: Vec<String> = cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        request.header(header::COOKIE, pairs.join("; "))
    }

    async fn ask(&self, request: Request<Full<Bytes>>) -> Result<Answer> {
        let asking = async {
            let mut line = self.line.lock().await;
            // A connection that was closed meanwhile is opened anew, as browsers do.
            let kept = match line.take() {
                Some(mut open) => open.ready().await.is_ok().then_some(open),
                None => None,
            };
            let mut open = match kept {
                Some(open) => open,
                None => self.connect().await?,
            };
            let response = open.send_request(request).await?;
            let answer = self.read(response).await?;
            *line = Some(open);
            Ok(answer)
        };
        timeout(PATIENCE, asking).await.context("no answer in time")?
    }

    async fn connect(&self) -> Result<Line> {
        let socket = TcpStream::connect(self.site.address).await?;
        socket.set_nodelay(true)?;
        let (line, connection) = handshake(TokioIo::new(socket)).await?;
        // Whoever waits for an answer learns of its end.
        tokio::spawn(connection);
        Ok(line)
    }

    async fn read(&self, response: Response<Incoming>) -> Result<Answer> {
        let (head, body) = response.into_parts();
        for cookie in head.headers.get_all(header::SET_COOKIE) {
            self.keep(cookie);
        }
        let body = body.collect().await?.to_bytes();
        let text = match head.headers.get(header::CONTENT_ENCODING).map(HeaderValue::as_bytes) {
            None => String::from_utf8(body.into())?,
            Some(b"br") => {
                let mut text = String::new();
                brotli::Decompressor::new(&body[..], 4096).take(MOST).read_to_string(&mut text)?;
                text
            }
            Some(other) => bail!("an answer in {}", String::from_utf8_lossy(other)),
        };
        Ok(Answer { status: head.status, headers: head.headers, text })
    }

    fn keep(&self, cookie: &HeaderValue) {
        let Some((name, value)) = cookie.to_str().ok().and_then(|text| text.split(';').next()?.split_once('=')) else {
            return;
        };
        let mut cookies = self.cookies.lock().unwrap_or_else(PoisonError::into_inner);
        cookies.retain(|(known, _)| known != name);
        if !value.is_empty() {
            cookies.push((name.to_owned(), value.to_owned()));
        }
    }
}

/// A value as a form sends it.
fn encoded(value: &str) -> String {
    let mut text = String::new();
    for byte in value.bytes() {
        match byte {
            b' ' => text.push('+'),
            _ if byte.is_ascii_alphanumeric() || b"-_.*".contains(&byte) => text.push(char::from(byte)),
            _ => text += &format!("%{byte:02X}"),
        }
    }
    text
}

/// The beginning of a long text.
fn short(text: &str) -> &str {
    text.char_indices().nth(160).map_or(text, |(end, _)| &text[..end])
}
