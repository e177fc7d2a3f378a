/**
 * Works with a storage of the browser.
 *
 * @returns nothing where the browser keeps none, or no more
 */
export function withStorage<T>(
  name: 'localStorage' | 'sessionStorage',
  work: (storage: Storage) => T,
): T | undefined {
  try {
    return work(globalThis[name]);
  } catch {
    return undefined;
  }
}
