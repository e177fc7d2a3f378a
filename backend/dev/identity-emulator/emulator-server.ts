import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { isLoopbackHost } from '../../src/platform/http/loopback.js';
import { followLink } from './action-page.js';

/** Where a server that listens on loopback can be reached. */
export function baseUrlOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/**
 * The emulator on a loopback port, with pages for the links in mails. The emulator itself answers every page of every
 * site; this one refuses browsers that come from anywhere but this machine.
 *
 * @param onChange called after every request that may have changed an account
 */
export async function serveEmulator(
  app: RequestListener,
  port: number,
  onChange: () => void,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (!isFromThisMachine(request)) {
      response.writeHead(403).end('Only pages on this machine may use the identity emulator.');
      return;
    }
    if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method ?? '') || isActionLink(request)) {
      response.once('finish', onChange);
    }
    if (isActionLink(request) && isBrowser(request))
      void showActionPage(request, response, baseUrlOf(server));
    else app(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}

async function showActionPage(
  request: IncomingMessage,
  response: ServerResponse,
  baseUrl: string,
): Promise<void> {
  try {
    const form = request.method === 'POST' ? new URLSearchParams(await text(request)) : undefined;
    const link = new URL(request.url ?? '/', baseUrl);
    const page = await followLink(link, form?.get('newPassword') ?? undefined);
    if ('redirectTo' in page) response.writeHead(303, { location: page.redirectTo }).end();
    else response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' }).end(page.html);
  } catch (error) {
    console.error('The link could not be followed.', error);
    response.writeHead(500).end('The link could not be followed.');
  }
}

function isActionLink(request: IncomingMessage): boolean {
  return request.url?.startsWith('/emulator/action?') === true;
}

function isBrowser(request: IncomingMessage): boolean {
  return request.headers.accept?.includes('text/html') === true;
}

/** The host keeps out names that were made to point here, the origin keeps out other sites' pages. */
function isFromThisMachine({ headers: { host = '', origin } }: IncomingMessage): boolean {
  const addresses = [`http://${host}`, ...(origin === undefined ? [] : [origin])];
  return addresses.every((address) => URL.canParse(address) && isLoopbackHost(new URL(address).hostname));
}
