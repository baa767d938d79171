//! How are tokens for programs kept by a program that may forget them?

use std::collections::BTreeMap;

use async_trait::async_trait;

use super::Memory;
use crate::{Person, PersonId, StoreError, Token, TokenHash, TokenId, Tokens};

/// All tokens.
#[derive(Debug, Default)]
pub(super) struct KeptTokens {
    last: i64,
    all: BTreeMap<TokenId, KeptToken>,
}

#[derive(Debug)]
struct KeptToken {
    person: PersonId,
    hash: TokenHash,
    token: Token,
}

impl KeptTokens {
    /// Forgets those of a person.
    pub(super) fn forget(&mut self, person: PersonId) {
        self.all.retain(|_, kept| kept.person != person);
    }
}

#[async_trait]
impl Tokens for Memory {
    async fn add_token(
        &self,
        person: PersonId,
        name: &str,
        hash: &TokenHash,
        now: i64,
        most: u32,
    ) -> Result<Option<TokenId>, StoreError> {
        let mut kept = self.kept()?;
        kept.known(person)?;
        let tokens = &mut kept.tokens;
        if tokens.all.values().filter(|kept| kept.person == person).count() >= most as usize {
            return Ok(None);
        }
        tokens.last += 1;
        let id = TokenId(tokens.last);
        let token = Token { id, name: name.to_owned(), made_at: now, used_at: None };
        tokens.all.insert(id, KeptToken { person, hash: hash.clone(), token });
        Ok(Some(id))
    }

    async fn tokens_of(&self, person: PersonId) -> Result<Vec<Token>, StoreError> {
        let kept = self.kept()?;
        let theirs = kept.tokens.all.values().rev().filter(|kept| kept.person == person);
        Ok(theirs.map(|kept| kept.token.clone()).collect())
    }

    async fn person_by_token(&self, hash: &TokenHash) -> Result<Option<(TokenId, Person)>, StoreError> {
        let kept = self.kept()?;
        let Some(found) = kept.tokens.all.values().find(|kept| kept.hash == *hash) else { return Ok(None) };
        let name = kept.people.get(&found.person);
        Ok(name.map(|name| (found.token.id, Person { id: found.person, name: name.clone() })))
    }

    async fn token_used(&self, token: TokenId, now: i64) -> Result<(), StoreError> {
        if let Some(kept) = self.kept()?.tokens.all.get_mut(&token) {
            kept.token.used_at = Some(now);
        }
        Ok(())
    }

    async fn withdraw_token(&self, person: PersonId, token: TokenId) -> Result<bool, StoreError> {
        let mut kept = self.kept()?;
        let theirs = kept.tokens.all.get(&token).is_some_and(|kept| kept.person == person);
        if theirs {
            kept.tokens.all.remove(&token);
        }
        Ok(theirs)
    }
}
