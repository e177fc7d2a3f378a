import type { ComponentType } from 'react';
import type { RemoteRoute } from '../contract/remote-module';
import { abandonScripts, beginNextAttempt, currentAttempt } from './attempts';
import { withDeadline } from './deadline';
import { createLoadable, type Loadable } from './loadable';
import { RemoteLoadError } from './remote-load-error';

/** What the loader of a screen must know of the remote that it belongs to. */
export interface ScreenSource {
  /** As in the registry: `remote-auth`. */
  remoteName: string;
  /** The federation name: `remote_auth`. */
  scope: string;
  /** Milliseconds for one attempt. */
  limitMs: number;
  /** Told of each attempt's end; a failure comes with its error. */
  onAttempt?: (durationMs: number, attempt: number, error?: RemoteLoadError) => void;
}

const screens = new WeakMap<RemoteRoute, Loadable<ComponentType>>();

/** The one loadable of a route's screen: visiting it again is immediate, and so is a second tab of the menu. */
export function screenOf(route: RemoteRoute, source: ScreenSource): Loadable<ComponentType> {
  const known = screens.get(route);
  if (known) return known;
  const loadable = createLoadable(() => loadScreen(route, source));
  screens.set(route, loadable);
  return loadable;
}

async function loadScreen(
  route: RemoteRoute,
  { remoteName, scope, limitMs, onAttempt }: ScreenSource,
): Promise<ComponentType> {
  const attempt = currentAttempt(scope);
  const startedAt = performance.now();
  try {
    const screen = await withDeadline(
      limitMs,
      () => route.screen(),
      () => RemoteLoadError.timedOut(remoteName, limitMs),
    );
    onAttempt?.(performance.now() - startedAt, attempt);
    return screen;
  } catch (error) {
    abandonScripts(scope);
    beginNextAttempt(scope);
    const failure = RemoteLoadError.failed(remoteName, 'screen', error);
    onAttempt?.(performance.now() - startedAt, attempt, failure);
    throw failure;
  }
}
