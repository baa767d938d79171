//! The API of a server, as a program asks it: JSON by HTTP.

use std::fmt;
use std::time::Duration;

use anyhow::{Context, Result};
use http_body_util::{BodyExt, Full, Limited};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::handshake;
use hyper::header::{self, HeaderValue};
use hyper::{Method, Request, Response, Uri};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

use crate::output::Usage;

/// No answer comes after that; a quiet stream pings more often.
const PATIENCE: Duration = Duration::from_secs(40);
/// So many bytes an answer has at most.
const MOST: usize = 4 << 20;
/// A request that was too many is sent again so often.
const TOO_MANY: usize = 5;

/// The server cannot be reached just now.
#[derive(Debug)]
pub(super) struct Unreachable(String);

impl fmt::Display for Unreachable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the server cannot be reached: {}", self.0)
    }
}

impl std::error::Error for Unreachable {}

/// What the server answered.
pub(super) struct Reply {
    /// Its status.
    pub(super) status: u16,
    /// What it says.
    pub(super) json: Value,
}

/// Somebody's way to a server.
pub(super) struct Client {
    host: String,
    address: String,
    token: HeaderValue,
}

impl Client {
    pub(super) fn new(url: &str, token: &str) -> Result<Client> {
        let bad = || Usage::error(format!("--url {url}: expected an address such as http://127.0.0.1:7272"));
        let uri: Uri = url.parse().map_err(|_| bad())?;
        if uri.scheme_str() == Some("https") {
            return Err(Usage::error(
                "--url: https is not spoken here; put a proxy or tunnel on this machine before it",
            ));
        }
        let authority = uri.authority().filter(|_| uri.scheme_str() == Some("http")).ok_or_else(bad)?;
        let mut token = HeaderValue::from_str(&format!("Bearer {token}"))
            .map_err(|_| Usage::error("--token: expected the letters that the page of tokens showed"))?;
        token.set_sensitive(true);
        let name = authority.host().trim_start_matches('[').trim_end_matches(']');
        let port = server::port(authority, 80).ok_or_else(bad)?;
        let address = if name.contains(':') { format!("[{name}]:{port}") } else { format!("{name}:{port}") };
        Ok(Client { host: authority.as_str().to_owned(), address, token })
    }

    pub(super) async fn get(&self, path: &str) -> Result<Reply> {
        self.ask(Method::GET, path, None, None).await
    }

    pub(super) async fn post(&self, path: &str, body: &Value, key: Option<&str>) -> Result<Reply> {
        self.ask(Method::POST, path, Some(body), key).await
    }

    async fn ask(&self, method: Method, path: &str, body: Option<&Value>, key: Option<&str>) -> Result<Reply> {
        for _ in 0..TOO_MANY {
            let mut request = self.request(method.clone(), path, "application/json");
            if let Some(key) = key {
                request = request.header("idempotency-key", key);
            }
            if body.is_some() {
                request = request.header(header::CONTENT_TYPE, "application/json");
            }
            let bytes = body.map(Value::to_string).unwrap_or_default();
            let response = self.send(request.body(Full::from(bytes))?).await?;
            let again = response.headers().get(header::RETRY_AFTER).and_then(|value| value.to_str().ok()?.parse().ok());
            let status = response.status().as_u16();
            if let (429 | 503, Some(seconds)) = (status, again) {
                sleep(Duration::from_secs(seconds)).await;
                continue;
            }
            let read = timeout(PATIENCE, Limited::new(response.into_body(), MOST).collect()).await;
            let bytes = read.map_err(|_| Unreachable("no answer in time".to_owned()))?;
            let bytes = bytes.map_err(|error| Unreachable(error.to_string()))?.to_bytes();
            let json =
                serde_json::from_slice(&bytes).with_context(|| format!("{path} is no API of a Khepri server"))?;
            return Ok(Reply { status, json });
        }
        Err(Unreachable("it is too busy".to_owned()).into())
    }

    /// A stream of lines.
    pub(super) async fn lines(&self, path: &str) -> Result<Lines> {
        let request = self.request(Method::GET, path, "application/x-ndjson").body(Full::default())?;
        let response = self.send(request).await?;
        if !response.status().is_success() {
            return Err(Unreachable(format!("the stream is refused with {}", response.status())).into());
        }
        Ok(Lines { body: response.into_body(), text: Vec::new() })
    }

    fn request(&self, method: Method, path: &str, accept: &'static str) -> hyper::http::request::Builder {
        Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, &self.host)
            .header(header::ACCEPT, accept)
            .header(header::AUTHORIZATION, self.token.clone())
    }

    async fn send(&self, request: Request<Full<Bytes>>) -> Result<Response<Incoming>, Unreachable> {
        let sending = async {
            let socket = TcpStream::connect(&self.address).await.map_err(|error| Unreachable(error.to_string()))?;
            let lost = |error: hyper::Error| Unreachable(error.to_string());
            let (mut line, connection) = handshake(TokioIo::new(socket)).await.map_err(lost)?;
            // Whoever waits for an answer learns of its end.
            tokio::spawn(connection);
            line.send_request(request).await.map_err(lost)
        };
        timeout(PATIENCE, sending).await.map_err(|_| Unreachable("no answer in time".to_owned()))?
    }
}

/// Lines as they come.
pub(super) struct Lines {
    body: Incoming,
    text: Vec<u8>,
}

impl Lines {
    /// The next line; `None` when the stream ends, breaks off or is silent for too long.
    pub(super) async fn next(&mut self) -> Option<String> {
        loop {
            if let Some(end) = self.text.iter().position(|byte| *byte == b'\n') {
                let line: Vec<u8> = self.text.drain(..=end).collect();
                return String::from_utf8(line).ok();
            }
            let frame = timeout(PATIENCE, self.body.frame()).await.ok()??.ok()?;
            if let Ok(bytes) = frame.into_data() {
                self.text.extend_from_slice(&bytes);
            }
            if self.text.len() > MOST {
                return None;
            }
        }
    }
}
