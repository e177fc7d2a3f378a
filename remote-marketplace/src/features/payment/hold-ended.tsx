import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Reservation } from '../../api/reservations';
import { MessagePage } from '../../ui/message-page';
import { PriceAgain } from './price-again';
import { FocusedHeading } from './focused-heading';

interface HoldEndedProps {
  reservation: Reservation;
  /** It ended before the customer's eyes. */
  takesFocus: boolean;
}

/** The time to pay is over: says so, and looks on demand whether the car is still free, and for how much. */
export function HoldEnded({ reservation, takesFocus }: HoldEndedProps) {
  const [isAskingAgain, setAskingAgain] = useState(false);
  const { car, pick_up: pickUp, return: back, total, payments } = reservation;

  if (isAskingAgain) {
    return (
      <PriceAgain
        heading="The car is still free"
        sentence="You can have it held for you again, for another 15 minutes."
        carUuid={car.car_uuid}
        period={{ pickUp, return: back }}
        before={total}
        takesFocus
      />
    );
  }
  return (
    <MessagePage
      heading={<FocusedHeading isFocused={takesFocus}>Your time to pay has run out</FocusedHeading>}
      ways={
        <>
          <button type="button" className="btn btn-primary" onClick={() => setAskingAgain(true)}>
            Check again
          </button>
          <Link to={`/carlisting/car/${car.car_uuid}`} className="btn btn-outline">
            Choose other days
          </Link>
        </>
      }
    >
      <p>
        The {car.make} {car.model} was held for you for 15 minutes, and others can book it now. Nothing was
        charged. Perhaps it is still free: we can look.
      </p>
      {payments.at(-1)?.failure && <p>{payments.at(-1)?.failure?.message}</p>}
    </MessagePage>
  );
}
