import { Link } from 'react-router-dom';
import { formatLocalTime, formatMoney } from 'shared-ui/formats';
import type { Reservation } from '../../api/reservations';
import { brandWords } from '../../lib/card-number';
import { Icon } from '../../ui/icon';
import { MessagePage } from 'shared-ui/message-page';
import { FocusedHeading } from './focused-heading';
import { paymentResultLabels } from './labels';
import { paymentsFor } from './payment-state';
import { resultWords } from './payment-result.messages';
import { TripSummary } from './trip-summary';

interface PaymentResultProps {
  reservation: Reservation;
  /** It came about before the customer's eyes. */
  takesFocus: boolean;
}

/** What came of a payment, the same however often and in however many tabs it is looked at. */
export function PaymentResult({ reservation, takesFocus }: PaymentResultProps) {
  const { heading, text, isGood } = resultWords(reservation);
  const { card, amount } = paymentsFor(reservation, null).at(-1) ?? {};
  return (
    <>
      <MessagePage
        heading={
          <span className="flex items-center gap-3">
            {isGood && (
              <span className="grid size-10 shrink-0 place-items-center rounded-full bg-primary text-primary-content">
                <Icon name="check" className="size-6" />
              </span>
            )}
            <FocusedHeading isFocused={takesFocus}>{heading}</FocusedHeading>
          </span>
        }
        ways={
          <>
            <Link
              to={`/dashboard/customer-reservations/${reservation.reservation_uuid}`}
              className="btn btn-primary"
            >
              {paymentResultLabels.seeTrip}
            </Link>
            <Link to="/carlisting" className="btn btn-outline">
              {paymentResultLabels.findAnother}
            </Link>
          </>
        }
      >
        <p>{text}</p>
        {isGood && amount && (
          <p className="text-base">
            {reservation.status === 'pending_owner' ? paymentResultLabels.setAside : paymentResultLabels.paid}
            : <strong>{formatMoney(amount)}</strong>
            {card && paymentResultLabels.withCard(brandWords(card.brand), card.last4)}.{' '}
            <span className="whitespace-nowrap">
              {paymentResultLabels.pickUp} <strong>{formatLocalTime(reservation.pick_up)}</strong>.
            </span>
          </p>
        )}
      </MessagePage>
      <div className="mx-auto w-full max-w-2xl px-4 pb-16 sm:px-6">
        <TripSummary car={reservation.car} trip={reservation} />
      </div>
    </>
  );
}
