import { RequireRole } from '../features/access/require-role';
import { ChosenTrip } from '../features/payment/chosen-trip';
import { ComingPage } from '../ui/coming-page';

/** Where a customer pays for the car that is held for them. */
export function PaymentScreen() {
  return (
    <RequireRole audience="renters">
      <ChosenTrip />
      <ComingPage
        heading="Payment"
        purpose="The last step of a booking: you pay for the car that is held for you."
        plans={[
          'Check the trip and every line of its price before you pay.',
          'Pay within 15 minutes; until then nobody else can book the car.',
          'Get your confirmation at once, or a clear reason when a payment fails.',
        ]}
        way={{ to: '/carlisting', label: 'Find a car' }}
      />
    </RequireRole>
  );
}
