import { useEffect, useSyncExternalStore } from 'react';
import type { Loadable, LoadState } from './loadable';

/** The state of something that loads; loading starts when the first view asks. */
export function useLoadable<T>(loadable: Loadable<T>): LoadState<T> {
  useEffect(() => {
    loadable.start();
  }, [loadable]);
  return useSyncExternalStore(loadable.subscribe, loadable.getState);
}
