import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listenOnLoopback } from '../../release/src/serve/loopback';
import { createStaticSite } from '../../release/src/serve/static-site';
import { workspaceRoot } from '../../federation/src/workspaces';
import {
  RELEASE_FILE,
  checkRelease,
  termsOf,
  type RegistryEntry,
  type Release,
} from '../../federation/src/registry';

/** One kind of file that a shell needs of a remote. */
export type Part = 'manifest' | 'entry' | 'exposed chunk' | 'style' | 'further chunk';

/** What a server may do instead of answering with the file. */
export type Fault = '404' | 'JSON 404' | 'HTML with 200' | 'reset' | 'throwing script' | 'hang';

export interface MisbehavingRemote {
  entry: Omit<RegistryEntry, 'release'>;
  release: Release;
  /** From now on, and until it is mended, one part is not what it should be. */
  breakDown: (part: Part, fault: Fault) => void;
  mend: () => void;
  /** The addresses, with their queries, at which a part was asked for so far. */
  requestsFor: (part: Part) => string[];
  stop: () => Promise<void>;
}

/**
 * A built remote on an origin of its own, whose server can misbehave.
 *
 * @param screen the route whose screen is the "further chunk"
 */
export async function serveMisbehavingRemote(name: string, screen: string): Promise<MisbehavingRemote> {
  const folder = join(workspaceRoot, name, 'dist');
  const release = checkRelease(readJson(join(folder, RELEASE_FILE)));
  const description = readJson(join(workspaceRoot, name, 'remote.json')) as Pick<
    RegistryEntry,
    'name' | 'scope' | 'claims' | 'menus'
  >;
  const filesOf: Record<Part, string[]> = {
    manifest: [RELEASE_FILE],
    entry: [release.entry],
    'exposed chunk': release.routes.filter((file) => file.startsWith('routes')),
    style: release.styles,
    'further chunk': release.screens[screen] ?? [],
  };
  const isPart = (part: Part, url: string) => filesOf[part].some((file) => url.startsWith(`/${file}`));
  const requests: string[] = [];
  let broken: { part: Part; fault: Fault } | undefined;
  const healthy = createStaticSite({ folder });

  const server = await listenOnLoopback(0, (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '/';
    requests.push(url);
    if (broken && isPart(broken.part, url)) misbehave(broken.fault, response);
    else healthy(request, response);
  });
  return {
    entry: {
      name: description.name,
      scope: description.scope,
      ...termsOf(description),
      baseUrl: `http://localhost:${server.port}/`,
    },
    release,
    breakDown: (part, fault) => (broken = { part, fault }),
    mend: () => (broken = undefined),
    requestsFor: (part) => requests.filter((url) => isPart(part, url)),
    stop: server.stop,
  };
}

function misbehave(fault: Fault, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Cache-Control', 'no-store');
  const answer = (status: number, type: string, body: string) => {
    response.writeHead(status, { 'Content-Type': type }).end(body);
  };
  const answers: Record<Fault, () => void> = {
    '404': () => {
      answer(404, 'text/plain', 'Not found');
    },
    'JSON 404': () => {
      answer(404, 'application/json', '{"message":"not found"}');
    },
    'HTML with 200': () => {
      answer(200, 'text/html', '<!doctype html><title>Welcome</title><p>Welcome to nginx!</p>');
    },
    reset: () => {
      response.destroy();
    },
    'throwing script': () => {
      answer(200, 'text/javascript', 'throw new Error("thrown by the test\'s script")');
    },
    // Neither headers nor an end: what a dead machine behind a live load balancer looks like.
    hang: () => undefined,
  };
  answers[fault]();
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
