import { readMenus, type MenuEntry, type RegistryEntry } from '@drove/federation/registry';
import type { RemoteModule } from '@drove/shared-auth';
import { createLoadable, type Loadable, type ScreenSource } from '@drove/shared-auth/host';

/** A remote of the registry as this browser gets it. */
export interface ChosenEntry extends RegistryEntry {
  /** It is not the released one: a person has swapped it for this tab. */
  overridden?: boolean;
  /** What to load when this one, which is only being rolled out, does not load. */
  fallback?: RegistryEntry;
}

/** A remote of the registry, and the one place that loads it. */
export interface Remote {
  name: string;
  scope: string;
  overridden: boolean;
  claims: RegistryEntry['claims'];
  /** Its places in the shell's menus. */
  menus: MenuEntry[];
  module: Loadable<RemoteModule>;
  source: ScreenSource;
  /** Everybody's release, in the place of one that is only being rolled out; nothing once it is there. */
  replacement?: () => void;
}

/** How remotes are loaded. */
export interface Loading {
  /** One attempt; see `loadRemote`. */
  load: (entry: ChosenEntry) => Promise<RemoteModule>;
  /** Told of each attempt to load a screen. */
  onScreen?: (entry: ChosenEntry) => ScreenSource['onAttempt'];
}

/** The remotes that a registry names, none of them loaded yet. */
export function createRemotes(entries: ChosenEntry[], { load, onScreen }: Loading): Remote[] {
  return entries.map((entry) => {
    const onAttempt = onScreen?.(entry);
    const { fallback } = entry;
    const remote: Remote = {
      name: entry.name,
      scope: entry.scope,
      overridden: entry.overridden ?? false,
      claims: entry.claims,
      menus: readMenus(entry.menus),
      module: createLoadable(() => load(entry)),
      source: {
        remoteName: entry.name,
        ...(onAttempt ? { onAttempt } : {}),
      },
    };
    if (fallback) {
      remote.replacement = () => {
        delete remote.replacement;
        remote.module = createLoadable(() => load(fallback));
      };
    }
    return remote;
  });
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
