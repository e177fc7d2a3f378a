import { Link } from 'react-router-dom';
import { fillIn } from '@drove/shared-ui';
import { clockOf, counted, formatDay, formatMoney } from '@drove/shared-ui/formats';
import type { Reservation } from '../../api/reservations';
import { TitledSection } from '../../ui/titled-section';
import { Fact, Small } from './fact';
import { tripFactsLabels } from './facts-labels';
import { isLateFeeAhead } from './true-of-state';

/** When a trip is and with which car, and what a late return costs. */
export function TripFacts({ reservation }: { reservation: Reservation }) {
  const { car } = reservation;
  return (
    <TitledSection heading={tripFactsLabels.heading}>
      <dl className="grid gap-5 wrap-anywhere sm:grid-cols-2">
        <Fact icon="calendar" label={tripFactsLabels.pickUp}>
          <When time={reservation.pick_up} />
        </Fact>
        <Fact icon="calendar" label={tripFactsLabels.return}>
          <When time={reservation.return} />
        </Fact>
        <Fact icon="photo" label={tripFactsLabels.car}>
          <Link to={`/carlisting/car/${car.car_uuid}`} className="link">
            {`${car.make} ${car.model} ${car.year}`}
          </Link>
          {car.plate && (
            <Small>{fillIn(tripFactsLabels.plate, { plate: <span translate="no">{car.plate}</span> })}</Small>
          )}
        </Fact>
      </dl>
      {isLateFeeAhead(reservation) && (
        <>
          <h3 className="mt-6 border-t border-base-300 pt-5 font-semibold">{tripFactsLabels.lateReturn}</h3>
          <p className="mt-1 text-base-content/80">
            {tripFactsLabels.lateFee(formatMoney(reservation.late_fee_per_hour))}
          </p>
        </>
      )}
      <p className="mt-4 text-sm text-base-content/75">{counted(reservation.billable_days, 'day')}</p>
    </TitledSection>
  );
}

const When = ({ time }: { time: string }) => <span>{`${formatDay(time)}, ${clockOf(time)}`}</span>;
