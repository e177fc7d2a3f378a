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

/** Whether a claim covers a path: `/` owns only itself, any other claim owns everything below it too. */
function covers(claim: string, path: string): boolean {
  return path === claim || (claim !== '/' && path.startsWith(`${claim}/`));
}

/** The remote that owns a path, if any does; of two claims that cover it, the longer one, as in the router. */
export function remoteOf(remotes: Remote[], path: string): Remote | undefined {
  const lengthOfClaim = ({ claims }: Remote) =>
    Math.max(0, ...claims.filter((claim) => covers(claim.path, path)).map((claim) => claim.path.length));
  const [owner] = remotes.toSorted((one, other) => lengthOfClaim(other) - lengthOfClaim(one));
  return owner && lengthOfClaim(owner) > 0 ? owner : undefined;
}
