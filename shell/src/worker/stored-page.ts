import { outdated } from './cached-files';

const PAGE = 'page';
/** There is one page: routes are in its fragment. */
const KEY = '/';
const STORED_AT = 'x-stored-at';

/**
 * Keeps the page that the network has given, for when the network is away, and lets go of the files that it no longer
 * names. What is not the page itself, or was kept before, is left alone.
 *
 * @param filesName the cache of the files
 */
export async function storePage(answer: Response, filesName: string): Promise<void> {
  const isPage = answer.status === 200 && (answer.headers.get('content-type') ?? '').includes('text/html');
  if (!isPage || answer.headers.has(STORED_AT)) return;
  const text = await answer.text();
  const headers = new Headers(answer.headers);
  headers.set(STORED_AT, new Date().toISOString());
  // What it was sent in; it is kept as text.
  headers.delete('content-encoding');
  headers.delete('content-length');
  const cache = await caches.open(PAGE);
  await cache.put(KEY, new Response(text, { headers }));
  const files = await caches.open(filesName);
  const urls = (await files.keys()).map(({ url }) => url);
  for (const url of outdated(urls, text)) await files.delete(url);
}

/** Whether there is a page for when the network is away. */
export const hasPage = async () => (await (await caches.open(PAGE)).match(KEY)) !== undefined;

/** The page as it was last seen, which says since when; nothing when there is none. */
export async function offlinePage(): Promise<Response | undefined> {
  const kept = await (await caches.open(PAGE)).match(KEY);
  if (!kept) return undefined;
  const { headers } = kept;
  const text = await kept.text();
  const storedAt = headers.get(STORED_AT) ?? '';
  return new Response(text.replace('<html', `<html data-stored-at="${storedAt}"`), { headers });
}
