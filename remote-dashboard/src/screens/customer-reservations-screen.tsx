import { RequireRole } from '../features/access/require-role';
import { customerReservationsScreenLabels } from '../features/my-trips/labels';
import { MyTrips } from '../features/my-trips/my-trips';

/** What the user has rented. */
export function CustomerReservationsScreen() {
  return (
    <RequireRole audience="renters">
      <article className="w-full max-w-4xl px-4 py-8 sm:px-8 lg:py-10">
        <h1 className="mb-6 text-3xl font-bold tracking-tight sm:text-4xl">
          {customerReservationsScreenLabels.myTrips}
        </h1>
        <MyTrips />
      </article>
    </RequireRole>
  );
}
