import type { ComponentType } from 'react';
import type { RemoteRoute } from '../contract/remote-module';
import { loadCode } from './load-code';
import { createLoadable, type Loadable } from './loadable';
import { RemoteLoadError } from './remote-load-error';

/** What the loader of a screen must know of the remote that it belongs to. */
export interface ScreenSource {
  /** As in the registry: `remote-auth`. */
  remoteName: string;
  /** Called at each attempt's end; a failure comes with its error. */
  onAttempt?: (durationMs: number, attempt: number, error?: RemoteLoadError) => void;
}

const screens = new WeakMap<RemoteRoute, Loadable<ComponentType>>();

/** The one loadable of a route's screen: visiting it again is immediate, and so is a second tab of the menu. */
export function screenOf(route: RemoteRoute, source: ScreenSource): Loadable<ComponentType> {
  const known = screens.get(route);
  if (known) return known;
  let attempts = 0;
  const loadable = createLoadable(() => loadScreen(route, source, (attempts += 1)));
  screens.set(route, loadable);
  return loadable;
}

async function loadScreen(
  route: RemoteRoute,
  { remoteName, onAttempt }: ScreenSource,
  attempt: number,
): Promise<ComponentType> {
  const startedAt = performance.now();
  try {
    const screen = await loadCode({ owner: remoteName, phase: 'screen', load: () => route.screen() });
    onAttempt?.(performance.now() - startedAt, attempt);
    return screen;
  } catch (error) {
    const failure = RemoteLoadError.failed(remoteName, 'screen', error);
    onAttempt?.(performance.now() - startedAt, attempt, failure);
    throw failure;
  }
}
