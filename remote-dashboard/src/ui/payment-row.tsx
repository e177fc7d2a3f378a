import { Link } from 'react-router-dom';
import { StatusBadge } from '@drove/shared-ui';
import { formatInstant, formatMoney, type Money } from '@drove/shared-ui/formats';
import {
  cardName,
  paymentLabels,
  purposeLabels,
  type PaymentPurpose,
  type PaymentStatus,
} from '../lib/payment-labels';
import { paymentRowLabels } from './labels';

interface PaymentRowProps {
  payment: {
    payment_uuid: string;
    purpose: PaymentPurpose;
    status: PaymentStatus;
    amount: Money;
    refunded: Money;
    card: { brand: string; last4: string } | null;
    created_at: string;
    captured_at: string | null;
    car: { make: string; model: string; year: number };
  };
}

/** A payment in a list of one's own; it leads to its receipt. */
export function PaymentRow({ payment }: PaymentRowProps) {
  const { car, purpose, amount, refunded } = payment;
  return (
    <Link
      to={`/dashboard/customer-payments/${payment.payment_uuid}`}
      className="group grid gap-x-6 gap-y-1 p-4 hover:bg-base-200/60 focus-visible:-outline-offset-2 sm:grid-cols-[1fr_auto] sm:p-5"
    >
      <span className="font-semibold wrap-anywhere group-hover:text-primary">
        <span>{`${car.make} ${car.model} ${car.year}`}</span>
        <span className="font-normal text-base-content/80">
          {' · '}
          {purposeLabels[purpose]}
        </span>
      </span>
      <span className="font-semibold tabular-nums sm:text-right">{formatMoney(amount)}</span>
      <span className="text-sm text-base-content/75">
        <span>{formatInstant(payment.captured_at ?? payment.created_at)}</span>
        <span>{payment.card && ` · ${cardName(payment.card)}`}</span>
      </span>
      <span className="flex flex-wrap items-center gap-2 sm:justify-end">
        {refunded.amount_minor > 0 && (
          <span className="text-sm text-base-content/75">
            {paymentRowLabels.refunded(formatMoney(refunded))}
          </span>
        )}
        <StatusBadge {...paymentLabels(payment.status)} />
      </span>
    </Link>
  );
}
