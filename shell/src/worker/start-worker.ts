import { afterFirstScreen } from './after-first-screen';

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
      // Requests from before the worker was there passed it by, however late it came.
      const observer = new PerformanceObserver((list) => {
        const entries = list.getEntries() as PerformanceResourceTiming[];
        const loaded = entries.filter(({ workerStart }) => workerStart === 0).map(({ name }) => name);
        if (loaded.length > 0) active?.postMessage({ loaded });
      });
      observer.observe({ type: 'resource', buffered: true });
    });
  });
}
