const prefix = 'request-key:';

/** As long as a request with a lost answer is repeated. A request of the same name after that is another one. */
export const keptMs = 60 * 60_000;

interface Kept {
  key: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** For browsers that keep nothing for us: then a reload starts with a new key. */
const inMemory = new Map<string, Kept>();

/**
 * The key under which a request that must count once is sent: the same for this tab, reloads included, until
 * `forgetKey` is called or an hour is over. Two requests of the same name are one to the API. Names hold what a person
 * typed: the browser keeps their SHA-256 alone.
 */
export async function keyOf(name: string): Promise<string> {
  const place = await placeOf(name);
  const known = inMemory.get(place) ?? read(place);
  const now = Date.now();
  if (known && Math.abs(now - known.at) < keptMs) return known.key;
  const kept = { key: crypto.randomUUID(), at: now };
  inMemory.set(place, kept);
  try {
    sessionStorage.setItem(place, JSON.stringify(kept));
  } catch {
    // Kept in memory all the same.
  }
  return kept.key;
}

/** The request is answered: the next of this name is another one. */
export async function forgetKey(name: string): Promise<void> {
  const place = await placeOf(name);
  inMemory.delete(place);
  try {
    sessionStorage.removeItem(place);
  } catch {
    // There was none.
  }
}

async function placeOf(name: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(name));
  return prefix + Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function read(place: string): Kept | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place) ?? '{}') as Partial<Kept>;
    return typeof kept.key === 'string' && typeof kept.at === 'number' ? (kept as Kept) : undefined;
  } catch {
    return undefined;
  }
}
