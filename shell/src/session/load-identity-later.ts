import { wasSignedIn } from '../frame/device-hint';
import { currentPath } from '../router/current-path';

/** A first screen that never shows is no reason never to ask. */
const LATEST_MS = 10_000;

/** Pages behind a sign-in are left at once by a visitor: what is only expected does not do there. */
const needsCertainty = (path: string) => path === '/dashboard' || path.startsWith('/dashboard/');

/** Once the app shows something in the place of its frame and the browser has nothing else to do. */
export function afterFirstScreen(begin: () => void): () => void {
  const timers = [setTimeout(run, LATEST_MS)];
  let idle: number | undefined;
  function run() {
    stop();
    begin();
  }
  const wait = () => {
    // eslint-disable-next-line browsers/known-to-all -- Safari has no idle callbacks: a timer
    if ('requestIdleCallback' in window) idle = requestIdleCallback(run);
    else timers.push(setTimeout(run, 200));
  };
  function stop() {
    timers.forEach(clearTimeout);
    // eslint-disable-next-line browsers/known-to-all -- only what was asked for
    if (idle !== undefined) cancelIdleCallback(idle);
    document.removeEventListener('frame-over', wait);
    removeEventListener('load', wait);
  }
  if (document.getElementById('frame')) document.addEventListener('frame-over', wait);
  else if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
  return stop;
}

/**
 * When to load the identity service's code on this device and page: after the first screen where no one was signed in
 * here, else at once.
 *
 * @returns nothing for at once
 */
export function loadIdentityLater() {
  return wasSignedIn() || needsCertainty(currentPath()) ? undefined : afterFirstScreen;
}
