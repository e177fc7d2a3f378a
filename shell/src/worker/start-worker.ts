import { afterFirstScreen } from '../session/load-identity-later';

/** Where every server of the page has it; at the root, since it is for the page there. */
const WORKER = '/service-worker.js';

/** Registers the service worker once the first screen is there and the browser has nothing else to do. */
export function startWorker(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  afterFirstScreen(() => {
    // Without it everything works as it does in a browser that has no workers.
    workers.register(WORKER, { updateViaCache: 'none' }).catch(() => undefined);
    void workers.ready.then(({ active }) => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      active?.postMessage({ loaded });
    });
  });
}
