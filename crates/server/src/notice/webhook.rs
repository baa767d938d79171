//! "Your turn" to an address of one's own: a few lines of JSON, signed so that whoever gets them knows from whom.

use axum::http::{HeaderName, HeaderValue, header};
use ring::hmac;
use store::Notice;

use super::desk::Turn;
use super::guard::{Barred, Target};
use super::send::Letter;
use crate::table::log::hex;

/// HMAC-SHA256 of the body with the secret that the person was shown, in hexadecimal digits.
const SIGNATURE: HeaderName = HeaderName::from_static("khepri-signature");

/// The request that tells of this turn.
pub(super) fn letter(notice: &Notice, turn: &Turn) -> Result<Letter, Barred> {
    let told = serde_json::json!({
        "event": "your_turn",
        "table": format!("{}/t/{}", notice.site, turn.table),
        "game": turn.game,
        "at": turn.at,
    });
    let body = told.to_string().into_bytes();
    let signature = HeaderValue::from_str(&format!("sha256={}", signature(&notice.keys, &body)));
    let headers = vec![
        (header::CONTENT_TYPE, HeaderValue::from_static("application/json")),
        (header::USER_AGENT, HeaderValue::from_static("khepri")),
        (SIGNATURE, signature.map_err(|_| Barred::NoAddress)?),
    ];
    Ok(Letter { target: Target::read(&notice.address)?, headers, body })
}

/// The signature of a body.
pub(super) fn signature(secret: &str, body: &[u8]) -> String {
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    hex(hmac::sign(&key, body).as_ref())
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_signature_is_what_others_compute() {
        // RFC 4231, test case 2.
        let signed = super::signature("Jefe", b"what do ya want for nothing?");
        assert_eq!(signed, "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
    }
}
