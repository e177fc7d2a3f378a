import { Link } from 'react-router-dom';
import { EmptyNotice } from 'shared-ui';
import type { RentingHome } from '../../../api/home';
import { TripCard } from '../../../ui/trip-card';
import { QuietNote } from '../quiet-note';
import { StartSection } from '../start-section';
import { RecentPayments } from './recent-payments';

const path = '/dashboard/customer-reservations';

interface RentingProps {
  home: RentingHome;
  isOwner: boolean;
}

/** The trips that a person takes, and what they paid for them last. */
export function Renting({ home: { trips, payments, obstacle }, isOwner }: RentingProps) {
  return (
    <>
      <StartSection
        heading={isOwner ? 'Trips you booked' : trips.length > 1 ? 'Your next trips' : 'Your next trip'}
        all={{ to: path, label: 'All my trips' }}
      >
        <ul className="grid gap-4 empty:hidden">
          {trips.map((trip) => (
            <li key={trip.reservation_uuid}>
              <TripCard trip={trip} to={`${path}/${trip.reservation_uuid}`} />
            </li>
          ))}
        </ul>
        {trips.length === 0 &&
          (isOwner ? (
            <QuietNote>You have no upcoming trips of your own.</QuietNote>
          ) : (
            <EmptyNotice
              heading="No upcoming trips"
              way={
                <Link to="/carlisting" className="btn btn-primary">
                  {obstacle ? 'Browse cars' : 'Find a car'}
                </Link>
              }
            >
              {obstacle
                ? 'Browse cars meanwhile. Every price you see is the full price.'
                : 'When you book a car, your trip appears here.'}
            </EmptyNotice>
          ))}
      </StartSection>
      {(payments.length > 0 || !isOwner) && (
        <StartSection
          heading="Recent payments"
          {...(payments.length > 0 && {
            all: { to: '/dashboard/customer-payments', label: 'All my payments' },
          })}
        >
          {payments.length > 0 ? (
            <RecentPayments payments={payments} />
          ) : (
            <QuietNote>Your payments and receipts appear here.</QuietNote>
          )}
        </StartSection>
      )}
    </>
  );
}
