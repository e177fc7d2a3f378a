const key = 'browser-id';

/** A random name that this browser keeps, so that a rollout treats it the same at each load; it leaves the page never. */
export function browserId(): string {
  try {
    const known = localStorage.getItem(key);
    if (known) return known;
    const made = crypto.randomUUID();
    localStorage.setItem(key, made);
    return made;
  } catch {
    // A browser that keeps nothing gets what everybody gets, or what the first of a rollout get, but always the same.
    return 'keeps nothing';
  }
}
