import { afterFirstScreen } from '../worker/after-first-screen';
import { liveVersions } from './live-versions';
import { offerUpdate } from './offer-update';
import { watchForUpdate } from './watch-for-update';

/** Offers newer versions of the app to a page that stays open. */
export function startUpdate(browserId: string, onNavigation: (listener: () => void) => void): void {
  afterFirstScreen(() => {
    const carried: unknown = JSON.parse(document.getElementById('registry')?.textContent ?? '');
    watchForUpdate({
      loaded: liveVersions(carried, browserId),
      readVersions: async () => {
        const response = await fetch('registry.json', { cache: 'no-cache' });
        if (!response.ok) throw new Error(`The registry's server answered ${response.status}`);
        return liveVersions(await response.json(), browserId);
      },
      onNavigation,
      onUpdate: offerUpdate,
    });
  });
}
