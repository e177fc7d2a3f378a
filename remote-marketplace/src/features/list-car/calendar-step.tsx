import { Refused } from '@drove/api-client';
import { useState } from 'react';
import { loadPart } from '@drove/shared-auth';
import type { DayRange } from '@drove/shared-ui/day-range-calendar';
import { addDays, formatDay, pickDay, todayIn } from '@drove/shared-ui/formats';
import { ContactText } from '@drove/shared-ui';
import { useSetBlockedDays, type BlockedDays, type OwnCar } from './api/my-cars';
import { BookingRules } from './booking-rules';
import { Icon } from '../../ui/icon';
import { calendarStepLabels } from './labels';
import { saveCarMessage } from './save-car.messages';

const DayRangeCalendar = loadPart(
  () => import('@drove/shared-ui/day-range-calendar').then((m) => m.DayRangeCalendar),
  {
    what: calendarStepLabels.part,
    loading: <div className="h-[22rem]" />,
  },
);

interface CalendarStepProps {
  car: OwnCar;
  onContinue: () => void;
  onBack: () => void;
}

/** The days on which the owner needs the car: blocked, and given free again, each saved at once. */
export function CalendarStep({ car, onContinue, onBack }: CalendarStepProps) {
  const today = todayIn();
  const lastDay = addDays(today, 365 * 2);
  const setBlockedDays = useSetBlockedDays(car.car_uuid);
  const [range, setRange] = useState<DayRange>();
  const blocked = car.blocked_days.filter(({ to_on: to }) => to >= today);
  const isBlocked = (day: string) => blocked.some(({ from_on: from, to_on: to }) => day >= from && day <= to);

  function block({ from, to = from }: DayRange) {
    setBlockedDays.mutate(withDays(blocked, { from_on: from, to_on: to }), {
      onSuccess: () => setRange(undefined),
    });
  }

  return (
    <section aria-labelledby="blocked-days">
      <h3 id="blocked-days" className="font-semibold">
        {calendarStepLabels.heading}
      </h3>
      <p className="mt-1 text-base-content/80">{calendarStepLabels.explanation}</p>
      <div className="mt-4 rounded-box border border-base-300 p-3 sm:p-5">
        <DayRangeCalendar
          label={calendarStepLabels.calendar}
          range={range}
          onPick={(day) => setRange(pickDay(range, day))}
          canPick={(day) => day >= today && day <= lastDay && !isBlocked(day)}
          isTaken={isBlocked}
          today={today}
          lastDay={lastDay}
          months={2}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <button
          type="button"
          className="btn btn-outline"
          aria-disabled={!range || setBlockedDays.isPending}
          onClick={() => {
            if (range && !setBlockedDays.isPending) block(range);
          }}
        >
          {range?.to && range.to !== range.from ? calendarStepLabels.blockDays : calendarStepLabels.blockDay}
        </button>
        <p role="status">
          {range
            ? `${formatDay(range.from)}${range.to ? ` – ${formatDay(range.to)}` : ''}`
            : calendarStepLabels.daysHint}
        </p>
      </div>
      <p role="alert" className="mt-2 text-sm text-error">
        <ContactText>{setBlockedDays.isError && sentenceOf(setBlockedDays.error)}</ContactText>
      </p>
      <ul aria-label={calendarStepLabels.blockedDays} className="mt-4 grid gap-2">
        {blocked.map((days) => (
          <li
            key={days.from_on}
            className="flex items-center justify-between gap-3 rounded-field border border-base-300 py-1 pr-1 pl-4"
          >
            <span>{`${formatDay(days.from_on)} – ${formatDay(days.to_on)}`}</span>
            <button
              type="button"
              className="btn btn-ghost btn-square"
              aria-label={calendarStepLabels.unblock(formatDay(days.from_on), formatDay(days.to_on))}
              onClick={() => setBlockedDays.mutate(blocked.filter((each) => each !== days))}
            >
              <Icon name="trash" />
            </button>
          </li>
        ))}
      </ul>
      <BookingRules car={car} />
      <div className="mt-8 flex flex-wrap gap-3 border-t border-base-300 pt-5">
        <button type="button" className="btn btn-primary max-sm:w-full" onClick={onContinue}>
          {calendarStepLabels.continue}
        </button>
        <button type="button" className="btn btn-ghost max-sm:w-full" onClick={onBack}>
          {calendarStepLabels.back}
        </button>
      </div>
    </section>
  );
}

/** The blocked days with some more; those that the new ones cover or touch become one with them. */
function withDays(blocked: BlockedDays[], added: BlockedDays): BlockedDays[] {
  const touches = (days: BlockedDays) =>
    days.from_on <= addDays(added.to_on, 1) && days.to_on >= addDays(added.from_on, -1);
  const joined = blocked.filter(touches).reduce(
    (all, days) => ({
      from_on: days.from_on < all.from_on ? days.from_on : all.from_on,
      to_on: days.to_on > all.to_on ? days.to_on : all.to_on,
    }),
    added,
  );
  return [...blocked.filter((days) => !touches(days)), joined].sort((one, other) =>
    one.from_on < other.from_on ? -1 : 1,
  );
}

function sentenceOf(error: unknown): string {
  const fields = error instanceof Refused ? Object.values(error.problem?.fields ?? {}) : [];
  return [...new Set(fields)].join(' ') || saveCarMessage(error);
}
