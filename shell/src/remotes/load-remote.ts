import type { RegistryEntry, Release } from 'federation/registry';
import {
  checkRemoteModule,
  CONTRACT_VERSION,
  RemoteLoadError,
  type LoadPhase,
  type RemoteModule,
} from 'shared-auth';
import {
  abandonScripts,
  beginNextAttempt,
  currentAttempt,
  withAttempt,
  withDeadline,
} from 'shared-auth/host';
import { expectIntegrity, loadContainer } from './federation-runtime';
import { loadManifest } from './load-manifest';
import { loadStyle } from './load-style';

/**
 * One attempt to load a remote: manifest (where there is one), style, entry and pages, all under one limit.
 *
 * @param limitMs milliseconds for all of it together
 * @param requireIntegrity whether a file without a hash is refused
 * @throws RemoteLoadError in plain words; the next call asks the network again
 */
export async function loadRemote(
  entry: RegistryEntry,
  limitMs: number,
  requireIntegrity = false,
): Promise<RemoteModule> {
  const { name, scope } = entry;
  try {
    return await withDeadline(
      limitMs,
      (signal) => attemptToLoad(entry, requireIntegrity, signal),
      () => RemoteLoadError.timedOut(name, limitMs),
    );
  } catch (error) {
    abandonScripts(scope);
    beginNextAttempt(scope);
    throw RemoteLoadError.failed(name, 'entry', error);
  }
}

async function attemptToLoad(
  entry: RegistryEntry,
  requireIntegrity: boolean,
  signal: AbortSignal,
): Promise<RemoteModule> {
  const { name, scope } = entry;
  const attempt = currentAttempt(scope);
  const urlOf = (file: string) => new URL(file, entry.baseUrl).href;
  const inPhase = <T>(phase: LoadPhase, work: Promise<T>) =>
    work.catch((error: unknown) => {
      throw RemoteLoadError.failed(name, phase, error);
    });

  const release: Release =
    'manifest' in entry.release
      ? await inPhase('manifest', loadManifest(withAttempt(urlOf(entry.release.manifest), attempt), signal))
      : entry.release;

  refuseOtherContract(name, release);
  if (requireIntegrity) refuseUnhashed(name, release);
  expectIntegrity(scope, { required: requireIntegrity, files: release.integrity });
  const styles = release.styles.map((file) =>
    inPhase(
      'style',
      loadStyle(
        {
          href: withAttempt(urlOf(file), attempt),
          cleanHref: urlOf(file),
          integrity: release.integrity[file],
        },
        signal,
      ),
    ),
  );
  const container = inPhase(
    'routes',
    loadContainer(
      {
        scope,
        entry: withAttempt(urlOf(release.entry), attempt),
        integrity: release.integrity[release.entry],
      },
      attempt > 1,
    ),
  );
  const [exposed] = await Promise.all([container, ...styles]);
  return inPhase(
    'contract',
    Promise.resolve(exposed).then((module) => checkRemoteModule(module, name)),
  );
}

/** Before anything of it is run: what a remote does with another contract nobody knows. */
function refuseOtherContract(name: string, { contractVersion }: Release): void {
  if (contractVersion === CONTRACT_VERSION) return;
  const cause = new Error(`It was built for contract ${contractVersion}, this is ${CONTRACT_VERSION}`);
  throw RemoteLoadError.failed(name, 'contract', cause);
}

/** Fails closed: what nobody vouches for is not run. Chunks are looked at when they are asked for. */
function refuseUnhashed(name: string, { entry, routes, styles, integrity }: Release): void {
  const file = [entry, ...routes, ...styles].find((path) => integrity[path] === undefined);
  if (file !== undefined)
    throw RemoteLoadError.failed(name, 'integrity', new Error(`The registry has no hash for ${file}`));
}
