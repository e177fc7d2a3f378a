import { useApi } from '@drove/api-client';
import { useQuery } from '@tanstack/react-query';
import { onFirstUse } from '@drove/shared-ui/formats';
import { SelectField } from '@drove/shared-ui/forms';
import { contactTripsOptions, type ContactTrip } from './api/contact';
import { labels } from './labels';

/** A choice of the person's own trips. The form works without it, while they load and when they cannot be loaded. */
export function TripField({ isHost }: { isHost: boolean }) {
  const { data: trips = [] } = useQuery(contactTripsOptions(useApi(), isHost));
  return (
    <SelectField
      name="trip"
      label={labels.trip}
      isOptional
      none={labels.noTrip}
      options={Object.fromEntries(trips.map((trip) => [trip.reservation_uuid, nameOf(trip)]))}
    />
  );
}

const dayFormat = onFirstUse(
  () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }),
);

/** `Fiat 500, 1 Dec 2026`: the day on the car's own clock. */
function nameOf({ car, pick_up }: ContactTrip): string {
  const [year = 0, month = 1, day = 1] = pick_up.slice(0, 10).split('-').map(Number);
  return `${car.make} ${car.model}, ${dayFormat().format(new Date(year, month - 1, day))}`;
}
