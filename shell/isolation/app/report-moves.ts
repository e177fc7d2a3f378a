import { tellBar } from '../isolation-message';

/** Tells the bar the app's route, now and whenever it changes: the router moves without an event of the browser's. */
export function reportMoves(): void {
  const report = () => tellBar({ isolation: 'moved', route: location.hash.slice(1) || '/' });
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name].bind(history);
    history[name] = (...change) => {
      original(...change);
      report();
    };
  }
  addEventListener('popstate', report);
  report();
}
