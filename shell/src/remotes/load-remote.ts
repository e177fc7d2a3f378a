import { checkRelease, type RegistryEntry, type Release } from '@drove/federation/registry';
import {
  checkRemoteModule,
  CONTRACTS,
  RemoteLoadError,
  type LoadPhase,
  type RemoteModule,
} from '@drove/shared-auth';
import { addressOf, asked, loadCode, type Clock } from '@drove/shared-auth/host';
import { expectIntegrity, forgetRequest, loadContainer } from './federation-runtime';
import { loadStyle } from './load-style';

/** How a remote is loaded. */
interface RemoteConditions {
  /** Whether a file without a hash is refused. */
  requireIntegrity?: boolean;
  /** Another clock than that of the navigation. */
  clock?: Clock;
}

/**
 * One attempt to load a remote: manifest (where there is one), style, entry and pages, all under one clock.
 *
 * @throws RemoteLoadError in plain words; the next call asks the network again for what failed or was given up, and
 *   waits for what is still under way
 */
export async function loadRemote(
  entry: RegistryEntry,
  { requireIntegrity = false, clock }: RemoteConditions = {},
): Promise<RemoteModule> {
  const files = new Set<string>();
  try {
    return await loadCode({
      owner: entry.name,
      phase: 'entry',
      load: (signal) => attemptToLoad(entry, { requireIntegrity, signal, files }),
      files,
      ...(clock ? { clock } : {}),
    });
  } catch (error) {
    if (error instanceof RemoteLoadError && error.phase === 'timeout') forgetRequest(entry.scope);
    throw error;
  }
}

interface Attempt {
  requireIntegrity: boolean;
  signal: AbortSignal;
  /** Gets the addresses of all that the remote waits for. */
  files: Set<string>;
}

async function attemptToLoad(
  entry: RegistryEntry,
  { requireIntegrity, signal, files }: Attempt,
): Promise<RemoteModule> {
  const { name, scope } = entry;
  const urlOf = (file: string) => new URL(file, entry.baseUrl).href;
  const inPhase = <T>(phase: LoadPhase, work: Promise<T>) =>
    work.catch((error: unknown) => {
      throw RemoteLoadError.failed(name, phase, error);
    });

  const release: Release =
    'manifest' in entry.release
      ? await inPhase('manifest', askForManifest(urlOf(entry.release.manifest), signal))
      : entry.release;

  refuseOtherContract(name, release);
  if (requireIntegrity) refuseUnhashed(name, release);
  expectIntegrity(scope, { required: requireIntegrity, files: release.integrity });
  for (const file of [release.entry, ...release.routes, ...release.styles]) files.add(urlOf(file));
  const styles = release.styles.map((file) =>
    inPhase('style', loadStyle({ url: urlOf(file), integrity: release.integrity[file] })),
  );
  const container = inPhase(
    'routes',
    loadContainer({ scope, entry: urlOf(release.entry), integrity: release.integrity[release.entry] }),
  );
  const [exposed] = await Promise.all([container, ...styles]);
  return inPhase(
    'contract',
    Promise.resolve(exposed).then((module) => checkRemoteModule(module, name)),
  );
}

function askForManifest(url: string, signal: AbortSignal): Promise<Release> {
  const manifest = loadManifest(addressOf(url), signal);
  asked(url, manifest);
  return manifest;
}

/**
 * Reads what a remote says of its own release, where the registry leaves it to the remote.
 *
 * @param signal aborts the request
 * @throws Error when there is no answer, a status outside 200–299, or something that is no release
 */
async function loadManifest(url: string, signal: AbortSignal): Promise<Release> {
  // `reload` so that a bad answer that a cache has kept is not believed twice.
  const response = await fetch(url, { cache: 'reload', signal });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return checkRelease(await response.json());
}

/** Before anything of it is run: what a remote does with another contract no one knows. */
function refuseOtherContract(name: string, { contractVersion }: Release): void {
  if (CONTRACTS.includes(contractVersion)) return;
  const cause = new Error(
    `It was built for contract ${contractVersion}, this speaks ${CONTRACTS.join(', ')}`,
  );
  throw RemoteLoadError.failed(name, 'contract', cause);
}

/** Fails closed: what no one vouches for is not run. Chunks are looked at when they are asked for. */
function refuseUnhashed(name: string, { entry, routes, styles, integrity }: Release): void {
  const file = [entry, ...routes, ...styles].find((path) => integrity[path] === undefined);
  if (file !== undefined)
    throw RemoteLoadError.failed(name, 'integrity', new Error(`The registry has no hash for ${file}`));
}
