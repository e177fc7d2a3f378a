const prefix = 'request-key:';
/** For browsers that keep nothing for us: then a reload begins anew. */
const inMemory = new Map<string, string>();

/**
 * The key under which a request that must count once is sent: the same for this tab, reloads included, until
 * `forgetKey` is called. Two requests of the same name are one to the API.
 */
export function keyOf(name: string): string {
  const known = inMemory.get(name) ?? read(name);
  if (known) return known;
  const key = crypto.randomUUID();
  inMemory.set(name, key);
  try {
    sessionStorage.setItem(prefix + name, key);
  } catch {
    // Kept in memory all the same.
  }
  return key;
}

/** The request is answered: the next of this name is another one. */
export function forgetKey(name: string): void {
  inMemory.delete(name);
  try {
    sessionStorage.removeItem(prefix + name);
  } catch {
    // There was none.
  }
}

function read(name: string): string | null {
  try {
    return sessionStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}
