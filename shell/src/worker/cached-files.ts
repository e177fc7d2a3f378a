/** A name with its content's hash in it, as builds give them: never another file. */
const hashedName = /[.-][0-9a-f]{8,}\.(?:js|css|woff2|svg|png|jpg|webp|avif)$/i;

const kinds = ['script', 'style', 'font', 'image'];

/** Of a request, what decides. */
export type FileRequest = Pick<Request, 'url' | 'mode' | 'cache' | 'destination'>;

const fileOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';

/** The address under which a file was released, without the number of an attempt. */
export const releasedUrl = (url: string) => url.split('?')[0] ?? url;

/** Whether an address is that of a file which never changes. */
export const isReleased = (url: string) => !url.includes('?') && hashedName.test(fileOf(url));

/**
 * Whether a request may be answered with what is kept: for a file of a build that can be read and so can be checked by its
 * hash, unless the page wants the network's own.
 */
export function isCacheable({ url, mode, cache, destination }: FileRequest, origin: string): boolean {
  const isReadable = mode === 'cors' || new URL(url).origin === origin;
  const mayBeKept = cache === 'default' || cache === 'force-cache';
  return isReadable && mayBeKept && kinds.includes(destination) && isReleased(url);
}

/**
 * Whether a request says that what is kept is wrong or did not come: a further attempt has its number in the address, and
 * a new version replaces the cached one by a request past all caches. See shared-auth's `files`.
 */
export function bypassesCache({ url, cache }: Pick<FileRequest, 'url' | 'cache'>): boolean {
  if (!hashedName.test(fileOf(url))) return false;
  return url.includes('mf-attempt=') || cache === 'reload' || cache === 'no-store';
}

/** Whether an answer is that file, for ever: servers say so of hashed files alone. */
export function isImmutable({
  status,
  type,
  headers,
}: Pick<Response, 'status' | 'type' | 'headers'>): boolean {
  const isReadable = type === 'basic' || type === 'cors' || type === 'default';
  return status === 200 && isReadable && (headers.get('cache-control') ?? '').includes('immutable');
}

/** What no release of the newest page has: that page names all its releases' folders, and the files in them. */
export const outdated = (urls: string[], page: string) =>
  urls.filter((url) => {
    const file = fileOf(url);
    return !page.includes(url.slice(0, -file.length)) || !page.includes(file);
  });
