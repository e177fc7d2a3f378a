import { startFirstData } from './first-data';
import { currentRoute, preloadRoute } from './preload-route';

/** A pointer that only crosses a link does not stay as long. */
const STAYS_MS = 80;
/** For how long what was asked for is still of use. */
const GOOD_FOR_MS = 30_000;

/**
 * Asks for the code and the first data of the screen behind a link that is pointed at, focused or touched; for its photo
 * only once it is opened, since a list has many. Not for people who want to save data.
 */
export function prefetchOnIntent(): void {
  const asked = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const intend = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest('a[href^="#/"]') : null;
    const route = link?.getAttribute('href')?.slice(1) ?? '';
    if (!route || route === currentRoute()) return;
    timer = setTimeout(() => {
      if (performance.now() - (asked.get(route) ?? -GOOD_FOR_MS) < GOOD_FOR_MS || savesData()) return;
      asked.set(route, performance.now());
      preloadRoute(route);
      startFirstData(route);
    }, STAYS_MS);
  };
  for (const kind of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(kind, intend, { passive: true });
  }
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
