import { startClock } from './clock';

/** What a view needs to know of something that is loaded over the network and may be tried again. */
export type LoadState<T> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; value: T }
  | { status: 'failed'; error: Error };

/** A value that loads once, keeps its success for ever, and loads again after a failure on request. */
export interface Loadable<T> {
  getState: () => LoadState<T>;
  subscribe: (listener: () => void) => () => void;
  /** Starts loading unless that has happened; never rejects. */
  start: () => void;
  /** Starts again after a failure, with all of the time; nothing happens while loading or when ready. */
  retry: () => void;
}

/**
 * `React.lazy` and the router's `lazy` keep a rejection for ever; this does not.
 *
 * @param load called once an attempt
 */
export function createLoadable<T>(load: () => Promise<T>): Loadable<T> {
  let state: LoadState<T> = { status: 'idle' };
  const listeners = new Set<() => void>();

  const move = (next: LoadState<T>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const run = () => {
    move({ status: 'loading' });
    load().then(
      (value) => {
        move({ status: 'ready', value });
      },
      (error: unknown) => {
        move({ status: 'failed', error: error instanceof Error ? error : new Error(String(error)) });
      },
    );
  };

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      if (state.status === 'idle') run();
    },
    retry: () => {
      if (state.status !== 'failed') return;
      startClock();
      run();
    },
  };
}
