import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatLocalTime, formatMoney } from 'shared-ui/formats';
import type { Reservation } from '../../api/reservations';
import { MessagePage } from '../../ui/message-page';
import { AmountSummary } from './amount-summary';
import { Checkout } from './checkout';
import { FocusedHeading } from './focused-heading';
import { depositPayments, lookAgainMs } from './payment-state';
import { TripToPay } from './trip-to-pay';

/** Sets the deposit of a trip aside on a card, or says that it is not needed now. */
export function DepositCheckout({ reservationUuid }: { reservationUuid: string }) {
  return (
    <TripToPay
      reservationUuid={reservationUuid}
      lookAgainMs={(trip) =>
        trip.can.includes('set_deposit_aside') ? lookAgainMs(depositPayments(trip), null) : false
      }
      elsewhere="If a deposit needs another card, your trip’s page shows it."
    >
      {(trip) => <Stage reservation={trip} />}
    </TripToPay>
  );
}

function Stage({ reservation }: { reservation: Reservation }) {
  const { deposit, deposit_status: status, reservation_uuid: uuid } = reservation;
  const isNeeded = reservation.can.includes('set_deposit_aside');
  const [wasNeeded] = useState(isNeeded);
  if (isNeeded) {
    return (
      <Checkout
        heading="Set the deposit aside"
        held={{ sentence: '', until: null }}
        payable={{ kind: 'deposit', uuid }}
        amount={deposit}
        payments={depositPayments(reservation)}
        label={`Set aside ${formatMoney(deposit)}`}
        title="Your card"
        summary={
          <AmountSummary
            heading="Your deposit"
            car={reservation.car}
            rows={[
              ['Pick-up', formatLocalTime(reservation.pick_up)],
              ['Return', formatLocalTime(reservation.return)],
            ]}
            total={{ label: 'To set aside', amount: deposit }}
          />
        }
      >
        You are not charged. Your bank sets the amount aside, and we release it 48 hours after the trip.
      </Checkout>
    );
  }
  const isHeld = status === 'held';
  return (
    <MessagePage
      heading={
        <FocusedHeading isFocused={wasNeeded}>
          {isHeld ? 'Your deposit is set aside' : 'No deposit is needed now'}
        </FocusedHeading>
      }
      ways={
        <Link to={`/dashboard/customer-reservations/${uuid}`} className="btn btn-primary">
          See your trip
        </Link>
      }
    >
      <p>
        {isHeld
          ? `${formatMoney(deposit)} is set aside on your card and released 48 hours after the trip.`
          : 'Deposits are set aside from 48 hours before the pick-up until the pick-up.'}
      </p>
    </MessagePage>
  );
}
