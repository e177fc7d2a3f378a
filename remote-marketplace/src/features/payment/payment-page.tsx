import { useApi } from '@drove/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { fillIn } from '@drove/shared-ui';
import { formatLocalTime, formatMoney } from '@drove/shared-ui/formats';
import { tripsToPayOptions } from '../../api/reservations';
import { MessagePage } from '@drove/shared-ui/message-page';
import { HoldCar } from './hold-car';
import { paymentPageLabels } from './labels';
import { ReservationCheckout } from './reservation-checkout';

/**
 * Pays for the reservation in the address. From the page of a car there is a quote instead: then the car is held
 * first, and the address becomes the reservation's, which can be reloaded and gone back to.
 */
export function PaymentPage() {
  const [parameters] = useSearchParams();
  const reservationUuid = parameters.get('reservation');
  const quoteUuid = parameters.get('quote');
  // Going on within this page is no move to another one, for which the frame would see to the keyboard's place.
  const [begunWith] = useState(reservationUuid);
  if (reservationUuid)
    return (
      <ReservationCheckout
        key={reservationUuid}
        reservationUuid={reservationUuid}
        takesFocus={reservationUuid !== begunWith}
      />
    );
  if (quoteUuid) return <HoldCar key={quoteUuid} quoteUuid={quoteUuid} parameters={parameters} />;
  return <WithoutTrip />;
}

/** For who comes without a trip: those that wait to be paid, if there are any. */
function WithoutTrip() {
  const { data: trips = [] } = useQuery(tripsToPayOptions(useApi()));
  return (
    <MessagePage
      heading={paymentPageLabels.heading}
      ways={
        <>
          <Link to="/carlisting" className="btn btn-primary">
            {paymentPageLabels.toCars}
          </Link>
          <Link to="/dashboard/customer-reservations" className="btn btn-outline">
            {paymentPageLabels.toMyTrips}
          </Link>
        </>
      }
    >
      <p>{paymentPageLabels.nothingToPay}</p>
      {trips.map((trip) => (
        <p key={trip.reservation_uuid}>
          {fillIn(paymentPageLabels.held(trip.car.make, trip.car.model, formatLocalTime(trip.pick_up)), {
            pay: (
              <Link to={`/payment?reservation=${trip.reservation_uuid}`} className="link link-primary">
                {paymentPageLabels.pay(formatMoney(trip.total))}
              </Link>
            ),
          })}
        </p>
      ))}
    </MessagePage>
  );
}
