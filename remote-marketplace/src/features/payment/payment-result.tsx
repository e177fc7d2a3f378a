import { Link } from 'react-router-dom';
import { fillIn } from '@drove/shared-ui';
import { formatLocalTime, formatMoney } from '@drove/shared-ui/formats';
import type { Payment, Reservation } from '../../api/reservations';
import { brandLabel } from '../../lib/card-number';
import { Icon } from '../../ui/icon';
import { MessagePage } from '@drove/shared-ui/message-page';
import { FocusedHeading } from './focused-heading';
import { paymentResultLabels } from './labels';
import { paymentsFor } from './payment-state';
import { describeResult } from './payment-result.messages';
import { TripSummary } from './trip-summary';

interface PaymentResultProps {
  reservation: Reservation;
  /** It came about before the customer's eyes. */
  takesFocus: boolean;
}

/** What came of a payment, the same however often and in however many tabs it is looked at. */
export function PaymentResult({ reservation, takesFocus }: PaymentResultProps) {
  const { heading, text, isGood } = describeResult(reservation);
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
              {paymentResultLabels.toTrip}
            </Link>
            <Link to="/carlisting" className="btn btn-outline">
              {paymentResultLabels.toCars}
            </Link>
          </>
        }
      >
        <p>{text}</p>
        {isGood && amount && (
          <p className="text-base">
            <span>
              {fillIn(paidSentence(reservation.status === 'pending_owner', card), {
                amount: <strong>{formatMoney(amount)}</strong>,
              })}
            </span>{' '}
            <span className="whitespace-nowrap">
              {fillIn(paymentResultLabels.pickUp, {
                time: <strong>{formatLocalTime(reservation.pick_up)}</strong>,
              })}
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

function paidSentence(isSetAside: boolean, card: Payment['card'] | undefined): string {
  if (!card) return isSetAside ? paymentResultLabels.setAside : paymentResultLabels.paid;
  const sentence = isSetAside ? paymentResultLabels.setAsideOnCard : paymentResultLabels.paidWithCard;
  return sentence(brandLabel(card.brand), card.last4);
}
