import { startClock, stopIdleClock } from '@drove/shared-auth/host';
import type { createRouter } from './create-router';

/**
 * Starts the clock of what is loaded when the visitor goes to another page. What they do on a page that has all of its
 * code asks for something new, which has a clock of its own.
 */
export function followVisitor(router: ReturnType<typeof createRouter>): void {
  let { pathname } = router.state.location;
  router.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    pathname = location.pathname;
    startClock();
  });
  for (const kind of ['pointerdown', 'keydown', 'click']) {
    addEventListener(kind, stopIdleClock, { capture: true, passive: true });
  }
}
