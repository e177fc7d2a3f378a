const KEY = 'was-signed-in';

/** Whether the last session here was someone's. It proves nothing: it only chooses what to show until it is known. */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Keeps for the next visit whether anyone is signed in. */
export function noteSignedIn(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(KEY, '');
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing gets the visitor's frame.
  }
}
