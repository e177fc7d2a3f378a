/** The caches in which the page stores answers of the API; see shared-auth's `offline-answers`. */
const PREFIX = 'answers-';
/** Lists and trips that were opened last; an older one is requested again when there is a network. */
const MOST_ANSWERS = 60;
const GOOD_FOR_MS = 30 * 24 * 3600 * 1000;

/** Removes answers that are too old, and the oldest where there are too many. */
export async function trimAnswers(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  for (const name of names) {
    const cache = await caches.open(name);
    // In the order in which they were stored.
    const requests = await cache.keys();
    const tooMany = requests.length - MOST_ANSWERS;
    for (const [place, request] of requests.entries()) {
      const storedAt = (await cache.match(request))?.headers.get('x-stored-at') ?? '';
      const isOld = !(Date.now() - Date.parse(storedAt) < GOOD_FOR_MS);
      if (isOld || place < tooMany) await cache.delete(request);
    }
  }
}
