import type { RentingHome } from '../../../api/home';
import { PaymentRow } from '../../../ui/payment-row';

/** The last few payments; each leads to its receipt. */
export function RecentPayments({ payments }: Pick<RentingHome, 'payments'>) {
  return (
    <ul className="divide-y divide-base-300 overflow-hidden rounded-box border border-base-300 bg-base-100 shadow-raised">
      {payments.map((payment) => (
        <li key={payment.payment_uuid}>
          <PaymentRow payment={payment} />
        </li>
      ))}
    </ul>
  );
}
