import { Link } from 'react-router-dom';
import { CardCell, CardRow, CardTable, PersonName, StatusBadge } from '@drove/shared-ui';
import { formatInstant, formatMoney } from '@drove/shared-ui/formats';
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
    <CardTable
      caption={paymentsTableLabels.caption}
      columns={[
        paymentsTableLabels.payment,
        paymentsTableLabels.trip,
        paymentsTableLabels.state,
        { heading: paymentsTableLabels.amount, isAmount: true },
        { heading: <span className="sr-only">{paymentsTableLabels.actions}</span> },
      ]}
    >
      {payments.map((payment) => (
        <PaymentRow key={payment.payment_uuid} payment={payment} onRefund={() => onRefund(payment)} />
      ))}
    </CardTable>
  );
}

function PaymentRow({ payment, onRefund }: { payment: AccountedPayment; onRefund: () => void }) {
  const { customer, owner, car, amount, refunded, refundable } = payment;
  return (
    <CardRow>
      <CardCell isFreeText>
        <span className="font-semibold">
          <PersonName>{`${customer.fname} ${customer.lname}`}</PersonName>
        </span>
        <span className="block text-sm text-base-content/75">{customer.email}</span>
        <span className="block text-sm text-base-content/75">
          <span>{formatInstant(payment.captured_at ?? payment.created_at)}</span>
          <span>{payment.card && ` · ${cardName(payment.card)}`}</span>
        </span>
      </CardCell>
      <CardCell isFreeText>
        <Link to={`/dashboard/reservations/${payment.reservation_uuid}`} className="link">
          {`${car.make} ${car.model}`}
        </Link>
        <span className="block text-sm text-base-content/75">
          {paymentsTableLabels.purpose(purposeLabels[payment.purpose], owner.fname, owner.lname)}
        </span>
      </CardCell>
      <CardCell>
        <StatusBadge {...paymentLabels(payment.status)} />
        <RefundTroubles payment={payment} />
        {payment.awaiting_approval && (
          <WaitingApproval
            approval={payment.awaiting_approval}
            name={`${customer.fname} ${customer.lname}`}
          />
        )}
      </CardCell>
      <CardCell isAmount>
        <span className="font-semibold">{formatMoney(amount)}</span>
        {refunded.amount_minor > 0 && (
          <span className="block text-sm text-base-content/75">
            {paymentsTableLabels.refunded(formatMoney(refunded))}
          </span>
        )}
      </CardCell>
      <CardCell isAmount>
        {refundable.amount_minor > 0 && (
          <button type="button" className="btn btn-outline btn-sm" onClick={onRefund}>
            {paymentsTableLabels.refund}
            <span className="sr-only">
              {` ${paymentsTableLabels.refundTarget(customer.fname, customer.lname)}`}
            </span>
          </button>
        )}
      </CardCell>
    </CardRow>
  );
}
