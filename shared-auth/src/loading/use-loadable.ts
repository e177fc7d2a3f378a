import { useEffect, useSyncExternalStore } from 'react';
import type { Loadable, LoadState } from './loadable';

/**
 * The state of something that loads; loading starts when the first view asks, and starts again after a failure when the
 * browser is online again.
 */
export function useLoadable<T>(loadable: Loadable<T>): LoadState<T> {
  useEffect(() => {
    loadable.start();
    addEventListener('online', loadable.retry);
    return () => removeEventListener('online', loadable.retry);
  }, [loadable]);
  return useSyncExternalStore(loadable.subscribe, loadable.getState);
}
