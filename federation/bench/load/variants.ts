import { mkdtempSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listenOnLoopback, type LoopbackServer } from '../../local/serve/loopback';
import { createStaticSite } from '../../local/serve/static-site';
import { findFreePorts } from '../../local/stack/free-ports';
import { findRemotes } from '../../local/stack/remotes';
import { shellPage } from '../../local/stack/shell-page';
import { workspaceRoot } from '../../local/stack/workspaces';
import { pageRelease } from '../../releases/registry/page-registry';
import { allBuiltFrames } from '../../releases/serve/frame-sources';
import { framedPage } from '../../releases/serve/framed-page';
import { framesReader } from '../../releases/serve/page-frames';
import { checkReleaseFile, type RegistryEntry } from '../../src/registry';
import { buildSingleBundle } from './single-bundle';

/** One way to build the same application, being served. */
export interface Variant {
  name: string;
  url: string;
  stop: () => Promise<void>;
}

/** A first screen, and whose it is. */
export interface Screen {
  remote: string;
  path: string;
}

export const signIn: Screen = { remote: 'remote-auth', path: '/#/login' };
export const home: Screen = { remote: 'remote-marketplace', path: '/' };

/** How the product's own builds are served. */
export interface Serving {
  screen: Screen;
  /** Whether the page carries frames, as it does for visitors. */
  hasFrames: boolean;
  /** How long every answer is held back. */
  delayMs?: number;
}

const shellFolder = join(workspaceRoot, 'shell/dist');
const pathOf = ({ remote }: Screen) => `/remotes/${remote}`;
const folderOf = ({ remote }: Screen) => join(workspaceRoot, remote, 'dist');
const nameOf = (origins: string, { hasFrames }: Serving) =>
  `federated, ${origins}${hasFrames ? ', with frames' : ''}`;
const readJson = (file: string): unknown => JSON.parse(readFileSync(join(workspaceRoot, file), 'utf8'));

function registryOf({ remote }: Screen, baseUrl: string, release: RegistryEntry['release']): unknown {
  const { name, scope, claims } = readJson(`${remote}/remote.json`) as RegistryEntry;
  return { registryVersion: 1, remotes: [{ name, scope, claims, baseUrl, release }] };
}

/** No one answers there: a visitor who is not signed in needs neither. */
const nowhere = { apiBaseUrl: 'http://127.0.0.1:9', identityEmulatorUrl: 'http://127.0.0.1:9' };

function site(folder: string, page: string, delayMs: number): RequestListener {
  const answer = createStaticSite({ folder, pages: { '/index.html': () => page } });
  return (request, response) => {
    setTimeout(() => {
      answer(request, response);
    }, delayMs);
  };
}

/** The product's own builds with the remote on an origin of its own, as `npm start` serves it. */
export async function serveOnTwoOrigins(serving: Serving): Promise<Variant> {
  const { screen, delayMs = 0 } = serving;
  const remote = await listenOnLoopback(0, site(folderOf(screen), '', delayMs));
  const page = await federatedPage(`http://localhost:${remote.port}/`, serving);
  const shell = await listenOnLoopback(0, site(shellFolder, page, delayMs));
  return served(nameOf('two origins', serving), screen, shell, [shell, remote]);
}

/** The product's own builds on one origin, each in a folder of its own, as behind one CDN. */
export async function serveOnOneOrigin(serving: Serving): Promise<Variant> {
  const { screen, delayMs = 0 } = serving;
  const [port] = await findFreePorts(1);
  if (port === undefined) throw new Error('No port is free');
  const folder = pathOf(screen);
  const remote = site(folderOf(screen), '', delayMs);
  const page = await federatedPage(`http://localhost:${port}${folder}/`, serving);
  const shell = site(shellFolder, page, delayMs);
  const server = await listenOnLoopback(port, (request, response) => {
    if (!request.url?.startsWith(`${folder}/`)) {
      shell(request, response);
      return;
    }
    request.url = request.url.slice(folder.length);
    remote(request, response);
  });
  return served(nameOf('one origin', serving), screen, server, [server]);
}

async function federatedPage(remoteUrl: string, { screen, hasFrames }: Serving): Promise<string> {
  const release = pageRelease(checkReleaseFile(readJson(`${screen.remote}/dist/release.json`)));
  const built = readFileSync(join(shellFolder, 'index.html'), 'utf8');
  // All of them, as in the page of a deployment.
  const frames = hasFrames ? await framesReader()(allBuiltFrames(findRemotes())) : undefined;
  const html = frames ? framedPage(built, frames, false) : built;
  return shellPage(html, registryOf(screen, remoteUrl, release), nowhere);
}

/** Builds the same code as one bundle, once; returns what serves it with its first screen preloaded. */
export async function prepareSingleBundle(): Promise<(delayMs?: number) => Promise<Variant>> {
  const bundle = await buildSingleBundle(mkdtempSync(join(tmpdir(), 'single-bundle-')));
  const preloads = [
    ...bundle.scripts.map((file) => `<link rel="preload" as="script" href="${file}">`),
    ...bundle.styles.map((file) => `<link rel="preload" as="style" href="${file}">`),
  ].join('');
  const html = readFileSync(join(bundle.folder, 'index.html'), 'utf8').replace(
    '</head>',
    `${preloads}</head>`,
  );
  return async (delayMs = 0) => {
    const registry = registryOf(signIn, 'http://localhost/', { manifest: 'part-of-the-bundle' });
    const server = await listenOnLoopback(
      0,
      site(bundle.folder, shellPage(html, registry, nowhere), delayMs),
    );
    return served('single bundle', signIn, server, [server]);
  };
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
