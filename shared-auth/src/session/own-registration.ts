import type {
  CustomerRegistration,
  FederatedRegistration,
  FullRegistration,
  OwnRegistration,
} from './registration';
import { withStorage } from './with-storage';

const KEY = 'own-registration';

/**
 * What this tab typed when it signed up, so that it is sent again once the address is confirmed: the backend
 * forgets it then, and a stranger's words must not come back from there. No address, no password.
 */
export const ownRegistration = {
  keep: (uid: string, { email: _, password: __, ...values }: CustomerRegistration | FullRegistration): void =>
    withStorage('sessionStorage', (storage) => storage.setItem(KEY, JSON.stringify({ uid, values }))),
  of: (uid: string): FederatedRegistration | OwnRegistration | undefined => {
    const stored = withStorage('sessionStorage', (storage) => storage.getItem(KEY));
    if (!stored) return undefined;
    const kept = JSON.parse(stored) as { uid: string; values: FederatedRegistration | OwnRegistration };
    return kept.uid === uid ? kept.values : undefined;
  },
  forget: (): void => withStorage('sessionStorage', (storage) => storage.removeItem(KEY)),
};
