import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DayRange } from '@drove/shared-ui/day-range-calendar';
import { at, clockOf, dayOf, pickDay } from '@drove/shared-ui/formats';
import { readPeriod, type Period } from '../../lib/car-search';
import { halfHourFrom, halfHourUntil, type FreeDays } from './free-days';

const USUAL_CLOCK = '10:00';

/** The trip that is being chosen. A whole one is in the address of the page, so that it can be linked and kept. */
export function useTrip() {
  const [parameters, setParameters] = useSearchParams();
  const inAddress = readPeriod(parameters);
  const period = inAddress === 'nonsense' ? undefined : inAddress;
  const [begun, setBegun] = useState<string>();
  const range: DayRange | undefined = begun
    ? { from: begun }
    : period && { from: dayOf(period.pickUp), to: dayOf(period.return) };

  function keep(next: Period | undefined) {
    const rest = new URLSearchParams(parameters);
    rest.delete('pick_up');
    rest.delete('return');
    if (next) {
      rest.set('pick_up', next.pickUp);
      rest.set('return', next.return);
    }
    setParameters(rest, { replace: true, preventScrollReset: true });
  }

  const pick = (day: string, days: FreeDays) => {
    const next = pickDay(range, day);
    setBegun(next.to === undefined ? next.from : undefined);
    keep(next.to === undefined ? undefined : periodOf(next.from, next.to, days, period));
  };
  const setClocks = (pickUpClock: string, returnClock: string) => {
    if (!period) return;
    keep({ pickUp: at(dayOf(period.pickUp), pickUpClock), return: at(dayOf(period.return), returnClock) });
  };
  const clear = () => {
    setBegun(undefined);
    keep(undefined);
  };

  const setPeriod = (next: Period) => {
    setBegun(undefined);
    keep(next);
  };

  return { period, range, isLinkNonsense: inAddress === 'nonsense', pick, setClocks, setPeriod, clear };
}

/** The usual times, moved to where the first and the last day are free and the owner hands the car over; a day trip ends in the evening. */
function periodOf(from: string, to: string, days: FreeDays, before: Period | undefined): Period {
  const { pick_up_from: pickUpFrom, pick_up_until: pickUpUntil } = days.dayOn(from) ?? {};
  const { return_from: returnFrom, return_by: returnBy } = days.dayOn(to) ?? {};
  const pickUpClock = within(before ? clockOf(before.pickUp) : USUAL_CLOCK, pickUpFrom, pickUpUntil);
  const returnClock = within(before ? clockOf(before.return) : USUAL_CLOCK, returnFrom, returnBy);
  const isSameDay = from === to && returnClock <= pickUpClock;
  const evening = within('20:00', returnFrom, returnBy);
  return { pickUp: at(from, pickUpClock), return: at(to, isSameDay ? evening : returnClock) };
}

/** The time itself, or the nearest half hour of those that are offered. */
function within(clock: string, from: string | null = null, until: string | null = null): string {
  const [earliest, latest] = [halfHourFrom(from ?? '00:00'), halfHourUntil(until ?? '24:00')];
  if (clock > latest) return latest;
  return clock < earliest ? earliest : clock;
}
