import { loadPart } from '@drove/shared-auth';
import type { WantedTrip as Trip } from './use-wanted-trip';
import { wantedTripLabels } from './labels';

const WantedTripCard = loadPart(() => import('./wanted-trip-card').then((m) => m.WantedTripCard), {
  what: wantedTripLabels.part,
});

/** What a visitor signs in for, above the form; its place is kept. */
export function WantedTrip({ trip }: { trip: Trip }) {
  return (
    <div className="mb-6 min-h-26">
      <WantedTripCard trip={trip} />
    </div>
  );
}
