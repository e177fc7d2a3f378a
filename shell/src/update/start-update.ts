import { afterFirstScreen } from '../worker/after-first-screen';
import { carriedVersions, readLiveVersions } from './live-versions';
import { offerUpdate } from './offer-update';
import { watchForUpdate } from './watch-for-update';

/** Offers newer versions of the app to a page that stays open. */
export function startUpdate(browserId: string, onNavigation: (listener: () => void) => void): void {
  afterFirstScreen(() => {
    watchForUpdate({
      loaded: carriedVersions(browserId),
      readVersions: () => readLiveVersions(browserId),
      onNavigation,
      onUpdate: offerUpdate,
    });
  });
}
