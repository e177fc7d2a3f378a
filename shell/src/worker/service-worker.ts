/*
 * Bundled into a file of its own, which the page's server has at its root. It keeps files that never change, and the last
 * page for when the network is away; whatever else a page asks for is no concern of it.
 */
import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { isImmutable, isCacheable, isReleased, bypassesCache, releasedUrl } from './cached-files';
import { trimAnswers } from './stored-answers';
import { hasPage, storePage, offlinePage } from './stored-page';

/** Of a worker's scope, which the types of a page lack. */
interface LongEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface WorkerScope {
  location: Location;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  addEventListener: <Kind extends keyof WorkerEvents>(
    kind: Kind,
    listener: (event: WorkerEvents[Kind]) => void,
  ) => void;
}
interface WorkerEvents {
  install: LongEvent;
  activate: LongEvent;
  message: LongEvent & { data: unknown };
  fetch: LongEvent & { request: Request };
}

const FILES = 'files';
const dayS = 24 * 3600;
const scope = globalThis as unknown as WorkerScope;

// Any version of this worker fits any page, since what is kept is known by its content.
scope.addEventListener('install', () => {
  void scope.skipWaiting();
});
scope.addEventListener('activate', (event) => {
  event.waitUntil(scope.clients.claim());
});
enableNavigationPreload();

scope.addEventListener('fetch', (event) => {
  if (!bypassesCache(event.request)) return;
  // Not answered here: the network's own reaches the page.
  const url = releasedUrl(event.request.url);
  event.waitUntil(caches.open(FILES).then((files) => files.delete(url)));
});

// Twice what all parts of the app have today; the newest page decides before that.
const expiration = new ExpirationPlugin({
  maxEntries: 400,
  maxAgeSeconds: 60 * dayS,
  purgeOnQuotaError: true,
  // Its types take a missing callback for one that is undefined.
}) as WorkboxPlugin;

const files = new CacheFirst({
  cacheName: FILES,
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: ({ response }) => Promise.resolve(isImmutable(response) ? response : null) },
    expiration,
    // A storage that fails is no reason not to get the file.
    { handlerDidError: ({ request }) => fetch(request) },
  ],
});
registerRoute(({ request }) => isCacheable(request, scope.location.origin), files);

const navigation = new NetworkOnly({
  plugins: [
    {
      handlerWillRespond: (given) => {
        // The library's type of an event is one that a page lacks.
        const { request, response } = given;
        const event = given.event as unknown as LongEvent;
        event.waitUntil(trimAnswers());
        // Not that of a person who tries out another build.
        if (!request.url.includes('?')) event.waitUntil(storePage(response.clone(), FILES));
        return Promise.resolve(response);
      },
      handlerDidError: offlinePage,
    },
  ],
});
registerRoute(
  ({ request, url }) =>
    request.destination === 'document' && url.origin === scope.location.origin && url.pathname === '/',
  navigation,
);

/** What the page had before this worker was there; browsers have it in their own cache. */
async function addLoadedFiles(event: LongEvent & { data: unknown }): Promise<void> {
  const { loaded } = event.data as { loaded: string[] };
  const requests = loaded
    .filter(isReleased)
    .map((url) => new Request(url, { mode: 'cors', credentials: 'same-origin', cache: 'force-cache' }));
  await Promise.allSettled(requests.map((request) => files.handle({ event, request })));
  if (!(await hasPage())) await storePage(await fetch('/'), FILES);
}
scope.addEventListener('message', (event) => {
  event.waitUntil(addLoadedFiles(event));
});
