//! What `khepri load` refuses: above all to lay a load on other people's machines.

use rstest::rstest;

use crate::khepri;

#[rstest]
#[case::another_machine("http://192.0.2.1:7272", "is not this machine")]
#[case::every_address("http://0.0.0.0:7272", "is not this machine")]
#[case::another_scheme("https://127.0.0.1:7272", "expected an address such as")]
#[case::no_address("localhost", "expected an address such as")]
fn is_refused(#[case] url: &str, #[case] expected: &str) {
    let answer = khepri(&["load", "--url", url, "--tables", "1", "--seconds", "1"]);
    assert_eq!((answer.code, answer.out.as_str()), (2, ""));
    assert!(answer.err.contains(expected), "{}", answer.err);
}

#[test]
fn nobody_there_is_said_so() {
    let answer = khepri(&["load", "--url", "http://127.0.0.1:1", "--tables", "1", "--seconds", "1"]);
    assert_eq!((answer.code, answer.out.as_str()), (1, ""));
    assert!(answer.err.contains("nobody answers at http://127.0.0.1:1"), "{}", answer.err);
}
