import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DayRange } from 'shared-ui/day-range-calendar';
import { at, clockOf, dayOf, pickDay } from 'shared-ui/formats';
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

  return { period, range, isLinkNonsense: inAddress === 'nonsense', pick, setClocks, clear };
}

/** The usual times, moved to where the first and the last day are free; a day trip ends in the evening. */
function periodOf(from: string, to: string, days: FreeDays, before: Period | undefined): Period {
  const wantedPickUp = before ? clockOf(before.pickUp) : USUAL_CLOCK;
  const earliest = halfHourFrom(days.dayOn(from)?.pick_up_from ?? '00:00');
  const pickUpClock = wantedPickUp < earliest ? earliest : wantedPickUp;
  const wantedReturn = before ? clockOf(before.return) : USUAL_CLOCK;
  const latest = halfHourUntil(days.dayOn(to)?.return_by ?? '24:00');
  const returnClock = wantedReturn > latest ? latest : wantedReturn;
  const isSameDay = from === to && returnClock <= pickUpClock;
  return { pickUp: at(from, pickUpClock), return: at(to, isSameDay ? '20:00' : returnClock) };
}
