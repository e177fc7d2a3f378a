import { useApi } from '@drove/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatClock } from '@drove/shared-ui/formats';
import type { Reservation } from '../../api/reservations';
import { holdsOptions } from '../../api/holds';
import { MessagePage } from '@drove/shared-ui/message-page';
import { holdEndedLabels } from './labels';
import { PriceAgain } from './price-again';
import { FocusedHeading } from './focused-heading';

interface HoldEndedProps {
  reservation: Reservation;
  /** It ended before the customer's eyes. */
  takesFocus: boolean;
}

/**
 * A hold has ended unpaid: says so, and from when on the car can be held again. Then it looks on demand whether it is
 * still free, and for how much.
 */
export function HoldEnded({ reservation, takesFocus }: HoldEndedProps) {
  const [isAskingAgain, setAskingAgain] = useState(false);
  const { data: held } = useQuery(holdsOptions(useApi()));
  const pause = held?.paused_cars.find(({ car_uuid }) => car_uuid === reservation.car.car_uuid);
  const { car, pick_up: pickUp, return: back, total, payments } = reservation;

  if (isAskingAgain) {
    return (
      <PriceAgain
        heading={holdEndedLabels.stillFreeHeading}
        sentence={holdEndedLabels.stillFree}
        carUuid={car.car_uuid}
        period={{ pickUp, return: back }}
        before={total}
        takesFocus
      />
    );
  }
  return (
    <MessagePage
      heading={<FocusedHeading isFocused={takesFocus}>{endedHeading(reservation)}</FocusedHeading>}
      ways={
        <>
          {pause === undefined && (
            <button type="button" className="btn btn-primary" onClick={() => setAskingAgain(true)}>
              {holdEndedLabels.retry}
            </button>
          )}
          <Link to={pause ? '/carlisting' : `/carlisting/car/${car.car_uuid}`} className="btn btn-outline">
            {pause ? holdEndedLabels.toCars : holdEndedLabels.otherDates}
          </Link>
        </>
      }
    >
      <p>
        {holdEndedLabels.othersCanBook(
          car.make,
          car.model,
          pause
            ? holdEndedLabels.reserveAgainAt(formatClock(pause.until, reservation.time_zone))
            : holdEndedLabels.mayBeAvailable,
        )}
      </p>
      {payments.at(-1)?.failure && <p>{payments.at(-1)?.failure?.message}</p>}
    </MessagePage>
  );
}

function endedHeading({ cancelled_by: by, awaits_verification: isUnverified }: Reservation): string {
  if (by === 'customer') return holdEndedLabels.releasedHeading;
  return isUnverified ? holdEndedLabels.unverifiedHeading : holdEndedLabels.timeOutHeading;
}
