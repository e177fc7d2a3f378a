import { useParams } from 'react-router-dom';
import { RequireRole } from '../features/access/require-role';
import { ReceiptPage } from '../features/my-payments/receipt-page';

/** The receipt of one of the user's payments. */
export function ReceiptScreen() {
  const { payment_uuid: paymentUuid = '' } = useParams();
  return (
    <RequireRole audience="renters">
      <ReceiptPage paymentUuid={paymentUuid} />
    </RequireRole>
  );
}
