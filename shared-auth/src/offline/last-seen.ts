import { useSyncExternalStore } from 'react';

let since: Date | undefined;
const listeners = new Set<() => void>();

function set(next: Date | undefined): void {
  since = next;
  for (const listener of listeners) listener();
}

/** An answer of then is shown, because the network is away. */
export function notePresented(storedAt: Date): void {
  if (!since || storedAt < since) set(storedAt);
}

/** The API has answered. */
export function noteReached(): void {
  if (since) set(undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Since when what is shown may have changed: the oldest answer of those that stand in for the network's. */
export const useLastSeen = () => useSyncExternalStore(subscribe, () => since);
