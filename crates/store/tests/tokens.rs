//! Do both stores keep tokens for programs as the trait promises?

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use store::{Memory, Sqlite, Store, StoreError, Token, TokenHash, TokenId};

async fn both(scene: impl AsyncFn(&dyn Store)) {
    scene(&Memory::new()).await;
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(folder.path().join("khepri.db")).await.unwrap();
    scene(&store).await;
    store.close().await.unwrap();
}

fn hash(number: u8) -> TokenHash {
    TokenHash([number; 32])
}

#[tokio::test]
async fn a_token_names_its_person_until_it_is_withdrawn() {
    both(async |store| {
        let isis = store.add_person("Isis", &hash(1), 1).await.unwrap();
        let seth = store.add_person("Seth", &hash(2), 1).await.unwrap();
        let first = store.add_token(isis, "laptop", &hash(7), 10, 2).await.unwrap().unwrap();
        let second = store.add_token(isis, "arena", &hash(8), 20, 2).await.unwrap().unwrap();
        assert_eq!(store.add_token(isis, "third", &hash(9), 30, 2).await, Ok(None), "two are enough");
        assert_eq!(store.person_by_token(&hash(9)).await, Ok(None));
        assert!(store.add_token(seth, "his", &hash(10), 30, 2).await.unwrap().is_some(), "others have their own");

        let (id, person) = store.person_by_token(&hash(7)).await.unwrap().unwrap();
        assert_eq!((id, person.id, person.name.as_str()), (first, isis, "Isis"));
        assert_eq!(store.person_by_device(&hash(7)).await, Ok(None), "a token is no device");
        assert_eq!(store.person_by_token(&hash(1)).await, Ok(None), "a device is no token");

        store.token_used(first, 99).await.unwrap();
        let token = |id, name: &str, made_at, used_at| Token { id, name: name.to_owned(), made_at, used_at };
        let listed = [token(second, "arena", 20, None), token(first, "laptop", 10, Some(99))];
        assert_eq!(store.tokens_of(isis).await.unwrap(), listed);

        assert_eq!(store.withdraw_token(seth, first).await, Ok(false), "it is not his");
        assert_eq!(store.withdraw_token(isis, first).await, Ok(true));
        assert_eq!(store.withdraw_token(isis, first).await, Ok(false));
        assert_eq!(store.person_by_token(&hash(7)).await, Ok(None));
        store.token_used(first, 100).await.unwrap();
        assert_eq!(store.tokens_of(isis).await.unwrap(), [token(second, "arena", 20, None)]);
        assert_ne!(
            store.add_token(isis, "new", &hash(7), 40, 2).await.unwrap(),
            Some(first),
            "a number is never reused"
        );
    })
    .await;
}

#[tokio::test]
async fn the_tokens_of_a_forgotten_person_are_gone() {
    both(async |store| {
        let isis = store.add_person("Isis", &hash(1), 1).await.unwrap();
        store.add_token(isis, "laptop", &hash(7), 10, 9).await.unwrap();
        store.forget(isis).await.unwrap();
        assert_eq!(store.person_by_token(&hash(7)).await, Ok(None));
        assert_eq!(store.tokens_of(isis).await, Ok(vec![]));
        assert_eq!(store.add_token(isis, "late", &hash(8), 10, 9).await, Err(StoreError::NoSuchPerson));
        assert_eq!(store.withdraw_token(isis, TokenId(1)).await, Ok(false));
    })
    .await;
}
