//! Under which addresses other machines reach the server, and which of them the hall is told.
//!
//! Those of containers and tunnels are told apart; the chosen one is kept in `address.txt` of the
//! data folder.

use flavita_store::held;
use parking_lot::Mutex;
use std::{io, net::IpAddr, net::Ipv4Addr, net::SocketAddr, path::Path, path::PathBuf};

/// The file of the data folder that remembers the address which the arbiter chose.
const SETTING: &str = "address.txt";

/// How names of interfaces begin that lead to no hall: containers, virtual machines, tunnels.
const VIRTUAL_STARTS: &str = "docker br- bridge veth virbr vmnet vboxnet vnet lxc lxd cni flannel podman \
    tun utun tap wg ppp ipsec tailscale zt awdl llw anpi";
/// What stands in the names of such interfaces elsewhere.
const VIRTUAL_PARTS: &str = "vethernet virtualbox vmware hyper-v wsl vpn tunnel hamachi wireguard";

/// An address of this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The name of its interface.
    pub interface: String,
    /// The address.
    pub ip: Ipv4Addr,
    /// Whether it leads to containers, virtual machines or a tunnel, and not to a hall.
    pub is_virtual: bool,
}

/// The addresses of the server.
#[derive(Debug)]
pub struct Addresses {
    way: Way,
    chosen: Mutex<Option<Ipv4Addr>>,
    setting: Option<PathBuf>,
}

#[derive(Debug)]
enum Way {
    /// This machine alone.
    Nobody,
    /// One address, whatever else the machine has.
    Given(String),
    /// Every address of the machine.
    Every { scheme: &'static str, port: u16 },
}

impl Addresses {
    /// Those of a server that listens here; the choice is kept in the data folder.
    pub fn of(bind: SocketAddr, data: &Path) -> Self {
        let way = if bind.ip().is_loopback() {
            Way::Nobody
        } else if bind.ip().is_unspecified() {
            let (scheme, port) = ("http", bind.port());
            Way::Every { scheme, port }
        } else {
            Way::Given(format!("http://{bind}"))
        };
        let setting = data.join(SETTING);
        let chosen = held::read_to_string(&setting).ok();
        Self {
            way,
            chosen: Mutex::new(chosen.and_then(|text| text.trim().parse().ok())),
            setting: Some(setting),
        }
    }

    /// The one address that is given.
    pub fn given(address: &str) -> Self {
        Self { way: Way::Given(address.to_owned()), chosen: Mutex::default(), setting: None }
    }

    /// The same under TLS; by the name for which the certificate is, where one is given.
    pub fn secured(self, name: Option<&str>, port: u16) -> Self {
        let way = match (self.way, name) {
            (_, Some(name)) => Way::Given(format!("https://{name}:{port}")),
            (Way::Every { port, .. }, None) => Way::Every { scheme: "https", port },
            (Way::Given(address), None) => Way::Given(address.replacen("http:", "https:", 1)),
            (Way::Nobody, None) => Way::Nobody,
        };
        Self { way, ..self }
    }

    /// The address that the hall is told: the chosen one while the machine has it, else the first;
    /// `None` where nobody else reaches the server.
    pub fn current(&self) -> Option<String> {
        match &self.way {
            Way::Nobody => None,
            Way::Given(address) => Some(address.clone()),
            Way::Every { scheme, port } => {
                let ip = self.current_ip(&self.found())?;
                Some(format!("{scheme}://{ip}:{port}"))
            }
        }
    }

    /// Which of those found is told.
    pub fn current_ip(&self, found: &[Found]) -> Option<Ipv4Addr> {
        let chosen = *self.chosen.lock();
        let chosen = chosen.filter(|ip| found.iter().any(|one| one.ip == *ip));
        chosen.or_else(|| found.first().map(|one| one.ip))
    }

    /// All addresses among which there is a choice, those that lead to a hall first; none where
    /// there is no choice.
    pub fn found(&self) -> Vec<Found> {
        if !matches!(self.way, Way::Every { .. }) {
            return Vec::new();
        }
        let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
        let found = interfaces.into_iter().filter_map(|interface| {
            let IpAddr::V4(ip) = interface.ip() else { return None };
            let is_virtual = interface.is_p2p || is_virtual(&interface.name, ip);
            (!ip.is_loopback()).then_some(Found { interface: interface.name, ip, is_virtual })
        });
        let mut found: Vec<Found> = found.collect();
        found.sort_by_key(|one| one.is_virtual);
        found
    }

    /// Tells the hall this address from now on, also after a restart; whether the machine has it.
    ///
    /// # Errors
    /// When it cannot be kept; it holds as long as the program runs.
    pub fn choose(&self, ip: Ipv4Addr) -> io::Result<bool> {
        if !self.found().iter().any(|one| one.ip == ip) {
            return Ok(false);
        }
        *self.chosen.lock() = Some(ip);
        if let Some(setting) = &self.setting {
            held::write(setting, ip.to_string())?;
        }
        Ok(true)
    }
}

/// Whether an interface leads to no hall: by its name, by an address that nobody gave out
/// (169.254), or by one of a carrier's network, which tunnels use (100.64).
fn is_virtual(name: &str, ip: Ipv4Addr) -> bool {
    let name = name.to_lowercase();
    let [first, second, ..] = ip.octets();
    ip.is_link_local()
        || (first == 100 && (64..128).contains(&second))
        || VIRTUAL_STARTS.split(' ').any(|start| name.starts_with(start))
        || VIRTUAL_PARTS.split(' ').any(|part| name.contains(part))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> Ipv4Addr {
        text.parse().unwrap()
    }

    #[test]
    fn containers_virtual_machines_and_tunnels_lead_to_no_hall() {
        for (name, at) in [
            ("docker0", "172.17.0.1"),
            ("br-5f2c", "172.18.0.1"),
            ("vEthernet (WSL)", "172.20.0.1"),
            ("VirtualBox Host-Only Network", "192.168.56.1"),
            ("utun4", "10.8.0.2"),
            ("wg0", "10.0.0.2"),
            ("en5", "169.254.3.4"),
            ("ts", "100.90.1.2"),
        ] {
            assert!(is_virtual(name, ip(at)), "{name}");
        }
        for (name, at) in [
            ("wlan0", "192.168.1.10"),
            ("Wi-Fi", "10.1.2.3"),
            ("en0", "172.16.0.4"),
            ("Ethernet 2", "100.200.1.2"),
        ] {
            assert!(!is_virtual(name, ip(at)), "{name}");
        }
    }
}
