//! Days as people write them: `2026-11-15`, in the time of Greenwich.

/// A day in milliseconds.
pub(crate) const DAY: i64 = 24 * 60 * 60 * 1000;

/// The day of a moment, in milliseconds since 1970.
pub(crate) fn day(at: i64) -> String {
    // By Howard Hinnant's count of days: a year begins in March, and 400 years are an era.
    let days = at.div_euclid(DAY) + 719_468;
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * of_year + 2) / 153;
    let date = of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{date:02}")
}

/// When a day begins; `None` if there is no such day.
pub(crate) fn begin(text: &str) -> Option<i64> {
    let mut parts = text.splitn(3, '-').map(|part| part.parse::<i64>().ok());
    let (year, month, date) = (parts.next()??, parts.next()??, parts.next()??);
    if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) || !(1..=31).contains(&date) {
        return None;
    }
    let year_shifted = year - i64::from(month <= 2);
    let (era, of_era) = (year_shifted.div_euclid(400), year_shifted.rem_euclid(400));
    let of_year = (153 * (month + if month > 2 { -3 } else { 9 }) + 2) / 5 + date - 1;
    let days = era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468;
    // The 31st of a short month is no day.
    Some(days * DAY).filter(|at| day(*at) == format!("{year:04}-{month:02}-{date:02}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_and_moments_lead_to_each_other() {
        assert_eq!(day(0), "1970-01-01");
        assert_eq!(day(951_782_400_000), "2000-02-29");
        assert_eq!(day(1_794_700_799_999), "2026-11-14");
        for number in (0..60_000).step_by(7) {
            let text = day(number * DAY);
            assert_eq!(begin(&text), Some(number * DAY), "{text}");
        }
        for wrong in ["", "2026", "2026-13-01", "2026-02-29", "2026-04-31", "1969-12-31", "x-y-z", "2026-1-1x"] {
            assert_eq!(begin(wrong), None, "{wrong}");
        }
    }
}
