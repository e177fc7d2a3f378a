import { mkdtempSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listenOnLoopback, type LoopbackServer } from '@drove/release/serve/loopback';
import { createStaticSite, type Page } from '@drove/release/serve/static-site';
import { findFreePorts } from '../../local/stack/free-ports';
import { findRemotes } from '@drove/federation/remotes';
import { shellPage } from '@drove/release/serve/shell-page';
import { workspaceRoot } from '@drove/federation/workspaces';
import { pageRelease } from '@drove/release/registry/page-registry';
import { allBuiltFrames } from '@drove/release/serve/frame-sources';
import { firstDataReader } from '@drove/release/serve/first-data';
import { framesReader } from '@drove/release/serve/page-frames';
import { shellPages } from '@drove/release/serve/shell-pages';
import { checkReleaseFile, termsOf, type RegistryEntry } from '@drove/federation/registry';
import { remotes, type Screen } from './screens';
import { buildSingleBundle } from './single-bundle';

/** One way to build the same application, being served. */
export interface Variant {
  name: string;
  url: string;
  stop: () => Promise<void>;
}

/** Where the screens' data come from, and how long every answer of the page's own servers is held back. */
export interface Serving {
  apiUrl: string;
  delayMs?: number;
}

/** Serves a build for one first screen. */
export type Serve = (screen: Screen, serving: Serving) => Promise<Variant>;

const shellFolder = join(workspaceRoot, 'shell/dist');
const folderOf = (remote: string) => join(workspaceRoot, remote, 'dist');
const readJson = (file: string): unknown => JSON.parse(readFileSync(join(workspaceRoot, file), 'utf8'));

type ReleaseOf = (remote: string) => Pick<RegistryEntry, 'baseUrl' | 'release'>;

function registryOf(releaseOf: ReleaseOf): unknown {
  const entries = remotes.map((remote) => {
    const described = readJson(`${remote}/remote.json`) as RegistryEntry;
    const { name, scope } = described;
    return { name, scope, ...termsOf(described), ...releaseOf(remote) };
  });
  return { registryVersion: 1, remotes: entries };
}

/** No one answers for identity: a visitor who is not signed in does not need it. */
const configurationOf = (apiBaseUrl: string) => ({
  apiBaseUrl,
  identityEmulatorUrl: 'http://127.0.0.1:9',
  telemetryUrl: '',
});

const noPage = { '/index.html': () => '' };

function site(folder: string, pages: Record<string, Page>, delayMs: number): RequestListener {
  const answer = createStaticSite({ folder, pages });
  return (request, response) => {
    setTimeout(() => {
      answer(request, response);
    }, delayMs);
  };
}

/** The product's own builds with each remote on an origin of its own, as `npm start` serves them. */
export const serveOnTwoOrigins: Serve = async (screen, { apiUrl, delayMs = 0 }) => {
  const servers = new Map<string, LoopbackServer>();
  for (const remote of remotes) {
    servers.set(remote, await listenOnLoopback(0, site(folderOf(remote), noPage, delayMs)));
  }
  const pages = await federatedPages(
    (remote) => `http://localhost:${servers.get(remote)?.port ?? 0}/`,
    apiUrl,
  );
  const shell = await listenOnLoopback(0, site(shellFolder, pages, delayMs));
  return served('federated, two origins', screen, shell, [shell, ...servers.values()]);
};

/** The product's own builds on one origin, each in a folder of its own, as behind one CDN. */
export const serveOnOneOrigin: Serve = async (screen, { apiUrl, delayMs = 0 }) => {
  const [port] = await findFreePorts(1);
  if (port === undefined) throw new Error('No port is free');
  const pages = await federatedPages((remote) => `http://localhost:${port}/remotes/${remote}/`, apiUrl);
  const shell = site(shellFolder, pages, delayMs);
  const sites = remotes.map((remote) => ({
    folder: `/remotes/${remote}`,
    answer: site(folderOf(remote), noPage, delayMs),
  }));
  const server = await listenOnLoopback(port, (request, response) => {
    const found = sites.find(({ folder }) => request.url?.startsWith(`${folder}/`));
    if (found) request.url = request.url?.slice(found.folder.length);
    (found?.answer ?? shell)(request, response);
  });
  return served('federated, one origin', screen, server, [server]);
};

/** With the frames and the first data that a deployment's page carries. */
async function federatedPages(
  urlOf: (remote: string) => string,
  apiUrl: string,
): Promise<Record<string, Page>> {
  const registry = registryOf((remote) => ({
    baseUrl: urlOf(remote),
    release: pageRelease(checkReleaseFile(readJson(`${remote}/dist/release.json`))),
  }));
  const built = readFileSync(join(shellFolder, 'index.html'), 'utf8');
  const frames = await framesReader()(allBuiltFrames(findRemotes()));
  return shellPages(() => Promise.resolve({ registry, frames }), {
    configuration: configurationOf(apiUrl),
    built,
    readFirstData: firstDataReader(apiUrl),
  });
}

/** Builds the same code as one bundle, once; returns what serves it as it is, and with its first screen preloaded. */
export async function prepareSingleBundle(): Promise<Serve[]> {
  const bundle = await buildSingleBundle(mkdtempSync(join(tmpdir(), 'single-bundle-')));
  const built = readFileSync(join(bundle.folder, 'index.html'), 'utf8');
  const registry = registryOf(() => ({
    baseUrl: 'http://localhost/',
    release: { manifest: 'part-of-the-bundle' },
  }));
  return [false, true].map((preloads) => async (screen, { apiUrl, delayMs = 0 }) => {
    const { scripts, styles } = bundle.filesOf(screen);
    const links = [
      ...scripts.map((file) => `<link rel="preload" as="script" href="${file}">`),
      ...styles.map((file) => `<link rel="preload" as="style" href="${file}">`),
    ].join('');
    const page = shellPage(
      preloads ? built.replace('</head>', `${links}</head>`) : built,
      registry,
      configurationOf(apiUrl),
    );
    const server = await listenOnLoopback(0, site(bundle.folder, { '/index.html': () => page }, delayMs));
    return served(`single bundle${preloads ? ', preloaded' : ''}`, screen, server, [server]);
  });
}

function served(name: string, { path }: Screen, page: LoopbackServer, servers: LoopbackServer[]): Variant {
  return {
    name,
    url: `http://localhost:${page.port}${path}`,
    stop: async () => {
      for (const server of servers) await server.stop();
    },
  };
}
