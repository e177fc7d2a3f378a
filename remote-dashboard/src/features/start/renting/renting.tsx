import { Link } from 'react-router-dom';
import { EmptyNotice } from '@drove/shared-ui';
import type { RentingHome } from '../../../api/home';
import { PaymentRow } from '../../../ui/payment-row';
import { TripCard } from '../../../ui/trip-card';
import { rentingLabels } from '../labels';
import { QuietNote } from '../quiet-note';
import { StartSection } from '../start-section';

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
        heading={
          isOwner
            ? rentingLabels.ownerHeading
            : trips.length > 1
              ? rentingLabels.headingSeveral
              : rentingLabels.heading
        }
        all={{ to: path, label: rentingLabels.allTrips }}
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
            <QuietNote>{rentingLabels.ownerNone}</QuietNote>
          ) : (
            <EmptyNotice
              heading={rentingLabels.emptyHeading}
              way={
                <Link to="/carlisting" className="btn btn-primary">
                  {obstacle ? rentingLabels.browse : rentingLabels.find}
                </Link>
              }
            >
              {obstacle ? rentingLabels.browseText : rentingLabels.findText}
            </EmptyNotice>
          ))}
      </StartSection>
      {(payments.length > 0 || !isOwner) && (
        <StartSection
          heading={rentingLabels.payments}
          {...(payments.length > 0 && {
            all: { to: '/dashboard/customer-payments', label: rentingLabels.allPayments },
          })}
        >
          {payments.length > 0 ? (
            <RecentPayments payments={payments} />
          ) : (
            <QuietNote>{rentingLabels.noPayments}</QuietNote>
          )}
        </StartSection>
      )}
    </>
  );
}

/** The last few payments; each leads to its receipt. */
function RecentPayments({ payments }: Pick<RentingHome, 'payments'>) {
  return (
    <ul className="divide-y divide-base-300 overflow-hidden rounded-box border border-base-300 bg-base-100 shadow-raised">
      {payments.map((payment) => (
        <li key={payment.payment_uuid}>
          <PaymentRow payment={payment} />
        </li>
      ))}
    </ul>
  );
}
