import { withStorage } from './with-storage';

const KEY = 'address-proved';

/**
 * That the session of this browser ended since its address was confirmed, for all tabs: the identity service reports to each
 * alone that no one is signed in. It holds until someone signs in.
 */
export const provedAddress = {
  note: (): void => withStorage('localStorage', (storage) => storage.setItem(KEY, '')),
  isNoted: (): boolean => withStorage('localStorage', (storage) => storage.getItem(KEY)) === '',
  forget: (): void => withStorage('localStorage', (storage) => storage.removeItem(KEY)),
};
