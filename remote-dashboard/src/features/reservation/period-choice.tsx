import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { loadPart, useApiClient } from 'shared-auth';
import type { Reservation } from '../../api/reservations';
import { carCalendarOptions, type WantedPeriod } from '../../api/trip-quotes';
import { formatLocalTime, zoneName } from '../../lib/format-time';
import { addDays, at, clockOf, dayOf, todayIn } from '../../lib/local-time';
import { pickDay } from '../../lib/pick-day';
import { ClockSelect } from '../../ui/clock-select';
import type { DayRange } from '../../ui/day-range-calendar';
import { daysForChange } from './days-for-change';

const DayRangeCalendar = loadPart(
  () => import('../../ui/day-range-calendar').then((m) => m.DayRangeCalendar),
  {
    what: 'The calendar',
  },
);

interface PeriodChoiceProps {
  reservation: Reservation;
  /** Undefined while only the first day is chosen. */
  wanted: WantedPeriod | undefined;
  onChange: (wanted: WantedPeriod | undefined) => void;
}

/** The days and times of a trip; of one that is under way, only its end. */
export function PeriodChoice({ reservation, wanted, onChange }: PeriodChoiceProps) {
  const { car, time_zone: timeZone, pick_up: pickUp, status } = reservation;
  const calendar = useQuery(carCalendarOptions(useApiClient(), car.car_uuid));
  const isUnderWay = status === 'in_progress';
  const today = todayIn(timeZone);
  const days = daysForChange(calendar.data ?? undefined, reservation);
  const [range, setRange] = useState<DayRange>({ from: dayOf(pickUp), to: dayOf(reservation.return) });
  const [clocks, setClocks] = useState({ from: clockOf(pickUp), to: clockOf(reservation.return) });

  function choose(next: DayRange, times: typeof clocks) {
    setRange(next);
    setClocks(times);
    onChange(
      next.to === undefined
        ? undefined
        : { pick_up: at(next.from, times.from), return: at(next.to, times.to) },
    );
  }

  return (
    <>
      <p className="text-base-content/80">
        {isUnderWay ? 'Choose the new last day.' : 'Choose the new first day, then the new last day.'} All
        times are local: {zoneName(timeZone)}.
      </p>
      <div className="mt-3 min-h-[21rem] rounded-box border border-base-300 p-3">
        <DayRangeCalendar
          label="New days of the trip"
          range={range}
          onPick={(day) => choose(isUnderWay ? { from: range.from, to: day } : pickDay(range, day), clocks)}
          canPick={(day) => day >= today && (isUnderWay || !days.isTaken(day))}
          isTaken={days.isTaken}
          isPartlyTaken={days.isPartlyTaken}
          today={today}
          lastDay={addDays(today, 365)}
        />
      </div>
      <p role="status" className="mt-3 font-medium">
        {wanted
          ? `${formatLocalTime(wanted.pick_up)} – ${formatLocalTime(wanted.return)}`
          : 'Now choose the last day.'}
      </p>
      <div className="mt-3 grid grid-cols-2 gap-4">
        {isUnderWay ? (
          <span />
        ) : (
          <ClockSelect
            label="Pick-up time"
            value={clocks.from}
            onChange={(from) => choose(range, { ...clocks, from })}
          />
        )}
        <ClockSelect
          label="Return time"
          value={clocks.to}
          onChange={(to) => choose(range, { ...clocks, to })}
        />
      </div>
    </>
  );
}
