import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react';
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
  const state = useSyncExternalStore(loadable.subscribe, loadable.getState);
  // What has loaded is drawn in slices, between which a press or a paint comes first.
  const shown = useDeferredValue(useMemo(() => ({ loadable, state }), [loadable, state]));
  return shown.loadable === loadable ? shown.state : state;
}
