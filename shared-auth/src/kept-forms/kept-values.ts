/** What is kept of a form: its fields' values, as they can be written as JSON. */
export type KeptValues = Record<string, unknown>;

/** Changed when what is stored is laid out in another way: what was stored before is ignored then. */
const PREFIX = 'kept-form:1:';

/** Who is here, as far as is known; forms of others are neither written nor left. */
let present: string | undefined;

const keyOf = (account: string, form: string) => `${PREFIX}${encodeURIComponent(account)}:${form}`;

/** What was kept of a form in this tab; undefined when there is nothing that can be used. */
export function readKept(account: string, form: string): KeptValues | undefined {
  const stored = withStorage((storage) => storage.getItem(keyOf(account, form)));
  if (!stored) return undefined;
  try {
    const values: unknown = JSON.parse(stored);
    return typeof values === 'object' && values !== null ? (values as KeptValues) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps it, unless another account is here by now; a storage that is full or blocked keeps nothing. */
export function writeKept(account: string, form: string, values: KeptValues): void {
  if (present !== undefined && present !== account) return;
  withStorage((storage) => storage.setItem(keyOf(account, form), JSON.stringify(values)));
}

/** Removes what was kept of a form. */
export function forgetKept(account: string, form: string): void {
  withStorage((storage) => storage.removeItem(keyOf(account, form)));
}

/** Notes who is here now, and removes what others have left in this tab. */
export function forgetKeptOfOthers(account: string): void {
  present = account;
  withStorage((storage) => {
    const own = keyOf(account, '');
    for (const key of Object.keys(storage)) {
      if (key.startsWith('kept-form:') && !key.startsWith(own)) storage.removeItem(key);
    }
  });
}

function withStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(globalThis.sessionStorage);
  } catch {
    // Blocked or full: then a form that is left is empty on coming back, and nothing else is missing.
    return undefined;
  }
}
