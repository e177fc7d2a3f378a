import type { ReactNode } from 'react';
import type { Reservation } from '../../api/reservations';
import { formatInstant } from '../../lib/format-time';
import { formatMoney, type Money } from '../../lib/money';
import { cardName, paymentLabels, refundLabels } from '../../lib/payment-labels';
import { StatusBadge } from '../../ui/status-badge';

/** What a trip costs line by line, and every payment and refund on it. */
export function PriceSummary({ reservation }: { reservation: Reservation }) {
  const { lines, currency, total, paid, deposit, payout, payments, refunds } = reservation;

  return (
    <section
      aria-labelledby="price"
      className="rounded-box border border-base-300 bg-base-100 p-5 shadow-raised sm:p-6"
    >
      <h2 id="price" className="text-xl font-semibold tracking-tight">
        Price
      </h2>
      <dl className="mt-4 grid gap-2">
        {lines.map((line, index) => (
          <Line key={index} label={line.label} money={{ amount_minor: line.amount_minor, currency }} />
        ))}
        <Line label="Total" money={total} className="border-t border-base-300 pt-3 text-lg font-semibold" />
        {paid.amount_minor !== total.amount_minor && <Line label="Paid so far" money={paid} />}
        {payout && <Line label="For the owner" money={payout} className="font-semibold" />}
      </dl>
      {deposit.amount_minor > 0 && (
        <p className="mt-3 text-sm text-base-content/75">
          A deposit of {formatMoney(deposit)} is held for the trip and given back. It is not part of the
          total.
        </p>
      )}
      {(payments.length > 0 || refunds.length > 0) && (
        <>
          <h3 className="mt-6 border-t border-base-300 pt-5 font-semibold">Payments and refunds</h3>
          <ul className="mt-3 grid gap-4">
            {payments.map((payment) => (
              <Movement
                key={payment.payment_uuid}
                label={payment.purpose === 'booking' ? 'Payment' : 'Payment of the difference'}
                money={payment.amount}
                badge={<StatusBadge {...paymentLabels(payment.status)} />}
                at={payment.captured_at ?? payment.created_at}
              >
                {cardName(payment.card)}
                {payment.failure && ` ${payment.failure.message}`}
              </Movement>
            ))}
            {refunds.map((refund) => (
              <Movement
                key={refund.refund_uuid}
                label="Refund"
                money={{ ...refund.amount, amount_minor: -refund.amount.amount_minor }}
                badge={<StatusBadge {...refundLabels(refund.status)} />}
                at={refund.settled_at ?? refund.created_at}
              >
                {refund.reason}
              </Movement>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Line({ label, money, className = '' }: { label: string; money: Money; className?: string }) {
  return (
    <div className={`flex justify-between gap-4 ${className}`}>
      <dt className="text-base-content/80">{label}</dt>
      <dd className="whitespace-nowrap tabular-nums">{formatMoney(money)}</dd>
    </div>
  );
}

interface MovementProps {
  label: string;
  money: Money;
  badge: ReactNode;
  at: string;
  children: ReactNode;
}

function Movement({ label, money, badge, at, children }: MovementProps) {
  return (
    <li className="grid gap-1">
      <span className="flex justify-between gap-4 font-medium">
        {label}
        <span className="tabular-nums">{formatMoney(money)}</span>
      </span>
      <span className="flex flex-wrap items-center justify-between gap-2 text-sm text-base-content/75">
        <time dateTime={at}>{formatInstant(at)}</time>
        {badge}
      </span>
      <span className="text-sm text-base-content/75">{children}</span>
    </li>
  );
}
