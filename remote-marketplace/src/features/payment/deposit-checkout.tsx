import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatLocalTime, formatMoney } from '@drove/shared-ui/formats';
import type { Reservation } from '../../api/reservations';
import { MessagePage } from '@drove/shared-ui/message-page';
import { AmountSummary } from './amount-summary';
import { Checkout } from './checkout';
import { FocusedHeading } from './focused-heading';
import { depositCheckoutLabels } from './labels';
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
      elsewhere={depositCheckoutLabels.otherDepositHint}
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
        heading={depositCheckoutLabels.heading}
        held={{ sentence: '', until: null }}
        payable={{ kind: 'deposit', uuid }}
        amount={deposit}
        payments={depositPayments(reservation)}
        label={depositCheckoutLabels.pay(formatMoney(deposit))}
        title={depositCheckoutLabels.yourCard}
        summary={
          <AmountSummary
            heading={depositCheckoutLabels.yourDeposit}
            car={reservation.car}
            rows={[
              ['Pick-up', formatLocalTime(reservation.pick_up)],
              [depositCheckoutLabels.return, formatLocalTime(reservation.return)],
            ]}
            total={{ label: depositCheckoutLabels.toSetAside, amount: deposit }}
          />
        }
      >
        {depositCheckoutLabels.explanation}
      </Checkout>
    );
  }
  const isHeld = status === 'held';
  return (
    <MessagePage
      heading={
        <FocusedHeading isFocused={wasNeeded}>
          {isHeld ? depositCheckoutLabels.doneHeading : depositCheckoutLabels.notNeededHeading}
        </FocusedHeading>
      }
      ways={
        <Link to={`/dashboard/customer-reservations/${uuid}`} className="btn btn-primary">
          {depositCheckoutLabels.toTrip}
        </Link>
      }
    >
      <p>{isHeld ? depositCheckoutLabels.done(formatMoney(deposit)) : depositCheckoutLabels.notNeeded}</p>
    </MessagePage>
  );
}
