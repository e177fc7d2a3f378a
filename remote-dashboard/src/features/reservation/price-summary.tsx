import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { StatusBadge } from '@drove/shared-ui';
import { formatMoney, formatOnCarClock, type Money } from '@drove/shared-ui/formats';
import type { Reservation } from '../../api/reservations';
import { cardName, paymentLabels, refundLabels } from '../../lib/payment-labels';
import { TitledSection } from '../../ui/titled-section';
import { priceSummaryLabels } from './labels';
import {
  cancellationFeeMinor,
  depositAhead,
  hasEndedEarly,
  shownPayments,
  shownRefunds,
} from './true-of-state';

const movementLabels = {
  booking: priceSummaryLabels.payments.booking,
  difference: priceSummaryLabels.payments.difference,
  late_fee: priceSummaryLabels.payments.lateFee,
  deposit: priceSummaryLabels.payments.deposit,
};

/** What a trip costs line by line, and every payment and refund on it. */
export function PriceSummary({ reservation }: { reservation: Reservation }) {
  const {
    lines,
    currency,
    total,
    paid,
    deposit,
    payout,
    earnings,
    time_zone: timeZone,
    viewer,
  } = reservation;
  const payments = shownPayments(reservation);
  const refunds = shownRefunds(reservation);
  const feeMinor = cancellationFeeMinor(reservation);
  const isOver = hasEndedEarly(reservation);
  const where = depositAhead(reservation);
  const isPartlyPaid = !isOver && paid.amount_minor > 0 && paid.amount_minor !== total.amount_minor;

  return (
    <TitledSection heading={priceSummaryLabels.price}>
      <dl className="grid gap-2">
        {lines.map((line, index) => (
          <Line key={index} label={line.label} money={{ amount_minor: line.amount_minor, currency }} />
        ))}
        <Line
          label={isOver ? priceSummaryLabels.bookedPrice : priceSummaryLabels.total}
          money={total}
          className="border-t border-base-300 pt-3 text-lg font-semibold"
        />
        {isPartlyPaid && <Line label={priceSummaryLabels.paid} money={paid} />}
        {feeMinor > 0 && (
          <Line
            label={priceSummaryLabels.cancellationFee}
            money={{ amount_minor: feeMinor, currency }}
            className="font-semibold"
          />
        )}
      </dl>
      {payout && viewer !== 'customer' && (!isOver || payout.amount_minor > 0) && (
        <dl className="mt-4 grid gap-2 border-t border-base-300 pt-3">
          {earnings?.map((line) => (
            <Line
              key={line.label}
              label={line.label}
              money={{ amount_minor: line.amount_minor, currency }}
              className="text-sm"
            />
          ))}
          <Line label={priceSummaryLabels.payout[viewer]} money={payout} className="font-semibold" />
        </dl>
      )}
      {where && (
        <p className="mt-3 text-sm text-base-content/75">
          {where === 'held'
            ? priceSummaryLabels.heldDepositExplanation(formatMoney(deposit))
            : priceSummaryLabels.depositExplanation(formatMoney(deposit))}
        </p>
      )}
      {(payments.length > 0 || refunds.length > 0) && (
        <>
          <h3 className="mt-6 border-t border-base-300 pt-5 font-semibold">{priceSummaryLabels.history}</h3>
          <ul className="mt-3 grid gap-4">
            {payments.map((payment) => (
              <Movement
                key={payment.payment_uuid}
                label={movementLabels[payment.purpose]}
                money={payment.amount}
                badge={<StatusBadge {...paymentLabels(payment.status)} />}
                at={payment.captured_at ?? payment.created_at}
                timeZone={timeZone}
              >
                <span>{cardName(payment.card)}</span>
                {viewer === 'customer' && payment.captured_at && (
                  <Link
                    to={`/dashboard/customer-payments/${payment.payment_uuid}`}
                    className="link ml-2 print:hidden"
                  >
                    {priceSummaryLabels.receipt}
                  </Link>
                )}
                <span>{payment.failure && ` ${payment.failure.message}`}</span>
              </Movement>
            ))}
            {refunds.map((refund) => (
              <Movement
                key={refund.refund_uuid}
                label={priceSummaryLabels.refund}
                money={{ ...refund.amount, amount_minor: -refund.amount.amount_minor }}
                badge={<StatusBadge {...refundLabels(refund.status)} />}
                at={refund.settled_at ?? refund.created_at}
                timeZone={timeZone}
              >
                {refund.reason}
              </Movement>
            ))}
          </ul>
        </>
      )}
    </TitledSection>
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
  timeZone: string;
  children: ReactNode;
}

function Movement({ label, money, badge, at, timeZone, children }: MovementProps) {
  return (
    <li className="grid gap-1">
      <span className="flex justify-between gap-4 font-medium">
        <span>{label}</span>
        <span className="tabular-nums">{formatMoney(money)}</span>
      </span>
      <span className="flex flex-wrap items-center justify-between gap-2 text-sm text-base-content/75">
        <time dateTime={at}>{formatOnCarClock(at, timeZone)}</time>
        {badge}
      </span>
      <span className="text-sm text-base-content/75">{children}</span>
    </li>
  );
}
