import type { ServerResponse } from 'node:http';
import { listenOnLoopback } from '../../release/src/serve/loopback';
import { createShellSite } from '../../tooling/local/serve/shell-site';
import { configurationOf } from '../../tooling/local/stack/stack';
import { readShellBuild } from '../../release/src/publish/read-build';
import { allBuiltFrames } from '../../release/src/serve/frame-sources';
import { framesReader } from '../../release/src/serve/page-frames';
import { theRegistry } from '../src/a-shell';
import { readStack } from '../src/stack-under-test';

/** A file of the shell itself that a page cannot do without. */
export type ShellPart = 'main script' | 'style sheet';

/** What its server may do instead of answering with it; wrong answers may be kept for ever, as the right ones. */
export const shellFaults = ['404', '500', 'reset', 'HTML', 'wrong hash', 'hang'] as const;
export type ShellFault = (typeof shellFaults)[number];

export interface MisbehavingShell {
  url: string;
  /** From now on, for so many requests. */
  breakDown: (part: ShellPart, fault: ShellFault, times?: number) => void;
  mend: () => void;
  /** How often a part was asked for so far. */
  countRequests: (part: ShellPart) => number;
  stop: () => Promise<void>;
}

/** The built shell as a released one, with the hashes of its files in its page, on a server that can misbehave. */
export async function serveMisbehavingShell(
  port: number,
  limitMs: number,
  hasFrames: boolean,
): Promise<MisbehavingShell> {
  const url = `http://localhost:${port}`;
  const { files, description } = await readShellBuild();
  const html = files.get('index.html')?.toString() ?? '';
  const shell = { html, baseUrl: `${url}/`, description };
  const { addresses } = readStack();
  const frames = hasFrames ? await framesReader()(allBuiltFrames(addresses.remotes)) : undefined;
  const site = createShellSite(() => Promise.resolve({ registry: theRegistry(), shell, frames }), {
    ...configurationOf(addresses),
    remoteLoadTimeoutMs: limitMs,
    integrity: 'optional',
  });
  const pattern: Record<ShellPart, RegExp> = {
    'main script': /^\/main\.[^/]*\.js/,
    'style sheet': /^\/main\.[^/]*\.css/,
  };
  const asked: string[] = [];
  let broken: { part: ShellPart; fault: ShellFault; times: number } | undefined;

  const server = await listenOnLoopback(port, (request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    if (!broken || broken.times === 0 || !pattern[broken.part].test(path)) {
      site(request, response);
      return;
    }
    broken.times -= 1;
    const name = path.slice(1).split('?')[0] ?? '';
    misbehave(broken.fault, response, name, files.get(name)?.toString() ?? '');
  });
  return {
    url,
    breakDown: (part, fault, times = Infinity) => (broken = { part, fault, times }),
    mend: () => (broken = undefined),
    countRequests: (part) => asked.filter((path) => pattern[part].test(path)).length,
    stop: server.stop,
  };
}

function misbehave(fault: ShellFault, response: ServerResponse, name: string, right: string): void {
  const answer = (status: number, type: string, body: string) => {
    const headers = { 'Content-Type': type, 'Cache-Control': 'public, max-age=31536000, immutable' };
    response.writeHead(status, headers).end(body);
  };
  const type = name.endsWith('.js') ? 'text/javascript' : 'text/css';
  const faults: Record<ShellFault, () => void> = {
    '404': () => {
      answer(404, 'text/plain', 'Not found');
    },
    '500': () => {
      answer(500, 'text/plain', 'Internal error');
    },
    reset: () => response.destroy(),
    HTML: () => {
      answer(200, 'text/html', '<!doctype html><title>Welcome</title><p>Welcome to nginx!</p>');
    },
    'wrong hash': () => {
      answer(200, type, `${right}\n/* changed */`);
    },
    hang: () => undefined,
  };
  faults[fault]();
}
