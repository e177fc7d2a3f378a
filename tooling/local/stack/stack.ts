import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { listenOnLoopback } from '@drove/release/serve/loopback';
import { createShellSite } from '../serve/shell-site';
import { createStaticSite } from '@drove/release/serve/static-site';
import { originOf, type Addresses } from './addresses';
import { startBackend, startIdentity } from './backend-processes';
import { serveReleases } from './served-releases';
import { workspaceRoot } from '@drove/federation/workspaces';

export interface StackOptions {
  addresses: Addresses;
  /** Where databases, accounts, mails and logs are kept; made if it is not there. */
  dataDir: string;
  /** Further origins that may call the API, beside the shell's own. */
  furtherOrigins?: string[];
  /** Leaves releases in the data folder aside, for a person who wants to see what they have built. */
  localBuildsOnly?: boolean;
  /** Told as each part is up. */
  announce?: (text: string) => void;
  /** Told when a part ended without having been asked to. */
  onDeath: (error: Error) => void;
  /** Gives up starting, and stops what was started so far. */
  signal?: AbortSignal;
}

export interface Stack {
  /** Stops everything in the reverse order, waiting for each to have written its data. */
  stop: () => Promise<void>;
}

/**
 * Starts the built product: identity emulator, backend, each remote and the shell on an origin of its own.
 * Everything listens on loopback only. What was started is stopped again if a later part does not start.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { addresses, dataDir, announce = () => undefined } = options;
  const stops: Stack['stop'][] = [];
  const stop = async (): Promise<void> => {
    for (const one of stops.splice(0).reverse()) await one();
  };
  try {
    const services = startServices(options);
    stops.push(services.stop);
    for (const remote of addresses.remotes) {
      const site = createStaticSite({ folder: join(workspaceRoot, remote.name, 'dist') });
      stops.push((await listenOnLoopback(remote.port, site)).stop);
      announce(`Serving ${remote.name} on ${originOf(remote)}`);
    }
    const releases = serveReleases(addresses, dataDir, options.localBuildsOnly);
    const shell = createShellSite(releases.read, configurationOf(addresses));
    stops.push((await listenOnLoopback(addresses.shell.port, releases.before(shell))).stop);
    stops.push((await releases.open(announce)).stop);
    announce(`Serving the shell on ${originOf(addresses.shell)}`);
    await services.ready;
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Starts the identity emulator and the backend side by side.
 *
 * @param backendArgs what Node runs the backend with, if not its build
 * @returns at once; `ready` when both answer
 */
export function startServices(
  options: StackOptions,
  backendArgs?: string[],
): Stack & { ready: Promise<void> } {
  const { dataDir, announce = () => undefined, signal } = options;
  mkdirSync(join(dataDir, 'logs'), { recursive: true });
  const services = [startIdentity(options), startBackend(options, backendArgs)];
  const ready = Promise.all(
    services.map(async ({ child, name, url }) => {
      await child.waitFor(url, signal);
      announce(`Started the ${name} on ${new URL(url).origin}`);
    }),
  ).then(() => undefined);
  // Anyone who awaits it later still sees the failure; until then it is no unhandled one.
  ready.catch(() => undefined);
  const stop = async (): Promise<void> => {
    for (const { child } of services.reverse()) await child.stop();
  };
  return { ready, stop };
}

/** Where a page that is served on these addresses finds the API and the identity emulator. */
export function configurationOf({ backend, identity }: Addresses) {
  return {
    apiBaseUrl: originOf(backend),
    identityEmulatorUrl: `http://127.0.0.1:${identity.port}`,
    // The emulator plays them.
    signInProviders: ['google', 'apple'],
  };
}
