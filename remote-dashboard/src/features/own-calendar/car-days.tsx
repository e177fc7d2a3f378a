import { useApi } from '@drove/api-client';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { loadPart } from '@drove/shared-auth';
import { BusyButton, ContactText } from '@drove/shared-ui';
import type { DayRange } from '@drove/shared-ui/day-range-calendar';
import { addDays, formatDay, pickDay, todayIn } from '@drove/shared-ui/formats';
import { ownedCarOptions, useSetBlockedDays, type BlockedDays } from '../../api/owned-cars';
import { carCalendarOptions } from '../../api/trip-quotes';
import { withBlocked, withoutBlocked } from './blocked-days';
import { carDaysLabels } from './labels';
import { blockedDaysMessage } from './car-days.messages';

const DayRangeCalendar = loadPart(
  () => import('@drove/shared-ui/day-range-calendar').then((m) => m.DayRangeCalendar),
  {
    what: carDaysLabels.calendarPart,
  },
);

/** One car's days: booked, kept by the owner, free. Days are kept and given free again, each saved at once. */
export function CarDays({ carUuid }: { carUuid: string }) {
  const api = useApi();
  const { data: car } = useSuspenseQuery(ownedCarOptions(api, carUuid));
  // A car that is not offered has no calendar for others.
  const isPublic = car.listing === 'listed' && car.verification === 'approved';
  const calendar = useQuery({ ...carCalendarOptions(api, carUuid), enabled: isPublic });
  const setBlockedDays = useSetBlockedDays(carUuid);
  const [range, setRange] = useState<DayRange>();
  const kept = useRef<HTMLHeadingElement>(null);

  const today = calendar.data?.today_on ?? todayIn();
  const blocked = car.blocked_days.filter(({ to_on: to }) => to >= today);
  const isBlocked = (day: string) => blocked.some(({ from_on: from, to_on: to }) => day >= from && day <= to);
  const availability = new Map(calendar.data?.days.map((day) => [day.on, day.availability]));
  const isBooked = (day: string) => availability.get(day) === 'taken' && !isBlocked(day);
  const chosen = range && { from_on: range.from, to_on: range.to ?? range.from };
  const isAllKept =
    chosen && blocked.some((days) => days.from_on <= chosen.from_on && days.to_on >= chosen.to_on);
  const isSomeKept =
    chosen && blocked.some((days) => days.from_on <= chosen.to_on && days.to_on >= chosen.from_on);

  function save(days: BlockedDays[]) {
    setBlockedDays.mutate(days, {
      onSuccess: () => {
        setRange(undefined);
        // The button that was pressed has gone with the choice; what came of it stands there.
        kept.current?.focus();
      },
    });
  }

  return (
    <section aria-labelledby="days" className="@container">
      <h2 id="days" className="text-xl font-semibold tracking-tight">
        {carDaysLabels.heading}
      </h2>
      <p className="mt-1 text-base-content/80">{carDaysLabels.explanation}</p>
      {/* As high as its two months, below each other or side by side: the calendar comes after what is below. */}
      <div className="mt-4 min-h-[43.5rem] rounded-box border border-base-300 bg-base-100 p-3 sm:p-5 @min-[45rem]:min-h-[24rem]">
        <DayRangeCalendar
          label={carDaysLabels.calendar}
          range={range}
          onPick={(day) => setRange(pickDay(range, day))}
          canPick={(day) => day >= today && !isBooked(day)}
          isTaken={isBooked}
          isPartlyTaken={(day) => availability.get(day) === 'partly'}
          isKept={isBlocked}
          today={today}
          lastDay={addDays(today, 365)}
          months={2}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <p role="status" className="mr-auto font-medium">
          {chosen
            ? `${formatDay(chosen.from_on)}${range.to ? ` – ${formatDay(chosen.to_on)}` : ''}`
            : carDaysLabels.noneSelected}
        </p>
        {isSomeKept && (
          <BusyButton
            isBusy={setBlockedDays.isPending}
            className="btn-outline"
            onClick={() => save(withoutBlocked(blocked, chosen))}
          >
            {carDaysLabels.unblock}
          </BusyButton>
        )}
        {chosen && !isAllKept && (
          <BusyButton isBusy={setBlockedDays.isPending} onClick={() => save(withBlocked(blocked, chosen))}>
            {carDaysLabels.block}
          </BusyButton>
        )}
      </div>
      <p role="alert" className="mt-2 text-error">
        <ContactText>{setBlockedDays.isError && blockedDaysMessage(setBlockedDays.error)}</ContactText>
      </p>
      <h3 ref={kept} tabIndex={-1} className="mt-6 font-semibold">
        {carDaysLabels.blockedHeading}
      </h3>
      {blocked.length === 0 && <p className="mt-1 text-base-content/80">{carDaysLabels.noneBlocked}</p>}
      <ul aria-label={carDaysLabels.blockedHeading} className="mt-2 grid list-disc gap-1 pl-5">
        {blocked.map(({ from_on: from, to_on: to }) => (
          <li key={from}>{from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`}</li>
        ))}
      </ul>
    </section>
  );
}
