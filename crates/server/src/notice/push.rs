//! Web Push: who we are (VAPID, RFC 8292), and a message that only the browser can read (RFC 8291 over RFC 8188).

use axum::http::{HeaderName, HeaderValue, header};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use pages::Words;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use ring::{aead, agreement, hkdf};
use store::{Notice, Store};

use super::desk::Turn;
use super::guard::Target;
use super::send::Letter;
use crate::refusal::Refusal;
use crate::steady::machine;

/// What our own key is kept as.
const KEPT: &str = "vapid";
/// For so long a push service keeps the message, in seconds: a day later it helps nobody.
const KEEP: &str = "86400";
/// For so long a word about who we are is good, in seconds; a day at most.
const GOOD: i64 = 12 * 3600;
/// The record size of RFC 8188: all of the message is one record.
const RECORD: u32 = 4096;
/// An uncompressed point on the curve.
const POINT: usize = 65;
const AUTH: usize = 16;
const SALT: usize = 16;

/// By what push services know us.
pub(crate) struct Vapid {
    pair: EcdsaKeyPair,
    random: SystemRandom,
}

impl Vapid {
    /// The key of this server; made when it is first needed, and kept.
    pub(crate) async fn load(store: &dyn Store) -> Result<Vapid, Refusal> {
        let random = SystemRandom::new();
        let kept = store.kept(KEPT).await?.and_then(|kept| BASE64.decode(kept).ok());
        let key = match kept {
            Some(kept) => kept,
            None => {
                let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random);
                let made = made.map_err(|_| Refusal::Fault)?.as_ref().to_vec();
                store.keep(KEPT, &BASE64.encode(&made)).await?;
                made
            }
        };
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &key, &random);
        Ok(Vapid { pair: pair.map_err(|_| Refusal::Fault)?, random })
    }

    /// What a browser must be told to subscribe.
    pub(crate) fn public(&self) -> String {
        BASE64.encode(self.pair.public_key().as_ref())
    }

    /// Who we are, for this push service.
    fn authorization(&self, audience: &str, site: &str, now: i64) -> Option<String> {
        let mut claims = serde_json::json!({ "aud": audience, "exp": now / 1000 + GOOD });
        if site.starts_with("https://") {
            claims["sub"] = site.into();
        }
        let head = BASE64.encode(r#"{"typ":"JWT","alg":"ES256"}"#);
        let signed = format!("{head}.{}", BASE64.encode(claims.to_string()));
        let signature = self.pair.sign(&self.random, signed.as_bytes()).ok()?;
        Some(format!("vapid t={signed}.{}, k={}", BASE64.encode(signature.as_ref()), self.public()))
    }

    /// The request that tells of this turn; none if what is kept makes no sense.
    pub(super) fn letter(&self, notice: &Notice, turn: &Turn) -> Option<Letter> {
        let target = Target::read(&notice.address).ok()?;
        let words = Words::of(game::Language::from_code(&notice.language).unwrap_or(game::Language::English));
        let told = serde_json::json!({
            "title": pages::slow::turn_title(words),
            "body": pages::slow::turn_about(words),
            "url": format!("/t/{}", turn.table),
        });
        let body = Reader::read(&notice.keys)?.seal(told.to_string().as_bytes(), &self.random)?;
        // The push service knows what the time is; our own clock may have been started with a wrong one.
        let who = self.authorization(&target.origin(), &notice.site, machine())?;
        let headers = vec![
            (header::AUTHORIZATION, HeaderValue::from_str(&who).ok()?),
            (header::CONTENT_ENCODING, HeaderValue::from_static("aes128gcm")),
            (header::CONTENT_TYPE, HeaderValue::from_static("application/octet-stream")),
            (HeaderName::from_static("ttl"), HeaderValue::from_static(KEEP)),
            // A later turn at the same table takes the place of an earlier one.
            (HeaderName::from_static("topic"), HeaderValue::from_str(turn.table.as_str()).ok()?),
        ];
        Some(Letter { target, headers, body })
    }
}

/// The keys by which a browser reads.
pub(super) struct Reader {
    public: [u8; POINT],
    auth: [u8; AUTH],
}

impl Reader {
    /// Reads `P256DH AUTH`, both in base64.
    pub(super) fn read(keys: &str) -> Option<Reader> {
        let (public, auth) = keys.split_once(' ')?;
        let public: [u8; POINT] = BASE64.decode(public.trim_end_matches('=')).ok()?.try_into().ok()?;
        let auth = BASE64.decode(auth.trim_end_matches('=')).ok()?.try_into().ok()?;
        (public[0] == 4).then_some(Reader { public, auth })
    }

    /// Seals a message with a fresh key.
    fn seal(&self, message: &[u8], random: &SystemRandom) -> Option<Vec<u8>> {
        let own = agreement::EphemeralPrivateKey::generate(&agreement::ECDH_P256, random).ok()?;
        let public: [u8; POINT] = own.compute_public_key().ok()?.as_ref().try_into().ok()?;
        let mut salt = [0; SALT];
        getrandom::fill(&mut salt).ok()?;
        let theirs = agreement::UnparsedPublicKey::new(&agreement::ECDH_P256, &self.public);
        let sealed = agreement::agree_ephemeral(own, &theirs, |secret| self.sealed(message, &public, &salt, secret));
        sealed.ok().flatten()
    }

    /// The same with everything given: salt, record size, our key, then the one record.
    fn sealed(&self, message: &[u8], own: &[u8; POINT], salt: &[u8; SALT], secret: &[u8]) -> Option<Vec<u8>> {
        let (key, nonce) = secrets(secret, &self.auth, &self.public, own, salt)?;
        let mut record = message.to_vec();
        // The last record ends with a two.
        record.push(2);
        let key = aead::LessSafeKey::new(aead::UnboundKey::new(&aead::AES_128_GCM, &key).ok()?);
        key.seal_in_place_append_tag(aead::Nonce::assume_unique_for_key(nonce), aead::Aad::empty(), &mut record)
            .ok()?;
        let mut sealed = salt.to_vec();
        sealed.extend(RECORD.to_be_bytes());
        sealed.push(POINT as u8);
        sealed.extend(own);
        sealed.extend(record);
        Some(sealed)
    }
}

/// Key and nonce of the record.
fn secrets(
    secret: &[u8],
    auth: &[u8],
    reader: &[u8; POINT],
    sender: &[u8; POINT],
    salt: &[u8],
) -> Option<([u8; 16], [u8; 12])> {
    let mut input = [0; 32];
    derive(auth, secret, &[b"WebPush: info\0", reader, sender], &mut input)?;
    let (mut key, mut nonce) = ([0; 16], [0; 12]);
    derive(salt, &input, &[b"Content-Encoding: aes128gcm\0"], &mut key)?;
    derive(salt, &input, &[b"Content-Encoding: nonce\0"], &mut nonce)?;
    Some((key, nonce))
}

struct Length(usize);

impl hkdf::KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derive(salt: &[u8], input: &[u8], info: &[&[u8]], out: &mut [u8]) -> Option<()> {
    let key = hkdf::Salt::new(hkdf::HKDF_SHA256, salt).extract(input);
    key.expand(info, Length(out.len())).ok()?.fill(out).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        BASE64.decode(text).expect("base64")
    }

    #[test]
    fn a_message_is_sealed_as_the_standard_shows() {
        // RFC 8291, section 5 and appendix A.
        let reader = Reader::read(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4 \
             BTBZMqHH6r4Tts7J_aSIgg",
        );
        let own = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";
        let sealed = reader.expect("keys").sealed(
            b"When I grow up, I want to be a watermelon",
            &bytes(own).try_into().expect("a point"),
            &bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().expect("a salt"),
            &bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs"),
        );
        assert_eq!(
            BASE64.encode(sealed.expect("sealed")),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6\
             PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn a_browser_reads_what_was_sealed_for_it() {
        let random = SystemRandom::new();
        let key = agreement::EphemeralPrivateKey::generate(&agreement::ECDH_P256, &random).expect("a key");
        let public: [u8; POINT] = key.compute_public_key().expect("a point").as_ref().try_into().expect("a point");
        let auth = [7; AUTH];
        let keys = format!("{} {}", BASE64.encode(public), BASE64.encode(auth));
        let sealed = Reader::read(&keys).expect("keys").seal(b"your turn", &random).expect("sealed");
        let (salt, rest) = sealed.split_at(SALT);
        let (size, rest) = rest.split_at(5);
        assert_eq!(size, [0, 0, 16, 0, 65]);
        let (sender, record) = rest.split_at(POINT);
        let sender: [u8; POINT] = sender.try_into().expect("a point");
        let theirs = agreement::UnparsedPublicKey::new(&agreement::ECDH_P256, sender);
        let secrets = agreement::agree_ephemeral(key, &theirs, |secret| {
            secrets(secret, &auth, &public, &sender, salt).expect("secrets")
        });
        let (key, nonce) = secrets.expect("agreed");
        let key = aead::LessSafeKey::new(aead::UnboundKey::new(&aead::AES_128_GCM, &key).expect("a key"));
        let mut record = record.to_vec();
        let nonce = aead::Nonce::assume_unique_for_key(nonce);
        let opened = key.open_in_place(nonce, aead::Aad::empty(), &mut record).expect("it opens");
        assert_eq!(opened, b"your turn\x02");
    }

    #[tokio::test]
    async fn our_key_stays_the_same_and_signs() {
        let store = store::Memory::new();
        let vapid = Vapid::load(&store).await.expect("a key");
        assert_eq!(vapid.public(), Vapid::load(&store).await.expect("the same").public());
        let said = vapid.authorization("https://push.test", "https://khepri.test", 1_000_000).expect("signed");
        let (token, key) = said.strip_prefix("vapid t=").and_then(|rest| rest.split_once(", k=")).expect("two parts");
        let (signed, signature) = token.rsplit_once('.').expect("a signature");
        let claims = bytes(signed.split_once('.').expect("claims").1);
        let claims: serde_json::Value = serde_json::from_slice(&claims).expect("JSON");
        assert_eq!(claims["aud"], "https://push.test");
        assert_eq!((claims["exp"].as_i64(), claims["sub"].as_str()), (Some(44_200), Some("https://khepri.test")));
        let key = ring::signature::UnparsedPublicKey::new(&ring::signature::ECDSA_P256_SHA256_FIXED, bytes(key));
        key.verify(signed.as_bytes(), &bytes(signature)).expect("it is ours");
    }

    #[test]
    fn keys_that_are_none_are_refused() {
        for keys in ["", "x", "AAAA BBBB", "BTBZMqHH6r4Tts7J_aSIgg BTBZMqHH6r4Tts7J_aSIgg"] {
            assert!(Reader::read(keys).is_none(), "{keys}");
        }
    }
}
