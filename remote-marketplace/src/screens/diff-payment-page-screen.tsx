import { useSearchParams } from 'react-router-dom';
import { RequireRole } from '@drove/shared-auth';
import { accessFor } from '../features/access/access';
import { ChangeCheckout } from '../features/payment/change-checkout';
import { DepositCheckout } from '../features/payment/deposit-checkout';
import { LateFeeCheckout } from '../features/payment/late-fee-checkout';

/** Where a customer pays what a change or the late return of their trip costs, or sets its deposit aside, in the dashboard's frame. */
export function DiffPaymentPageScreen() {
  const [parameters] = useSearchParams();
  const late = parameters.get('late');
  const deposit = parameters.get('deposit');
  return (
    <RequireRole access={accessFor('renters')}>
      {late ? (
        <LateFeeCheckout key={late} reservationUuid={late} />
      ) : deposit ? (
        <DepositCheckout key={deposit} reservationUuid={deposit} />
      ) : (
        <ChangeCheckout />
      )}
    </RequireRole>
  );
}
