import {
  REGISTRY_VERSION,
  termsOf,
  type Registry,
  type RegistryEntry,
  type ReleaseFile,
} from '@drove/federation/registry';
import type { LiveRelease, RemoteReleases, ReleaseRegistry } from './release-registry';

/**
 * The registry as shells read it.
 *
 * @param publicUrl where browsers find the store's files; ends with a slash
 */
export function pageRegistry(registry: ReleaseRegistry, publicUrl: string): Registry {
  return {
    registryVersion: REGISTRY_VERSION,
    ...(registry.shell ? { shell: registry.shell.current.version } : {}),
    remotes: Object.entries(registry.remotes).map(([name, releases]) => pageEntry(name, releases, publicUrl)),
  };
}

function pageEntry(
  name: string,
  { current, rollout, withdrawn }: RemoteReleases,
  publicUrl: string,
): RegistryEntry {
  const versionsUrl = `${publicUrl}${name}/`;
  const { scope } = current.description;
  return {
    name,
    scope,
    versionsUrl,
    ...published(current, versionsUrl),
    ...(withdrawn
      ? { withdrawn: Object.fromEntries(withdrawn.map(({ version, reason }) => [version, reason])) }
      : {}),
    ...(rollout ? { rollout: { percent: rollout.percent, ...published(rollout, versionsUrl) } } : {}),
  };
}

/** What a page needs of a description beside its terms; names are for the gate. */
export function pageRelease({
  name: _name,
  scope: _scope,
  uses: _uses,
  frames: _frames,
  links: _links,
  claims: _claims,
  menus: _menus,
  origins: _origins,
  ...release
}: ReleaseFile) {
  return release;
}

function published({ version, description }: LiveRelease, versionsUrl: string) {
  const release = pageRelease(description);
  return { ...termsOf(description), baseUrl: `${versionsUrl}${version}/`, release };
}
