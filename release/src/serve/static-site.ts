import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener } from 'node:http';
import { extname, join, normalize, posix, sep } from 'node:path';
import { acceptedEncodings, canCompress, createCompressor } from './compressed';
import type { Encoding } from '@drove/federation/encodings/encodings';
import { contentTypes } from './content-types';
import { repairRoute } from '@drove/federation/registry';

/**
 * A file that is made up on request instead of read from the folder, e.g. index.html with its registry; nothing where a
 * folder of such files has none of that name.
 */
export type Page = (name: string) => Promise<string | PageReply | undefined> | string | PageReply;

/** A page with headers of its own. */
export interface PageReply {
  body: string;
  headers: OutgoingHttpHeaders;
}

export interface StaticSite {
  /** Absolute path of the folder that is served. */
  folder: string;
  /** By path from the root, of a file or of a folder: '/index.html', '/frames'. */
  pages?: Record<string, Page>;
}

interface Reply {
  status: number;
  headers?: OutgoingHttpHeaders;
  body?: Buffer | string;
}

/** What is sent for a file. */
interface Encoded {
  encoding: Encoding | undefined;
  body: Buffer;
}

/** A name with a content hash in it never changes its bytes: `routes.1a2b3c4d.js`. */
const hashedName = /[.-][0-9a-f]{8,}\.[a-z0-9.]+$/i;

/** Remotes are used by a page of another origin, and nothing here is private. */
const everyReply = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
};

/** Answers GET and HEAD from a folder, to any origin, compressed, with caching that fits the file's name. */
export function createStaticSite({ folder, pages = {} }: StaticSite): RequestListener {
  const compress = createCompressor();

  const answer = async (request: IncomingMessage): Promise<Reply> => {
    if (request.method === 'OPTIONS') return { status: 204 };
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, 'Method not allowed');
    const path = pathOf(request);
    if (path === undefined) return plain(400, 'Bad request');
    const location = pages['/index.html'] && routeLocation(request);
    if (location) return { status: 302, headers: { Location: location } };
    const name = path === '/' ? '/index.html' : path;
    const folderPage = posix.dirname(name) === '/' ? undefined : pages[posix.dirname(name)];
    const page = await (pages[name] ?? folderPage)?.(name);
    if (typeof page === 'object') return fileReply(request, name, Buffer.from(page.body), page.headers);
    if (page !== undefined) return fileReply(request, name, Buffer.from(page));
    const bytes = await readBytes(folder, name);
    return bytes ? fileReply(request, name, bytes) : plain(404, 'Not found');
  };

  const fileReply = async (
    request: IncomingMessage,
    name: string,
    bytes: Buffer,
    further: OutgoingHttpHeaders = {},
  ): Promise<Reply> => {
    const contentType = contentTypes[extname(name)] ?? 'application/octet-stream';
    const digest = createHash('sha1').update(bytes).digest('base64url');
    const headers: OutgoingHttpHeaders = {
      'Content-Type': contentType,
      // What may change is asked for each time, and sent again only when it has.
      'Cache-Control': hashedName.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: entityTag(digest, further),
      Vary: 'Accept-Encoding',
      ...further,
    };
    if (isKnown(request, entityTag(digest, further))) return { status: 304, headers };
    const accepted = acceptedEncodings(request, { bytes, contentType });
    const { encoding, body } =
      (await findBuilt(name, accepted)) ?? (await compressNow(accepted, { key: digest, bytes }));
    if (encoding) headers['Content-Encoding'] = encoding.name;
    return { status: 200, headers, body };
  };

  /** Only where the name says the content: what stands beside another file may be of the one before. */
  const findBuilt = async (name: string, accepted: Encoding[]): Promise<Encoded | undefined> => {
    for (const encoding of hashedName.test(name) ? accepted : []) {
      const body = await readBytes(folder, name + encoding.extension);
      if (body) return { encoding, body };
    }
    return undefined;
  };

  const compressNow = async (
    accepted: Encoding[],
    file: { key: string; bytes: Buffer },
  ): Promise<Encoded> => {
    const encoding = accepted.find(canCompress);
    return { encoding, body: encoding ? await compress(encoding, file) : file.bytes };
  };

  return (request, response) => {
    void answer(request)
      .catch((error: unknown) => {
        console.error(error);
        return plain(500, 'Internal error');
      })
      .then(({ status, headers, body = '' }) => {
        const length = status === 200 ? { 'Content-Length': Buffer.byteLength(body) } : {};
        response.writeHead(status, { ...everyReply, ...headers, ...length });
        response.end(request.method === 'HEAD' ? undefined : body);
      });
  };
}

/**
 * Of the content and of the headers that come with it: a page under another policy is another page. Weak, as it is the same
 * in every encoding.
 */
function entityTag(digest: string, further: OutgoingHttpHeaders): string {
  const ofHeaders = createHash('sha1').update(JSON.stringify(further)).digest('base64url');
  return `W/"${digest}${Object.keys(further).length > 0 ? ofHeaders : ''}"`;
}

/** Whether the browser has it already, by the weak comparison of RFC 9110, 13.1.2: of one tag of a list, or of any. */
function isKnown(request: IncomingMessage, tag: string): boolean {
  const known = request.headers['if-none-match'] ?? '';
  const opaque = (one: string) => one.replace(/^W\//, '');
  return known.trim() === '*' || (known.match(/(?:W\/)?"[^"]*"/g) ?? []).map(opaque).includes(opaque(tag));
}

function plain(status: number, body: string): Reply {
  return { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' }, body };
}

/** Joined, not resolved: two slashes at a path's beginning would name a host. */
const urlOf = (request: IncomingMessage) => new URL(`http://localhost${request.url ?? '/'}`);

/**
 * The router lives in the fragment: a person who typed /login meant /#/login.
 *
 * @returns where a path that is no file's leads; undefined for the page itself and for files
 */
function routeLocation(request: IncomingMessage): string | undefined {
  const { pathname, search } = urlOf(request);
  const route = repairRoute(pathname + search);
  const [path = ''] = route.split('?');
  if (pathname === '/' || extname(path) !== '') return undefined;
  // Without a fragment of its own an answer leaves the browser's.
  return path === '/' ? route : `/#${route}`;
}

/** The decoded path, without the query; nothing when it cannot be decoded. */
function pathOf(request: IncomingMessage): string | undefined {
  try {
    return decodeURIComponent(urlOf(request).pathname);
  } catch {
    return undefined;
  }
}

async function readBytes(folder: string, name: string): Promise<Buffer | undefined> {
  const file = normalize(join(folder, name));
  if (!file.startsWith(folder + sep) || name.includes('\0')) return undefined;
  // Kept for us, not for visitors: they hold the whole source. In whatever case the file system takes.
  if (/\.map$/i.test(file)) return undefined;
  try {
    return await readFile(file);
  } catch {
    return undefined;
  }
}
