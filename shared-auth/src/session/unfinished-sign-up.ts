const KEY = 'unfinished-sign-up';

/**
 * The account whose sign-up is under way on this device, remembered across page loads: a page that is closed
 * or reloaded before the backend has answered leaves an identity that may have no profile.
 */
export const unfinishedSignUp = {
  begin: (uid: string): void => withStorage((storage) => storage.setItem(KEY, uid)),
  end: (): void => withStorage((storage) => storage.removeItem(KEY)),
  isOf: (uid: string): boolean => withStorage((storage) => storage.getItem(KEY)) === uid,
};

function withStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(globalThis.localStorage);
  } catch {
    // Blocked or full: then a sign-up that is cut short is not taken up again, and nothing else is missing.
    return undefined;
  }
}
