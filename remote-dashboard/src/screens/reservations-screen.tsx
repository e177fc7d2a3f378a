import { Link } from 'react-router-dom';
import { useCurrentUser } from 'shared-auth';
import { RequireRole } from '../features/access/require-role';
import { AllTrips } from '../features/hosted-trips/all-trips';
import { HostedTrips } from '../features/hosted-trips/hosted-trips';
import { reservationsScreenLabels } from '../features/hosted-trips/labels';
import { HostingSections } from '../ui/hosting-sections';

/** Trips with an owner’s cars; all trips for an administrator. */
export function ReservationsScreen() {
  const user = useCurrentUser();
  const isAdmin = user.kind === 'full' && user.role === 'admin';
  return (
    <RequireRole audience="hosts">
      <article className={`w-full px-4 py-8 sm:px-8 lg:py-10 ${isAdmin ? 'max-w-6xl' : 'max-w-4xl'}`}>
        <h1 className="text-3xl font-bold tracking-tight sm:text-4xl">
          {reservationsScreenLabels.reservations}
        </h1>
        {isAdmin ? (
          <>
            <p className="mt-2 text-base-content/80">
              {reservationsScreenLabels.explanation}{' '}
              <Link to="/dashboard/all-payments" className="link">
                {reservationsScreenLabels.allPayments}
              </Link>
              .
            </p>
            <AllTrips />
          </>
        ) : (
          <>
            <HostingSections current="/dashboard/reservations" />
            <HostedTrips />
          </>
        )}
      </article>
    </RequireRole>
  );
}
