//! Why the machine would not do something, in the words of whoever asked.

use std::io;

use rafle_engine::Message;

/// What the system says of this error, in our words where it is one that people meet; in its own otherwise.
pub fn of_the_system(error: &io::Error) -> Message {
    let key = match error.kind() {
        // What brings words of its own is no error of the system.
        _ if error.get_ref().is_some() => None,
        io::ErrorKind::NotFound => Some("system-not-found"),
        io::ErrorKind::PermissionDenied => Some("system-not-allowed"),
        io::ErrorKind::IsADirectory => Some("system-is-folder"),
        io::ErrorKind::NotADirectory => Some("system-not-folder"),
        io::ErrorKind::AlreadyExists => Some("system-exists"),
        io::ErrorKind::AddrInUse => Some("system-in-use"),
        io::ErrorKind::ConnectionRefused => Some("system-refused"),
        io::ErrorKind::StorageFull => Some("system-full"),
        _ => None,
    };
    key.map_or_else(|| Message::new("system-other").with("why", error.to_string()), Message::new)
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use crate::Words;

    #[test]
    fn what_people_meet_is_said_in_every_language() {
        // As Linux and macOS number them.
        let met = [1, 2, 13, 17, 20, 21, 28].map(io::Error::from_raw_os_error);
        for tag in Words::languages() {
            for error in &met {
                let said = Words::of(tag).try_say("cli", &of_the_system(error), &[]).unwrap();
                assert!(!said.contains("os error"), "{tag}: {said}");
            }
        }
        let kind = io::Error::from(io::ErrorKind::StorageFull);
        assert_eq!(Words::of("en").say("cli", &of_the_system(&kind), &[]), "the disk is full");
        let own = io::Error::new(io::ErrorKind::NotFound, "no page 7");
        assert_eq!(Words::of("da").say("cli", &of_the_system(&own), &[]), "no page 7");
    }
}
