import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney } from '@drove/shared-ui/formats';
import type { Reservation } from '../../api/reservations';
import { MessagePage } from '@drove/shared-ui/message-page';
import { Checkout } from './checkout';
import { FocusedHeading } from './focused-heading';
import { lateFeeCheckoutLabels } from './labels';
import { LateFeeSummary } from './late-fee-summary';
import { isUnsettled, lateFeePayments, lookAgainMs } from './payment-state';
import { TripToPay } from './trip-to-pay';

/** Pays the late fee of a trip, or says that there is none to pay. */
export function LateFeeCheckout({ reservationUuid }: { reservationUuid: string }) {
  return (
    <TripToPay
      reservationUuid={reservationUuid}
      lookAgainMs={(trip) =>
        trip.late_fee?.status === 'due' ? lookAgainMs(lateFeePayments(trip), null) : false
      }
      elsewhere={lateFeeCheckoutLabels.otherFeeHint}
    >
      {(trip) => <Stage reservation={trip} />}
    </TripToPay>
  );
}

function Stage({ reservation }: { reservation: Reservation }) {
  const { late_fee: fee, reservation_uuid: uuid, owner } = reservation;
  const payments = lateFeePayments(reservation);
  const isToPay =
    fee?.status === 'due' && (reservation.can.includes('pay_late_fee') || payments.some(isUnsettled));
  const [wasToPay] = useState(isToPay);
  if (fee && isToPay) {
    return (
      <Checkout
        heading={lateFeeCheckoutLabels.heading}
        held={{ sentence: '', until: null }}
        payable={{ kind: 'late-fee', uuid }}
        amount={fee.amount}
        payments={payments}
        label={lateFeeCheckoutLabels.pay(formatMoney(fee.amount))}
        summary={<LateFeeSummary reservation={reservation} fee={fee} />}
      >
        {lateFeeCheckoutLabels.explanation(owner.fname)}
      </Checkout>
    );
  }
  const isPaid = fee?.status === 'paid';
  return (
    <MessagePage
      heading={
        <FocusedHeading isFocused={wasToPay}>
          {isPaid ? lateFeeCheckoutLabels.paidHeading : lateFeeCheckoutLabels.nothingToPayHeading}
        </FocusedHeading>
      }
      ways={
        <Link to={`/dashboard/customer-reservations/${uuid}`} className="btn btn-primary">
          {lateFeeCheckoutLabels.toTrip}
        </Link>
      }
    >
      <p>
        {isPaid ? lateFeeCheckoutLabels.paid(formatMoney(fee.amount)) : lateFeeCheckoutLabels.nothingToPay}
      </p>
    </MessagePage>
  );
}
