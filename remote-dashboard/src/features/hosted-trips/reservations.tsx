import { useCurrentUser, useScreenTitle } from '@drove/shared-auth';
import { Page } from '../../ui/page';
import { AllTrips } from './all-trips';
import { HostedTrips } from './hosted-trips';
import { reservationsLabels } from './labels';

/** Trips with an owner’s cars; all trips for an administrator. */
export function Reservations() {
  const user = useCurrentUser();
  const isAdmin = user.kind === 'full' && user.role === 'admin';
  useScreenTitle(isAdmin ? undefined : reservationsLabels.ownerHeading);
  if (isAdmin) {
    const purpose = {
      text: reservationsLabels.purpose,
      link: reservationsLabels.payments,
      to: '/dashboard/all-payments',
    };
    return (
      <Page heading={reservationsLabels.heading} purpose={purpose} width="wide">
        <AllTrips />
      </Page>
    );
  }
  return (
    <Page heading={reservationsLabels.ownerHeading} sections="hosting" width="medium">
      <HostedTrips />
    </Page>
  );
}
