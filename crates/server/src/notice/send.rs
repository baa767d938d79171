//! One request to somebody else's server: to the very address that was checked, no redirects, little time, and of the
//! answer only the status.

use std::sync::{Arc, LazyLock};
use std::time::Duration;

use axum::body::Bytes;
use axum::http::{HeaderName, HeaderValue, Method, Request, StatusCode, header};
use http_body_util::Full;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto};

use super::guard::{Barred, SENT, Target};

/// So long all of it may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// Something to be sent.
#[derive(Clone, Debug)]
pub(super) struct Letter {
    /// Where.
    pub(super) target: Target,
    /// What is said about it.
    pub(super) headers: Vec<(HeaderName, HeaderValue)>,
    /// What.
    pub(super) body: Vec<u8>,
}

/// Why something was not sent.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum Unsent {
    /// It may not go there.
    #[error(transparent)]
    Barred(#[from] Barred),
    /// The other side did not answer as it should.
    #[error("{0}")]
    Failed(String),
}

fn failed(why: impl ToString) -> Unsent {
    Unsent::Failed(why.to_string())
}

/// Sends a letter and gives the status of the answer.
pub(super) async fn send(letter: &Letter, private: bool) -> Result<StatusCode, Unsent> {
    let sent = tokio::time::timeout(PATIENCE, delivered(letter, private)).await;
    sent.unwrap_or_else(|_| Err(failed("it took too long")))
}

async fn delivered(letter: &Letter, private: bool) -> Result<StatusCode, Unsent> {
    let target = &letter.target;
    let addresses = target.resolve(private, &SENT).await?;
    let socket = TcpStream::connect(&addresses[..]).await.map_err(failed)?;
    if !target.secure {
        return exchange(socket, letter).await;
    }
    let name = ServerName::try_from(target.host.clone()).map_err(failed)?;
    let tls = TLS.clone().ok_or_else(|| failed("this program cannot speak TLS"))?;
    exchange(tls.connect(name, socket).await.map_err(failed)?, letter).await
}

/// Trusts whom browsers trust.
static TLS: LazyLock<Option<TlsConnector>> = LazyLock::new(|| {
    let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    let config = ClientConfig::builder_with_provider(Arc::new(crypto::ring::default_provider()));
    let config = config.with_safe_default_protocol_versions().ok()?;
    Some(TlsConnector::from(Arc::new(config.with_root_certificates(roots).with_no_client_auth())))
});

async fn exchange(
    socket: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    letter: &Letter,
) -> Result<StatusCode, Unsent> {
    let (mut sender, connection) = http1::handshake(TokioIo::new(socket)).await.map_err(failed)?;
    let connection = tokio::spawn(connection);
    let uri = &letter.target.uri;
    let path = uri.path_and_query().map_or("/", |path| path.as_str());
    let mut request = Request::builder().method(Method::POST).uri(path);
    request = request.header(header::HOST, uri.authority().map_or("", |authority| authority.as_str()));
    for (name, value) in &letter.headers {
        request = request.header(name, value);
    }
    let request = request.body(Full::new(Bytes::from(letter.body.clone()))).map_err(failed)?;
    let answer = sender.send_request(request).await;
    // What it says beyond its status nobody reads.
    connection.abort();
    Ok(answer.map_err(failed)?.status())
}
