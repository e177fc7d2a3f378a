import type { PageReply } from './static-site';

/** Takes the place of a worker that is not wanted, whatever that one does: browsers look for a newer one at each visit. */
const selfRemovingWorker = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(remove()));
async function remove() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}`;

/**
 * The service worker as browsers get it.
 *
 * @param worker the released one; nothing where there shall be none, and then one that removes itself
 */
export function workerPage(worker: string | undefined): PageReply {
  return {
    body: worker ?? selfRemovingWorker,
    headers: {
      // Asked about each time, and sent only when it is another one.
      'Cache-Control': 'no-cache',
      // It runs nothing else. Where a release may be it does not know: a worker outlives the page that it came with, and
      // what a page asks for is under that page's own policy.
      'Content-Security-Policy': "default-src 'none'; connect-src *",
    },
  };
}
