import type { RegistryEntry, Release } from 'federation/registry';
import { checkRemoteModule, RemoteLoadError, type LoadPhase, type RemoteModule } from 'shared-auth';
import {
  abandonScripts,
  beginNextAttempt,
  currentAttempt,
  withAttempt,
  withDeadline,
} from 'shared-auth/host';
import { loadContainer } from './federation-runtime';
import { loadManifest } from './load-manifest';
import { loadStyle } from './load-style';

/**
 * One attempt to load a remote: manifest (where there is one), style, entry and pages, all under one limit.
 *
 * @param limitMs milliseconds for all of it together
 * @throws RemoteLoadError in plain words; the next call asks the network again
 */
export async function loadRemote(entry: RegistryEntry, limitMs: number): Promise<RemoteModule> {
  const { name, scope } = entry;
  try {
    return await withDeadline(
      limitMs,
      (signal) => attemptToLoad(entry, signal),
      () => RemoteLoadError.timedOut(name, limitMs),
    );
  } catch (error) {
    abandonScripts(scope);
    beginNextAttempt(scope);
    throw RemoteLoadError.failed(name, 'entry', error);
  }
}

async function attemptToLoad(entry: RegistryEntry, signal: AbortSignal): Promise<RemoteModule> {
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
