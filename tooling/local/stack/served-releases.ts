import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { pageRegistry } from '@drove/release/registry/page-registry';
import { loadsFromTelemetry } from '@drove/release/loads/read-loads';
import { watchRollouts } from '@drove/release/loads/watch-rollouts';
import { allBuiltFrames, builtFrames, liveFrames, releasedFrames } from '@drove/release/serve/frame-sources';
import { lastGood } from '@drove/release/serve/last-good';
import { shellReader } from '@drove/release/serve/live-shell';
import { framesReader } from '@drove/release/serve/page-frames';
import type { SiteContent } from '@drove/release/serve/shell-pages';
import { folderStore } from '@drove/release/store/folder-store';
import { noteServedUrl } from '@drove/release/store/served-url';
import type { Registry } from '@drove/federation/registry';
import { createStaticSite } from '@drove/release/serve/static-site';
import { originOf, type Addresses } from './addresses';
import { localRegistry } from './local-registry';

const prefix = '/releases/';

export interface ServedReleases {
  /** Which release of each part is live now: that of the data folder, or what was built here. */
  read: () => Promise<SiteContent & { registry: Registry }>;
  /** Answers for the released files, and leaves every other request to the given site. */
  before: (site: RequestListener) => RequestListener;
  /** Tells the release commands where the files are served, says what is released, and looks after rollouts. */
  open: (announce: (text: string) => void) => Promise<{ stop: () => Promise<void> }>;
}

/** The releases in a data folder as the local stack serves them, beside the shell's page. */
export function serveReleases(addresses: Addresses, dataDir: string, localOnly = false): ServedReleases {
  const folder = join(dataDir, 'releases');
  const publicUrl = `${originOf(addresses.shell)}${prefix}`;
  const store = folderStore(folder, publicUrl);
  const readShell = shellReader(store, publicUrl);
  const readFrames = framesReader();
  const files = createStaticSite({ folder });
  return {
    read: lastGood(async () => {
      const built = localRegistry(addresses.remotes);
      if (localOnly) return { registry: built, frames: await readFrames(allBuiltFrames(addresses.remotes)) };
      // Once, so that shell and remotes are of the same moment.
      const { registry } = await store.readRegistry();
      const released = pageRegistry(registry, publicUrl).remotes;
      const unreleased = built.remotes.filter(({ name }) => released.every((entry) => entry.name !== name));
      return {
        registry: { ...built, remotes: [...released, ...unreleased] },
        shell: await readShell(registry),
        isWorkerOff: registry.workerOff !== undefined,
        frames: await readFrames({
          shell: registry.shell ? releasedFrames(store, registry.shell.current) : builtFrames('shell'),
          remotes: [...liveFrames(store, registry), ...unreleased.map(({ name }) => builtFrames(name))],
        }),
      };
    }),
    before: (site) => (request, response) => {
      if (!request.url?.startsWith(prefix)) {
        site(request, response);
        return;
      }
      request.url = request.url.slice(prefix.length - 1);
      files(request, response);
    },
    async open(announce) {
      const environment = { ...process.env, BACKEND_PORT: String(addresses.backend.port) };
      const watch = watchRollouts(store, loadsFromTelemetry(environment), announce);
      const served = await noteServedUrl(folder, publicUrl);
      const { shell, remotes } = (await store.readRegistry()).registry;
      const released = Object.entries({ ...(shell ? { shell } : {}), ...remotes });
      for (const [name, { current }] of localOnly ? [] : released) {
        announce(
          `Serving ${name} as released (${current.version}); npm start -- --local serves what is built here`,
        );
      }
      return {
        stop: async () => {
          await watch.stop();
          await served.withdraw();
        },
      };
    },
  };
}
