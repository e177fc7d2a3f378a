import { mkdtempSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listenOnLoopback, type LoopbackServer } from '../../local/serve/loopback';
import { createStaticSite } from '../../local/serve/static-site';
import { findFreePorts } from '../../local/stack/free-ports';
import { shellPage } from '../../local/stack/shell-page';
import { workspaceRoot } from '../../local/stack/workspaces';
import { pageRelease } from '../../releases/registry/page-registry';
import { checkReleaseFile, type RegistryEntry } from '../../src/registry';
import { buildSingleBundle } from './single-bundle';

/** One way to build the same application, being served. */
export interface Variant {
  name: string;
  url: string;
  stop: () => Promise<void>;
}

const SCREEN = '/#/login';
const REMOTE_PATH = '/remotes/remote-auth';
const shellFolder = join(workspaceRoot, 'shell/dist');
const remoteFolder = join(workspaceRoot, 'remote-auth/dist');
const readJson = (file: string): unknown => JSON.parse(readFileSync(join(workspaceRoot, file), 'utf8'));

function remoteAuth(baseUrl: string, release: RegistryEntry['release']): unknown {
  const { name, scope, claims } = readJson('remote-auth/remote.json') as RegistryEntry;
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

/**
 * The product's own builds with the remote on an origin of its own, as `npm start` serves it.
 *
 * @param delayMs how long every answer is held back
 */
export async function serveOnTwoOrigins(delayMs = 0): Promise<Variant> {
  const remote = await listenOnLoopback(0, site(remoteFolder, '', delayMs));
  const page = federatedPage(`http://localhost:${remote.port}/`);
  const shell = await listenOnLoopback(0, site(shellFolder, page, delayMs));
  return served('federated, two origins', shell, [shell, remote]);
}

/** The product's own builds on one origin, each in a folder of its own, as behind one CDN. */
export async function serveOnOneOrigin(delayMs = 0): Promise<Variant> {
  const [port] = await findFreePorts(1);
  if (port === undefined) throw new Error('No port is free');
  const remote = site(remoteFolder, '', delayMs);
  const shell = site(shellFolder, federatedPage(`http://localhost:${port}${REMOTE_PATH}/`), delayMs);
  const server = await listenOnLoopback(port, (request, response) => {
    if (!request.url?.startsWith(`${REMOTE_PATH}/`)) {
      shell(request, response);
      return;
    }
    request.url = request.url.slice(REMOTE_PATH.length);
    remote(request, response);
  });
  return served('federated, one origin', server, [server]);
}

function federatedPage(remoteUrl: string): string {
  const release = pageRelease(checkReleaseFile(readJson('remote-auth/dist/release.json')));
  const html = readFileSync(join(shellFolder, 'index.html'), 'utf8');
  return shellPage(html, remoteAuth(remoteUrl, release), nowhere);
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
    const registry = remoteAuth('http://localhost/', { manifest: 'part-of-the-bundle' });
    const server = await listenOnLoopback(
      0,
      site(bundle.folder, shellPage(html, registry, nowhere), delayMs),
    );
    return served('single bundle', server, [server]);
  };
}

function served(name: string, page: LoopbackServer, servers: LoopbackServer[]): Variant {
  return {
    name,
    url: `http://localhost:${page.port}${SCREEN}`,
    stop: async () => {
      for (const server of servers) await server.stop();
    },
  };
}
