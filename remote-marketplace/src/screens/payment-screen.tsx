import { RequireRole } from '@drove/shared-auth';
import { accessFor } from '../features/access/access';
import { PaymentPage } from '../features/payment/payment-page';

/** Where a customer pays for the car that is held for them. */
export function PaymentScreen() {
  return (
    <RequireRole access={accessFor('renters')}>
      <PaymentPage />
    </RequireRole>
  );
}
