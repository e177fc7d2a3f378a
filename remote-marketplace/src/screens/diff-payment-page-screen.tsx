import { RequireRole } from '../features/access/require-role';
import { ChangeCheckout } from '../features/payment/change-checkout';

/** Where a customer pays what a change of their trip costs, in the dashboard's frame. */
export function DiffPaymentPageScreen() {
  return (
    <RequireRole audience="renters">
      <ChangeCheckout />
    </RequireRole>
  );
}
