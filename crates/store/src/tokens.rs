//! Which programs may act for a person? Those that know a token that the person made and has not withdrawn.

use async_trait::async_trait;

use crate::{Person, PersonId, StoreError, TokenHash};

/// A token, by number. The number says nothing about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TokenId(pub i64);

/// A token as its person sees it in a list: never the token itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// Which one.
    pub id: TokenId,
    /// What the person calls it.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    pub made_at: i64,
    /// When it was last used.
    pub used_at: Option<i64>,
}

/// Where tokens for programs are kept.
#[async_trait]
pub trait Tokens: Send + Sync + 'static {
    /// A new token of this person. Whoever has `most` of them already gets none: the answer is `None` then.
    async fn add_token(
        &self,
        person: PersonId,
        name: &str,
        hash: &TokenHash,
        now: i64,
        most: u32,
    ) -> Result<Option<TokenId>, StoreError>;

    /// A person's tokens, the ones last made first.
    async fn tokens_of(&self, person: PersonId) -> Result<Vec<Token>, StoreError>;

    /// Whose token this is, and which one.
    async fn person_by_token(&self, hash: &TokenHash) -> Result<Option<(TokenId, Person)>, StoreError>;

    /// Notes that a token was used; nothing happens if it was withdrawn meanwhile.
    async fn token_used(&self, token: TokenId, now: i64) -> Result<(), StoreError>;

    /// Withdraws a token of this person for good; `false` if they have none of this number.
    async fn withdraw_token(&self, person: PersonId, token: TokenId) -> Result<bool, StoreError>;
}
