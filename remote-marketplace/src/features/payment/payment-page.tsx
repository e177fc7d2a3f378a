import { Link, useSearchParams } from 'react-router-dom';
import { MessagePage } from '../../ui/message-page';
import { HoldCar } from './hold-car';
import { ReservationCheckout } from './reservation-checkout';

/**
 * Pays for the reservation in the address. From the page of a car there is a quote instead: then the car is held
 * first, and the address becomes the reservation's, which can be reloaded and gone back to.
 */
export function PaymentPage() {
  const [parameters] = useSearchParams();
  const reservationUuid = parameters.get('reservation');
  const quoteUuid = parameters.get('quote');
  if (reservationUuid) return <ReservationCheckout key={reservationUuid} reservationUuid={reservationUuid} />;
  if (quoteUuid) return <HoldCar key={quoteUuid} quoteUuid={quoteUuid} parameters={parameters} />;
  return (
    <MessagePage
      heading="Payment"
      ways={
        <>
          <Link to="/carlisting" className="btn btn-primary">
            Find a car
          </Link>
          <Link to="/dashboard/customer-reservations" className="btn btn-outline">
            Go to my trips
          </Link>
        </>
      }
    >
      <p>
        Here you pay for a trip. Choose a car and your dates first; a trip that waits to be paid is among your
        trips.
      </p>
    </MessagePage>
  );
}
