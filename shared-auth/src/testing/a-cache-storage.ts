/** As much of a browser's caches as our code uses, for tests: jsdom has none. */
export function aCacheStorage(): CacheStorage {
  const caches = new Map<string, Map<string, Response>>();
  const urlOf = (request: RequestInfo | URL) => (request instanceof Request ? request.url : String(request));
  const open = (name: string) => {
    const entries = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, entries);
    return Promise.resolve({
      match: (request: RequestInfo | URL) => Promise.resolve(entries.get(urlOf(request))?.clone()),
      put: (request: RequestInfo | URL, response: Response) => {
        entries.set(urlOf(request), response);
        return Promise.resolve();
      },
      delete: (request: RequestInfo | URL) => Promise.resolve(entries.delete(urlOf(request))),
      keys: () => Promise.resolve([...entries.keys()].map((url) => new Request(url))),
    });
  };
  return {
    open,
    keys: () => Promise.resolve([...caches.keys()]),
    delete: (name: string) => Promise.resolve(caches.delete(name)),
    has: (name: string) => Promise.resolve(caches.has(name)),
  } as unknown as CacheStorage;
}
