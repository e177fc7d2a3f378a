import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fillIn, PersonName, StatusBadge } from '@drove/shared-ui';
import { clockOf, formatDay, formatInstant, formatMoney, type Money } from '@drove/shared-ui/formats';
import type { Receipt } from './api/my-payments';
import { addressLine } from '../../lib/address-line';
import { cardName, paymentLabels, refundLabels } from '../../lib/payment-labels';
import { shortNumber } from '../../lib/short-number';
import { receiptSheetLabels } from './labels';

const headings = {
  booking: receiptSheetLabels.trip,
  difference: receiptSheetLabels.changedTrip,
  late_fee: receiptSheetLabels.trip,
  deposit: receiptSheetLabels.trip,
};

/** A receipt: who paid whom for what, line by line, and what was given back. On paper only this is left. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { payment, reservation, lines, refunds, customer, seller } = receipt;
  const { car } = reservation;
  const isPaid = payment.captured_at !== null;

  return (
    <div className="rounded-box border border-base-300 bg-base-100 p-5 shadow-raised sm:p-8 print:border-0 print:p-0 print:shadow-none">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-3xl font-bold tracking-tight">
            {isPaid ? receiptSheetLabels.heading : receiptSheetLabels.payment}
          </h1>
          <p className="mt-1 text-base-content/80">
            <span>{formatInstant(payment.captured_at ?? payment.created_at)}</span>
            <span>{payment.card && ` · ${cardName(payment.card)}`}</span>
          </p>
        </div>
        <StatusBadge {...paymentLabels(payment.status)} />
      </header>
      {payment.failure && <p className="mt-4 text-error">{payment.failure.message}</p>}
      <div className="mt-6 grid gap-6 wrap-anywhere sm:grid-cols-2">
        <Side heading={receiptSheetLabels.paidBy}>
          <PersonName>{customer.name}</PersonName>
          <span translate="no" className="block empty:hidden">
            {addressLine(customer)}
          </span>
          <span>{customer.email}</span>
        </Side>
        <Side heading={receiptSheetLabels.paidTo}>
          <PersonName>{seller.name}</PersonName>
          <br />
          <span>{receiptSheetLabels.onBehalfOf(seller.on_behalf_of)}</span>
        </Side>
        <Side heading={receiptSheetLabels.purpose}>
          <Link to={`/dashboard/customer-reservations/${reservation.reservation_uuid}`} className="link">
            {`${car.make} ${car.model} ${car.year}`}
          </Link>
          <span>{`, ${car.place.name}`}</span>
        </Side>
        <Side heading={headings[payment.purpose]}>
          <span>{`${formatDay(reservation.pick_up)}, ${clockOf(reservation.pick_up)}`}</span>
          <br />
          <span>{`${formatDay(reservation.return)}, ${clockOf(reservation.return)}`}</span>
        </Side>
      </div>
      <dl className="mt-8 grid gap-2 border-t border-base-300 pt-5">
        {lines.map((line, index) => (
          <Line
            key={index}
            label={line.label}
            money={{ amount_minor: line.amount_minor, currency: payment.amount.currency }}
          />
        ))}
        <Line
          label={isPaid ? receiptSheetLabels.paid : receiptSheetLabels.amount}
          money={payment.amount}
          className="border-t border-base-300 pt-3 text-lg font-semibold"
        />
        {refunds.map((refund) => (
          <Line
            key={refund.refund_uuid}
            label={`${refundLabels(refund.status).label}, ${formatInstant(refund.settled_at ?? refund.created_at)}: ${refund.reason}`}
            money={{ ...refund.amount, amount_minor: -refund.amount.amount_minor }}
          />
        ))}
        {refunds.length > 0 && (
          <Line
            label={receiptSheetLabels.left}
            money={leftOf(receipt)}
            className="border-t border-base-300 pt-3 font-semibold"
          />
        )}
      </dl>
      <p className="mt-8 text-sm wrap-anywhere text-base-content/75">
        <span>
          {fillIn(receiptSheetLabels.paymentNumber, { number: verbatim(shortNumber(payment.payment_uuid)) })}
        </span>
        <br />
        <span>{fillIn(receiptSheetLabels.bookingCode, { code: verbatim(reservation.booking_code) })}</span>
      </p>
    </div>
  );
}

/** What was paid less what went or goes back; one that failed has not, and a bank may keep what it holds. */
function leftOf({ payment, refunds }: Receipt): Money {
  const back = refunds
    .filter(({ status }) => status !== 'failed' && status !== 'on_hold')
    .reduce((sum, { amount }) => sum + amount.amount_minor, 0);
  return { ...payment.amount, amount_minor: payment.amount.amount_minor - back };
}

function Side({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-sm text-base-content/75">{heading}</h2>
      <p className="font-medium wrap-anywhere">{children}</p>
    </section>
  );
}

function Line({ label, money, className = '' }: { label: string; money: Money; className?: string }) {
  return (
    <div className={`flex justify-between gap-4 ${className}`}>
      <dt>{label}</dt>
      <dd className="whitespace-nowrap tabular-nums">{formatMoney(money)}</dd>
    </div>
  );
}

const verbatim = (number: string) => <span translate="no">{number}</span>;
