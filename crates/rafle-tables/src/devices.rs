//! Devices that play for somebody.
//!
//! A browser keeps one secret for ever, and is by itself the person of that secret. Whoever has given it a pass may have it
//! play for them; it is itself again, with every seat it had, as soon as one of the two ends that. So nobody loses a seat
//! by opening a link, and a device that was lost or lent can be shut out.

use std::collections::{HashMap, HashSet};
use std::sync::RwLock;

use rafle_store::{Device, Store, hashed};
use rafle_table::{Person, Refused, SALT, Table, digits};
use tokio::sync::{Mutex, OnceCell};

use crate::wish::kept;
use crate::{Tables, now, secret};

/// The devices that play for somebody else.
#[derive(Default)]
pub(crate) struct Devices {
    /// By their keys. They are few, and asked for with every request: so all of them are in memory, as soon as the store was
    /// asked once.
    known: OnceCell<RwLock<HashMap<String, Device>>>,
    /// Held while one is attached or released, so that memory follows the store in the same order.
    changing: Mutex<()>,
}

impl<S: Store> Tables<S> {
    /// The devices that have sealed a number at a table and play for nobody any more, as its lines of luck name them. Where the
    /// same people play again somebody's own device cannot be told from one that was lent: then it is none of these.
    pub(crate) async fn released(&self, id: &str, table: &Table) -> Result<Vec<String>, Refused> {
        let sealed = table.sealed().filter(|(token, device)| !token.contains('@') && *device != digits(token));
        let sealed: Vec<_> = sealed.map(|(token, device)| (device, format!("{token}/{device}"))).collect();
        if sealed.is_empty() {
            return Ok(Vec::new());
        }
        let known = self.known_devices().await?.read().expect("nothing panics under this lock");
        let playing: HashSet<_> = known.keys().map(|key| lent(key, id)).collect();
        Ok(sealed.into_iter().filter(|(device, _)| !playing.contains(*device)).map(|(_, name)| name).collect())
    }

    /// For whom this device plays: for itself, unless it was told otherwise.
    pub async fn plays_for(&self, device: &Person) -> Result<Person, Refused> {
        let known = self.known_devices().await?.read().expect("nothing panics under this lock");
        if known.is_empty() {
            return Ok(device.clone());
        }
        let person = known.get(&device.key()).and_then(|known| {
            let person = Person::unsealed(&known.sealed, device.secret())?;
            (person.key() == known.person).then_some(person)
        });
        Ok(person.unwrap_or_else(|| device.clone()))
    }

    /// The devices that play for this person besides their own, the oldest first.
    pub async fn devices_of(&self, person: &Person) -> Result<Vec<Device>, Refused> {
        let known = self.known_devices().await?.read().expect("nothing panics under this lock");
        let key = person.key();
        let mut devices: Vec<_> = known.values().filter(|device| device.person == key).cloned().collect();
        devices.sort_by(|one, other| (one.since, &one.key).cmp(&(other.since, &other.key)));
        Ok(devices)
    }

    /// Uses up the pass of this word, and has a device play for the person who has given it.
    pub(crate) async fn attach(
        &self,
        device: &Person,
        person: &Person,
        label: &str,
        word: &str,
    ) -> Result<(), Refused> {
        let known = self.known_devices().await?;
        let device = Device {
            key: device.key(),
            person: person.key(),
            sealed: person.sealed(device.secret(), salt()),
            label: label.to_owned(),
            since: now(),
        };
        let _changing = self.devices.changing.lock().await;
        if !self.store.attach(&device, &hashed(word), now()).await.map_err(kept)? {
            return Err(Refused::UsedUp);
        }
        let mut known = known.write().expect("nothing panics under this lock");
        if device.key == device.person {
            known.remove(&device.key);
        } else {
            known.insert(device.key.clone(), device);
        }
        Ok(())
    }

    /// Asks the store again which devices play for somebody else: another process has changed that.
    pub(crate) async fn read_devices_again(&self) -> Result<(), Refused> {
        let known = self.known_devices().await?;
        let _changing = self.devices.changing.lock().await;
        let devices = self.store.devices().await.map_err(kept)?;
        *known.write().expect("nothing panics under this lock") =
            devices.into_iter().map(|device| (device.key.clone(), device)).collect();
        Ok(())
    }

    /// Has a device play for itself again. Nobody but the person it plays for, and the device itself, can end that. Whatever
    /// links it has made for itself end with it.
    pub async fn release(&self, person: &Person, key: &str) -> Result<(), Refused> {
        let known = self.known_devices().await?;
        let _changing = self.devices.changing.lock().await;
        if !self.store.release(key, &person.key()).await.map_err(kept)? {
            return Err(Refused::NotYours);
        }
        known.write().expect("nothing panics under this lock").remove(key);
        Ok(())
    }

    async fn known_devices(&self) -> Result<&RwLock<HashMap<String, Device>>, Refused> {
        self.devices
            .known
            .get_or_try_init(async || {
                let devices = self.store.devices().await.map_err(kept)?;
                Ok(RwLock::new(devices.into_iter().map(|device| (device.key.clone(), device)).collect()))
            })
            .await
    }
}

/// By what a device is told from the others of the person for whom it plays, at the table of this word. Of one that was lent it
/// follows from the key by which the store knows it: as long as a room waits it can be told whether it plays for anybody.
pub fn digits_of(device: &Person, person: &Person, table: &str) -> String {
    if device == person { digits(&device.token(table)).to_owned() } else { lent(&device.key(), table) }
}

fn lent(key: &str, table: &str) -> String {
    digits(&hashed(&format!("{key} {table}"))).to_owned()
}

/// Bytes that make a seal different each time.
pub(crate) fn salt() -> [u8; SALT] {
    secret()[..SALT].try_into().expect("a secret is longer")
}
