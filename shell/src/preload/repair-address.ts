import { repairRoute } from '@drove/federation/registry';

/**
 * Puts the route that a damaged link meant into the address, now and whenever another link is pasted. It runs before the
 * router is there, whose listener so hears of a move after this one.
 */
export function repairAddress(): void {
  const repair = () => {
    const route = location.hash.slice(1);
    const repaired = repairRoute(route);
    if (route !== '' && route !== repaired) history.replaceState(history.state, '', `#${repaired}`);
  };
  repair();
  addEventListener('popstate', repair);
}
