const KEY = 'address-proved';

/**
 * That the session of this browser ended since its address was confirmed, for all tabs: the identity service reports to each
 * alone that no one is signed in. It holds until someone signs in.
 */
export const provedAddress = {
  note: (): void => withStorage((storage) => storage.setItem(KEY, '')),
  isNoted: (): boolean => withStorage((storage) => storage.getItem(KEY)) === '',
  forget: (): void => withStorage((storage) => storage.removeItem(KEY)),
};

function withStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(globalThis.localStorage);
  } catch {
    // Blocked or full: then the sign-in page does not say why it is there.
    return undefined;
  }
}
