import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { createCompressor } from './compressed';
import { contentTypes } from './content-types';

/** A file that is made up on request instead of read from the folder, e.g. index.html with its registry. */
export type Page = () => Promise<string> | string;

export interface StaticSite {
  /** Absolute path of the folder that is served. */
  folder: string;
  /** By path from the root: '/index.html'. */
  pages?: Record<string, Page>;
}

/** A name with a content hash in it never changes its bytes: `routes.1a2b3c4d.js`. */
const hashedName = /[.-][0-9a-f]{8,}\.[a-z0-9.]+$/i;

/** Answers GET and HEAD from a folder, to any origin, compressed, with caching that fits the file's name. */
export function createStaticSite({ folder, pages = {} }: StaticSite): RequestListener {
  const compress = createCompressor();

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.setHeader('Timing-Allow-Origin', '*');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (request.method === 'OPTIONS') {
      response.setHeader('Access-Control-Allow-Headers', '*');
      return end(response, 204);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return end(response, 405, 'Method not allowed');

    const path = pathOf(request);
    if (path === undefined) return end(response, 400, 'Bad request');
    // The router lives in the fragment: somebody who typed /login meant /#/login.
    if (pages['/index.html'] && extname(path) === '' && path !== '/') {
      response.setHeader('Location', `/#${encodeURI(path)}`);
      return end(response, 302);
    }
    const name = path === '/' ? '/index.html' : path;
    const bytes = await readBytes(folder, name, pages);
    if (!bytes) return end(response, 404, 'Not found');

    const contentType = contentTypes[extname(name)] ?? 'application/octet-stream';
    const tag = createHash('sha1').update(bytes).digest('base64url');
    response.setHeader('Content-Type', contentType);
    response.setHeader(
      'Cache-Control',
      hashedName.test(name) ? 'public, max-age=31536000, immutable' : 'no-store',
    );
    response.setHeader('ETag', `W/"${tag}"`);
    response.setHeader('Vary', 'Accept-Encoding');
    if (request.headers['if-none-match'] === `W/"${tag}"`) return end(response, 304);

    const encoded = await compress(request, { key: tag, bytes, contentType });
    if (encoded.encoding) response.setHeader('Content-Encoding', encoded.encoding);
    response.setHeader('Content-Length', encoded.bytes.length);
    response.writeHead(200).end(request.method === 'HEAD' ? undefined : encoded.bytes);
  };

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) end(response, 500, 'Internal error');
    });
  };
}

/** The decoded path, without the query; nothing when it cannot be decoded. */
function pathOf(request: IncomingMessage): string | undefined {
  try {
    return decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}

async function readBytes(
  folder: string,
  name: string,
  pages: Record<string, Page>,
): Promise<Buffer | undefined> {
  const page = pages[name];
  if (page) return Buffer.from(await page());
  const file = normalize(join(folder, name));
  if (!file.startsWith(folder + sep) || name.includes('\0')) return undefined;
  try {
    return await readFile(file);
  } catch {
    return undefined;
  }
}

function end(response: ServerResponse, status: number, text?: string): void {
  if (status >= 400) response.setHeader('Cache-Control', 'no-store');
  if (text) response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.writeHead(status).end(text);
}
