import { createStaticSite } from '@drove/release/serve/static-site';
import { listenOnLoopback } from '@drove/release/serve/loopback';
import { createPageSite } from '@drove/release/serve/page-site';
import { readPageSettings } from '@drove/release/serve/page-settings';
import { buildCandidates, shellHere } from '@drove/release/publish/prepare-release';
import { publish } from '@drove/release/publish/publish';
import { folderStore } from '@drove/release/store/folder-store';
import { findRemotes } from '@drove/federation/remotes';

const prefix = '/releases/';
/** Where `npm start` in the repository of the walk's own remote serves it. */
const overridePrefixes = 'http://localhost:3004/remote-trip-notes/';

/** A store with what this repository builds, and the page of it: what a team releases into. */
export interface Deployment {
  url: string;
  /** As a command in a team's repository is given it. */
  environment: Record<string, string>;
  stop: () => Promise<void>;
}

/**
 * Releases every part of this repository into a folder and serves the page.
 *
 * @param folder the store's
 */
export async function startDeployment(folder: string): Promise<Deployment> {
  const names = ['shell', ...findRemotes().map(({ name }) => name)];
  const candidates = await buildCandidates(names);
  const files = createStaticSite({ folder });
  let page: ReturnType<typeof createStaticSite> = files;
  const server = await listenOnLoopback(0, (request, response) => {
    const isFile = request.url?.startsWith(prefix) === true;
    if (isFile) request.url = request.url?.slice(prefix.length - 1);
    (isFile ? files : page)(request, response);
  });
  const url = `http://localhost:${server.port}`;
  const store = folderStore(folder, `${url}${prefix}`);
  await publish(store, {
    candidates,
    unreleased: { shell: shellHere() },
    commit: 'of the walk',
    percent: 100,
    author: 'the walk',
    further: [],
  });
  page = await createPageSite(store, readPageSettings({ OVERRIDE_PREFIXES: overridePrefixes }));
  return {
    url,
    environment: { RELEASES_TO: folder, RELEASES_PUBLIC_URL: `${url}${prefix}`, APP_URL: url },
    stop: server.stop,
  };
}
