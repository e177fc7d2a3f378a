import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { addressOf, asked } from '@drove/shared-auth/host';

/** Longer than any attempt: the attempt's own limit decides, federation's 20 seconds must not. */
const NEVER_MS = 2 ** 31 - 1;

const integrityByUrl = new Map<string, string>();

/** The address of each remote's script in this page, by scope. */
const addresses = new Map<string, string>();

declare global {
  /** Read by the runtime of each part for its chunks; see federation's ChunkIntegrityPlugin. */
  var __REMOTE_INTEGRITY__: Record<string, ChunkIntegrity> | undefined;
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

/**
 * Forgets what arrived of another release of a remote: the chunks of two releases have the same numbers. Federation takes
 * the container of a remote that is replaced from the page, but not the chunks that webpack keeps under this name, and has
 * no hook for a removed remote that could; webpack's own hooks end with the build.
 */
export function forgetChunks(scope: string): void {
  Reflect.deleteProperty(globalThis, `webpackChunk${scope}`);
}

registerPlugins([
  {
    name: 'shell-remotes',
    // The browser extension's plug-in, before this, puts its own address there, whatever this page allows: overrides are
    // decided by now.
    registerRemote(registration) {
      const { remote } = registration;
      const entry = addresses.get(remote.name);
      if (entry === undefined) return registration;
      return Object.assign(registration, { remote: Object.assign(remote, { entry, version: undefined }) });
    },
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

/** What of a scope is registered. */
interface Container {
  /** The address of its script as it was released. */
  entry: string;
  /** While its pages are under way. */
  exposed?: Promise<unknown>;
}

const containers = new Map<string, Container>();

interface ContainerToLoad extends Pick<Container, 'entry'> {
  scope: string;
  integrity: string | undefined;
}

/**
 * Registers a remote's container, unless its script has run, and loads its pages. A remote that has loaded must never
 * be registered again, because that makes a second copy of it. What is under way already is joined.
 *
 * @returns what the remote exposes as `./routes`
 */
export function loadContainer({ scope, entry, integrity }: ContainerToLoad): Promise<unknown> {
  const known = containers.get(scope);
  if (known?.entry === entry) {
    if (known.exposed) return known.exposed;
    if (hasRun(scope)) return loadExposed(scope, known);
  }
  const container: Container = { entry };
  containers.set(scope, container);
  const address = addressOf(entry);
  if (integrity) integrityByUrl.set(address, integrity);
  addresses.set(scope, address);
  registerRemotes([{ name: scope, entry: address, type: 'global' }], { force: known !== undefined });
  const exposed = loadExposed(scope, container);
  const arrival = exposed.catch((error: unknown) => {
    if (!hasRun(scope)) throw error;
  });
  asked(entry, arrival);
  return exposed;
}

/** Forgets the request for a remote's pages that was given up. */
export function forgetRequest(scope: string): void {
  delete containers.get(scope)?.exposed;
}

/** A script that has run has left what it is named by; registering it again takes that away. */
const hasRun = (scope: string) => Reflect.get(globalThis, scope) !== undefined;

function loadExposed(scope: string, container: Container): Promise<unknown> {
  const exposed = loadRemote(`${scope}/routes`).finally(() => {
    if (container.exposed === exposed) delete container.exposed;
  });
  container.exposed = exposed;
  return exposed;
}
