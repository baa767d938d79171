//! A form with a file in it, as browsers send it: parts between lines of a boundary.

/// The parts of a form by name; of a file its bytes. `None` if this is no such form.
pub(super) fn parts<'b>(kind: &str, body: &'b [u8]) -> Option<Vec<(String, &'b [u8])>> {
    let boundary = boundary(kind)?;
    let mark = format!("--{boundary}");
    let mut parts = Vec::new();
    let mut rest = body.strip_prefix(mark.as_bytes())?;
    while let Some(part) = rest.strip_prefix(b"\r\n") {
        let end = find(part, format!("\r\n{mark}").as_bytes())?;
        let (head, content) = {
            let part = &part[..end];
            let gap = find(part, b"\r\n\r\n")?;
            (&part[..gap], &part[gap + 4..])
        };
        parts.push((name(head)?, content));
        rest = &part[end + 2 + mark.len()..];
    }
    rest.starts_with(b"--").then_some(parts)
}

fn boundary(kind: &str) -> Option<&str> {
    let mut words = kind.split(';').map(str::trim);
    words.next().filter(|kind| kind.eq_ignore_ascii_case("multipart/form-data"))?;
    let value = words.find_map(|word| word.strip_prefix("boundary="))?.trim_matches('"');
    (1..=70).contains(&value.len()).then_some(value)
}

/// The name of a part, from its lines before the content.
fn name(head: &[u8]) -> Option<String> {
    let head = String::from_utf8_lossy(head);
    let line = head.lines().find(|line| line.to_ascii_lowercase().starts_with("content-disposition:"))?;
    let value = line.split(';').map(str::trim).find_map(|word| word.strip_prefix("name="))?;
    Some(value.trim_matches('"').to_owned())
}

fn find(text: &[u8], wanted: &[u8]) -> Option<usize> {
    text.windows(wanted.len()).position(|window| window == wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    const KIND: &str = "multipart/form-data; boundary=----x9";

    #[test]
    fn fields_and_files_are_found() {
        let body = "------x9\r\nContent-Disposition: form-data; name=\"text\"\r\n\r\na\r\nb\r\n------x9\r\n\
                    Content-Disposition: form-data; name=\"file\"; filename=\"name=.ra\"\r\nContent-Type: text/plain\r\n\r\n\
                    game ra\n\r\n------x9--\r\n";
        let found = parts(KIND, body.as_bytes()).expect("a form");
        assert_eq!(found, [("text".to_owned(), &b"a\r\nb"[..]), ("file".to_owned(), &b"game ra\n"[..])]);
    }

    #[test]
    fn what_is_no_form_is_refused() {
        let whole = "------x9\r\nContent-Disposition: form-data; name=\"text\"\r\n\r\na\r\n------x9--\r\n";
        assert!(parts(KIND, whole.as_bytes()).is_some());
        for end in 0..whole.len() - 4 {
            assert_eq!(parts(KIND, &whole.as_bytes()[..end]), None, "cut at {end}");
        }
        for kind in ["", "text/plain", "multipart/form-data", "multipart/form-data; boundary="] {
            assert_eq!(parts(kind, whole.as_bytes()), None, "{kind}");
        }
    }
}
