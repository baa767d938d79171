//! The compose file: whether it is one, and whether what it names is there.

use yaml_rust2::{Yaml, YamlLoader};

use crate::{project, said};

/// The words of a list.
fn list(yaml: &Yaml) -> Vec<&str> {
    yaml.as_vec().unwrap_or_else(|| panic!("{yaml:?} should be a list")).iter().filter_map(Yaml::as_str).collect()
}

#[test]
fn the_compose_file_names_what_is_there() {
    let files = YamlLoader::load_from_str(&said("deploy/compose.yaml")).expect("it is YAML");
    let compose = &files[0];
    let (khepri, proxy) = (&compose["services"]["khepri"], &compose["services"]["proxy"]);
    let folder = project().join("deploy");

    let context = folder.join(khepri["build"]["context"].as_str().expect("a context"));
    assert!(context.join(khepri["build"]["dockerfile"].as_str().expect("a file")).is_file());
    assert!(khepri["ports"].is_badvalue(), "only the proxy is reached from outside");
    for service in [khepri, proxy] {
        assert_eq!(service["restart"].as_str(), Some("unless-stopped"));
        for volume in list(&service["volumes"]) {
            let from = volume.split(':').next().expect("a place");
            let declared =
                compose["volumes"].as_hash().is_some_and(|all| all.contains_key(&Yaml::String(from.to_owned())));
            let here = from.starts_with("./") && (from == "./backups" || folder.join(from).is_file());
            assert!(declared || here, "{volume}");
        }
    }
    assert!(list(&khepri["volumes"]).iter().any(|volume| volume.ends_with(":/var/lib/khepri")), "games outlive it");

    let caddyfile = said("deploy/Caddyfile");
    let variables = proxy["environment"].as_hash().expect("variables");
    for name in variables.keys().filter_map(Yaml::as_str) {
        assert!(caddyfile.contains(&format!("{{${name}:")), "{name} is not read by the proxy");
    }
    let upstream = proxy["environment"]["KHEPRI_UPSTREAM"].as_str().expect("said");
    assert_eq!(upstream, format!("khepri:{}", list(&khepri["expose"])[0]));
    assert!(said("deploy/Containerfile").contains(&format!("EXPOSE {}\n", list(&khepri["expose"])[0])));
    let waits = &proxy["depends_on"]["khepri"]["condition"];
    assert_eq!(waits.as_str(), Some("service_healthy"));
}
