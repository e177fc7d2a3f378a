import { useApi } from '@drove/api-client';
import { useQuery } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { loadPart } from '@drove/shared-auth';
import type { DayRange } from '@drove/shared-ui/day-range-calendar';
import { addDays, at, dayOf, formatLocalTime, pickDay, todayIn, zoneName } from '@drove/shared-ui/formats';
import { ClockField } from '@drove/shared-ui/forms';
import type { Reservation } from '../../api/reservations';
import { carCalendarOptions, type CarCalendar } from '../../api/trip-quotes';
import { periodChoiceLabels } from './action-labels';
import type { ChangeValues } from './change-form.values';

const DayRangeCalendar = loadPart(
  () => import('@drove/shared-ui/day-range-calendar').then((m) => m.DayRangeCalendar),
  {
    what: periodChoiceLabels.calendarPart,
  },
);

/** The days and times of the form around it; of a trip that is under way, only its end. */
export function PeriodChoice({ reservation }: { reservation: Reservation }) {
  const { car, time_zone: timeZone, status } = reservation;
  const { values, setValues } = useFormikContext<ChangeValues>();
  const calendar = useQuery(carCalendarOptions(useApi(), car.car_uuid));
  const isUnderWay = status === 'in_progress';
  const today = todayIn(timeZone);
  const days = daysForChange(calendar.data ?? undefined, reservation);
  const range: DayRange = { from: values.from_on, ...(values.to_on && { to: values.to_on }) };

  function choose(day: string) {
    const next = isUnderWay ? { from: range.from, to: day } : pickDay(range, day);
    void setValues({
      ...values,
      from_on: next.from,
      to_on: next.to ?? '',
      pick_up_clock: within(values.pick_up_clock, days.hoursOn(next.from)),
      return_clock: next.to ? within(values.return_clock, days.hoursOn(next.to)) : values.return_clock,
    });
  }

  return (
    <>
      <p className="text-base-content/80">
        {isUnderWay
          ? periodChoiceLabels.lastDay(zoneName(timeZone))
          : periodChoiceLabels.firstDay(zoneName(timeZone))}
      </p>
      <div className="mt-3 min-h-[21rem] rounded-box border border-base-300 p-3">
        <DayRangeCalendar
          label={periodChoiceLabels.calendar}
          range={range}
          onPick={choose}
          canPick={(day) => day >= today && (isUnderWay || !days.isTaken(day))}
          isTaken={days.isTaken}
          isPartlyTaken={days.isPartlyTaken}
          isKept={days.isClosed}
          today={today}
          lastDay={addDays(today, 365)}
        />
      </div>
      <p role="status" className="mt-3 font-medium">
        {values.to_on
          ? `${formatLocalTime(at(values.from_on, values.pick_up_clock))} – ${formatLocalTime(at(values.to_on, values.return_clock))}`
          : periodChoiceLabels.lastDayMissing}
      </p>
      <div className="mt-3 grid grid-cols-2 gap-4">
        {isUnderWay ? (
          <span />
        ) : (
          <ClockField
            name="pick_up_clock"
            label={periodChoiceLabels.pickUpTime}
            {...days.hoursOn(values.from_on)}
          />
        )}
        <ClockField
          name="return_clock"
          label={periodChoiceLabels.returnTime}
          {...days.hoursOn(values.to_on)}
        />
      </div>
    </>
  );
}

/**
 * Which days a trip can be moved to: those that the car's calendar says are free, and its own, which only look
 * taken because of it. What exactly is possible, to the minute, the server says when the difference is asked for.
 */
function daysForChange(calendar: CarCalendar | undefined, trip: Pick<Reservation, 'pick_up' | 'return'>) {
  const byDay = new Map(calendar?.days.map((day) => [day.on, day]));
  const isOwn = (day: string) => day >= dayOf(trip.pick_up) && day <= dayOf(trip.return);
  return {
    isTaken: (day: string) => !isOwn(day) && byDay.get(day)?.availability === 'taken',
    /** The owner neither hands the car over then nor takes it back. */
    isClosed: (day: string) => byDay.get(day)?.is_open === false,
    /** When the owner hands the car over and takes it back; the whole day where that is not known. */
    hoursOn: (day: string): Hours => ({
      from: byDay.get(day)?.open_from ?? '00:00',
      until: byDay.get(day)?.open_until ?? '24:00',
    }),
    isPartlyTaken: (day: string) => !isOwn(day) && byDay.get(day)?.availability === 'partly',
  };
}

interface Hours {
  from: string;
  until: string;
}

/** A time of the day, or the nearest to it within hours. */
function within(clock: string, { from, until }: Hours): string {
  if (clock < from) return from;
  return clock > until ? until : clock;
}
