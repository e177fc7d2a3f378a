import type {
  CustomerRegistration,
  FederatedRegistration,
  FullRegistration,
  OwnRegistration,
} from './registration';

const KEY = 'own-registration';

/**
 * What this tab typed when it signed up, so that it is sent again once the address is confirmed: the backend
 * forgets it then, and a stranger's words must not come back from there. No address, no password.
 */
export const ownRegistration = {
  keep: (uid: string, { email: _, password: __, ...values }: CustomerRegistration | FullRegistration): void =>
    withStorage((storage) => storage.setItem(KEY, JSON.stringify({ uid, values }))),
  of: (uid: string): FederatedRegistration | OwnRegistration | undefined => {
    const stored = withStorage((storage) => storage.getItem(KEY));
    if (!stored) return undefined;
    const kept = JSON.parse(stored) as { uid: string; values: FederatedRegistration | OwnRegistration };
    return kept.uid === uid ? kept.values : undefined;
  },
  forget: (): void => withStorage((storage) => storage.removeItem(KEY)),
};

function withStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(globalThis.sessionStorage);
  } catch {
    // Blocked or full: then it is typed again.
    return undefined;
  }
}
