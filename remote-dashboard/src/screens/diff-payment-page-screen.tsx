import { RequireRole } from '../features/access/require-role';
import { ComingPage } from '../ui/coming-page';

/** Where a customer pays what a change of their trip costs. */
export function DiffPaymentPageScreen() {
  return (
    <RequireRole audience="renters">
      <ComingPage
        heading="Pay a difference"
        purpose="What a changed trip costs more than you have paid so far."
        plans={[
          'See the old price, the new price and the difference.',
          'Pay exactly that difference.',
          'Leave it: then the trip stays as it was.',
        ]}
        way={{ to: '/dashboard/customer-reservations', label: 'Go to my trips' }}
      />
    </RequireRole>
  );
}
