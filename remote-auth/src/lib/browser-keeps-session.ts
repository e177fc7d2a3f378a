/**
 * Whether this browser keeps a session beyond the page: one that refuses the site its storage refuses all kinds at once.
 * A storage that is full is there.
 */
export function browserKeepsSession(): boolean {
  try {
    // Null in Android's web views.
    return (globalThis.localStorage as Storage | null) !== null;
  } catch {
    return false;
  }
}
