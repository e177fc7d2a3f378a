import { Link } from 'react-router-dom';
import { PersonName, StatusBadge } from 'shared-ui';
import { formatInstant, formatMoney } from 'shared-ui/formats';
import type { AccountedPayment } from './api/all-payments';
import { cardName, paymentLabels, purposeLabels } from '../../lib/payment-labels';
import { paymentsTableLabels } from './labels';
import { RefundTroubles } from './refund-troubles';
import { WaitingApproval } from './waiting-approval';

interface PaymentsTableProps {
  payments: AccountedPayment[];
  onRefund: (payment: AccountedPayment) => void;
}

/** Payments as a table; on a phone each row is a card. */
export function PaymentsTable({ payments, onRefund }: PaymentsTableProps) {
  return (
    <div className="overflow-hidden rounded-box border border-base-300 bg-base-100 shadow-raised">
      <table className="w-full text-left max-md:block">
        <caption className="sr-only">{paymentsTableLabels.caption}</caption>
        <thead className="border-b border-base-300 text-sm text-base-content/75 max-md:sr-only">
          <tr>
            <th className="px-4 py-3 font-medium">{paymentsTableLabels.payment}</th>
            <th className="px-4 py-3 font-medium">{paymentsTableLabels.trip}</th>
            <th className="px-4 py-3 font-medium">{paymentsTableLabels.state}</th>
            <th className="px-4 py-3 text-right font-medium">{paymentsTableLabels.amount}</th>
            <th className="px-4 py-3 text-right font-medium">
              <span className="sr-only">{paymentsTableLabels.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-base-300 max-md:block">
          {payments.map((payment) => (
            <PaymentRow key={payment.payment_uuid} payment={payment} onRefund={() => onRefund(payment)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PaymentRow({ payment, onRefund }: { payment: AccountedPayment; onRefund: () => void }) {
  const { customer, owner, car, amount, refunded, refundable } = payment;
  return (
    <tr className="max-md:grid max-md:gap-2 max-md:p-4 md:hover:bg-base-200/60">
      <td className="md:px-4 md:py-3">
        <span className="font-semibold">
          <PersonName>{`${customer.fname} ${customer.lname}`}</PersonName>
        </span>
        <span className="block text-sm wrap-anywhere text-base-content/75">{customer.email}</span>
        <span className="block text-sm text-base-content/75">
          <span>{formatInstant(payment.captured_at ?? payment.created_at)}</span>
          <span>{payment.card && ` · ${cardName(payment.card)}`}</span>
        </span>
      </td>
      <td className="md:px-4 md:py-3">
        <Link to={`/dashboard/reservations/${payment.reservation_uuid}`} className="link">
          {car.make} {car.model}
        </Link>
        <span className="block text-sm text-base-content/75">
          {paymentsTableLabels.purpose(purposeLabels[payment.purpose], owner.fname, owner.lname)}
        </span>
      </td>
      <td className="md:px-4 md:py-3">
        <StatusBadge {...paymentLabels(payment.status)} />
        <RefundTroubles payment={payment} />
        {payment.awaiting_approval && (
          <WaitingApproval
            approval={payment.awaiting_approval}
            name={`${customer.fname} ${customer.lname}`}
          />
        )}
      </td>
      <td className="whitespace-nowrap tabular-nums md:px-4 md:py-3 md:text-right">
        <span className="font-semibold">{formatMoney(amount)}</span>
        {refunded.amount_minor > 0 && (
          <span className="block text-sm text-base-content/75">
            {paymentsTableLabels.refunded(formatMoney(refunded))}
          </span>
        )}
      </td>
      <td className="md:px-4 md:py-3 md:text-right">
        {refundable.amount_minor > 0 && (
          <button type="button" className="btn btn-outline btn-sm" onClick={onRefund}>
            {paymentsTableLabels.refund}
            <span className="sr-only">
              {' '}
              {paymentsTableLabels.refundTarget(customer.fname, customer.lname)}
            </span>
          </button>
        )}
      </td>
    </tr>
  );
}
