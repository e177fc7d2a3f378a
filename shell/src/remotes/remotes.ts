import type { RegistryEntry } from 'federation/registry';
import type { RemoteModule } from 'shared-auth';
import { createLoadable, type Loadable, type ScreenSource } from 'shared-auth/host';

/** A remote of the registry, and the one place that loads it. */
export interface Remote {
  name: string;
  claims: RegistryEntry['claims'];
  module: Loadable<RemoteModule>;
  source: ScreenSource;
}

/**
 * The remotes that a registry names, none of them loaded yet.
 *
 * @param load one attempt; see `loadRemote`
 * @param limitMs milliseconds for one attempt
 */
export function createRemotes(
  entries: RegistryEntry[],
  load: (entry: RegistryEntry, limitMs: number) => Promise<RemoteModule>,
  limitMs: number,
): Remote[] {
  return entries.map((entry) => ({
    name: entry.name,
    claims: entry.claims,
    module: createLoadable(() => load(entry, limitMs)),
    source: { remoteName: entry.name, scope: entry.scope, limitMs },
  }));
}

/** The remote that owns a path, if any does; `/` owns only itself. */
export function remoteOf(remotes: Remote[], path: string): Remote | undefined {
  return remotes.find(({ claims }) =>
    claims.some((claim) => path === claim.path || (claim.path !== '/' && path.startsWith(`${claim.path}/`))),
  );
}
