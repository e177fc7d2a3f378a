import { RequireRole } from '../features/access/require-role';
import { PaymentPage } from '../features/payment/payment-page';

/** Where a customer pays for the car that is held for them. */
export function PaymentScreen() {
  return (
    <RequireRole audience="renters">
      <PaymentPage />
    </RequireRole>
  );
}
