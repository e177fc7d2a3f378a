import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';

/** Longer than any attempt: the attempt's own limit decides, federation's 20 seconds must not. */
const NEVER_MS = 2 ** 31 - 1;

const integrityByUrl = new Map<string, string>();

declare global {
  /** Read by the runtime of each part for its chunks; see federation's ChunkIntegrityPlugin. */
  var __REMOTE_INTEGRITY__: Record<string, ChunkIntegrity> | undefined;
}

interface RemoteWithEntry {
  name: string;
  entry: string;
  type: 'global';
  /** Set by others only. */
  version?: string;
}

interface ChunkIntegrity {
  /** Whether a file without a hash is refused. */
  required: boolean;
  /** Hashes by file name. */
  files: Record<string, string>;
}

/** From now on the chunks of a remote, or of the shell itself, are checked against these hashes. */
export function expectIntegrity(scope: string, integrity: ChunkIntegrity): void {
  (globalThis.__REMOTE_INTEGRITY__ ??= {})[scope] = integrity;
}

/** Forgets what arrived of another release of a remote: the chunks of two releases have the same numbers. */
export function forgetChunks(scope: string): void {
  Reflect.deleteProperty(globalThis, `webpackChunk${scope}`);
}

registerPlugins([
  {
    name: 'shell-scripts',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      const integrity = integrityByUrl.get(url);
      if (integrity) script.setAttribute('integrity', integrity);
      return { script, timeout: NEVER_MS };
    },
  },
]);

/**
 * Registers a remote's container and runs its script.
 *
 * @param entry the script's URL; another URL for every attempt
 * @param again whether an earlier attempt failed, whose remains must go; a remote that has loaded must never
 *   be registered again, because that makes a second copy of it
 * @returns what the remote exposes as `./routes`
 */
export async function loadContainer(
  { scope, entry, integrity }: { scope: string; entry: string; integrity: string | undefined },
  again: boolean,
): Promise<unknown> {
  if (integrity) integrityByUrl.set(entry, integrity);
  const remote: RemoteWithEntry = { name: scope, entry, type: 'global' };
  registerRemotes([remote], { force: again });
  // The browser extension's plug-in puts its own address there, whatever this page allows: overrides are decided by now.
  remote.entry = entry;
  delete remote.version;
  return loadRemote(`${scope}/routes`);
}
