import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { PlainError } from '../progress';
import { createStaticSite } from './static-site';
import { pageRegistry } from '../registry/page-registry';
import type { ReleaseRegistry } from '../registry/release-registry';
import type { ReleaseStore } from '../store/release-store';
import { liveFrames, releasedFrames } from './frame-sources';
import { lastGood } from './last-good';
import { servableRegistry } from './servable-registry';
import { shellReader } from './live-shell';
import { framesReader } from './page-frames';
import { shellPages, type PageSettings, type SiteContent } from './shell-pages';

/** For how long an answer of the store is good: a release is live this much later, at most. */
const goodForMs = 1000;

/**
 * Serves the page of a deployment: the live shell's, with the newest registry, and nothing else. The files come from
 * the store's own address. When the store does not answer, what it said last goes on; where its newest registry cannot
 * be read, the one before it does, also after a restart.
 *
 * @throws PlainError when there is no shell in the store, or no one serves it
 */
export async function createPageSite(
  store: ReleaseStore,
  settings: Omit<PageSettings, 'built'>,
  now: () => number = Date.now,
): Promise<RequestListener> {
  const { publicUrl } = store;
  if (publicUrl === undefined) {
    throw new PlainError(
      'Set RELEASES_PUBLIC_URL to the address at which browsers find what is in the store.',
    );
  }
  const readRegistry = servableRegistry(store);
  const contentOf = contentReader(store, publicUrl);
  const ask = lastGood(async () => contentOf(await readRegistry()));

  let known = await ask();
  if (!known.shell) throw new PlainError('No shell has been released there: npm run release -- shell');
  let askedAt = now();
  const read = async (): Promise<SiteContent> => {
    if (now() - askedAt < goodForMs) return known;
    askedAt = now();
    known = await ask();
    return known;
  };
  // There is nothing else in it, so that no file is ever found.
  return createStaticSite({
    folder: join(import.meta.dirname, 'nothing'),
    pages: shellPages(read, settings),
  });
}

/** What the page of a registry is made of; `publicUrl` is where browsers find the store's files. */
export function contentReader(
  store: Pick<ReleaseStore, 'read' | 'description'>,
  publicUrl: string,
): (registry: ReleaseRegistry) => Promise<SiteContent> {
  const readShell = shellReader(store, publicUrl);
  const readFrames = framesReader();
  return async (registry) => ({
    registry: pageRegistry(registry, publicUrl),
    isWorkerOff: registry.workerOff !== undefined,
    shell: await readShell(registry),
    frames:
      registry.shell &&
      (await readFrames({
        shell: releasedFrames(store, registry.shell.current),
        remotes: liveFrames(store, registry),
      })),
  });
}
