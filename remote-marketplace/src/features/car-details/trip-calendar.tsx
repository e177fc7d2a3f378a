import { useApi } from '@drove/api-client';
import { useQuery } from '@tanstack/react-query';
import { loadPart } from '@drove/shared-auth';
import { RetryNotice } from '@drove/shared-ui';
import { clockOf, dayOf, formatDay, formatLocalTime, zoneName } from '@drove/shared-ui/formats';
import { carCalendarOptions, type Car } from '../../api/cars';
import { ClockSelect } from '../../ui/clock-select';
import { freeDaysOf } from './free-days';
import { tripCalendarLabels } from './labels';
import type { useTrip } from './use-trip';

const DayRangeCalendar = loadPart(
  () => import('@drove/shared-ui/day-range-calendar').then((m) => m.DayRangeCalendar),
  {
    what: tripCalendarLabels.part,
  },
);

interface TripCalendarProps {
  car: Car;
  trip: ReturnType<typeof useTrip>;
}

/** The days on which the car is free, on the page itself. */
export function TripCalendar(props: TripCalendarProps) {
  return (
    <section aria-labelledby="trip-calendar">
      <h2 id="trip-calendar" className="text-xl font-semibold tracking-tight">
        {tripCalendarLabels.heading}
      </h2>
      <TripPicker {...props} />
    </section>
  );
}

/** The days on which the car is free, in its own city's time; picking two of them chooses the trip. Their place alone before `isDrawn`. */
export function TripPicker({ car, trip, isDrawn = true }: TripCalendarProps & { isDrawn?: boolean }) {
  const query = useQuery(carCalendarOptions(useApi(), car.car_uuid));
  const days = query.data && freeDaysOf(query.data);
  const { period, range } = trip;

  return (
    <>
      <p className="mt-1 text-base-content/80">
        {tripCalendarLabels.explanation(zoneName(car.place.time_zone))}
      </p>
      <p role="status" className="mt-3 font-medium">
        <span>{!range && tripCalendarLabels.pickUpHint}</span>
        <span>{range && !range.to && tripCalendarLabels.returnHint(formatDay(range.from))}</span>
        <span>{period && `${formatLocalTime(period.pickUp)} – ${formatLocalTime(period.return)}`}</span>
      </p>
      {trip.isLinkNonsense && <p className="mt-2 text-sm text-warning">{tripCalendarLabels.linkNotValid}</p>}
      <div className="mt-4 min-h-[22rem] rounded-box border border-base-300 p-3 sm:p-5">
        {query.isError && (
          <RetryNotice
            heading={tripCalendarLabels.notLoaded}
            error={query.error}
            isBusy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
        {isDrawn && query.data && days && (
          <DayRangeCalendar
            label={tripCalendarLabels.name(car.make, car.model)}
            range={range}
            onPick={(day) => trip.pick(day, days)}
            canPick={(day) => days.canPick(day, range)}
            isTaken={days.isTaken}
            isPartlyTaken={days.isPartlyTaken}
            isKept={days.isClosed}
            today={query.data.today_on}
            lastDay={query.data.to_on}
            months={2}
          />
        )}
      </div>
      {period && days && (
        <div className="mt-4 grid max-w-md grid-cols-2 gap-4">
          <ClockSelect
            label={tripCalendarLabels.pickUpTime}
            value={clockOf(period.pickUp)}
            from={days.dayOn(dayOf(period.pickUp))?.pick_up_from ?? '00:00'}
            until={days.dayOn(dayOf(period.pickUp))?.pick_up_until ?? '24:00'}
            onChange={(clock) => trip.setClocks(clock, clockOf(period.return))}
          />
          <ClockSelect
            label={tripCalendarLabels.returnTime}
            value={clockOf(period.return)}
            from={laterOf(
              dayOf(period.pickUp) === dayOf(period.return) ? clockOf(period.pickUp) : '00:00',
              days.dayOn(dayOf(period.return))?.return_from ?? '00:00',
            )}
            until={days.dayOn(dayOf(period.return))?.return_by ?? '24:00'}
            onChange={(clock) => trip.setClocks(clockOf(period.pickUp), clock)}
          />
        </div>
      )}
      {range && (
        <button type="button" className="btn mt-3 -ml-3 btn-ghost btn-sm" onClick={trip.clear}>
          {tripCalendarLabels.clearDates}
        </button>
      )}
    </>
  );
}

function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}
