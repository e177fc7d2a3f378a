import { now, perKey } from '@drove/shared-ui/formats';
import type { CarCard } from './api/car-search';

/** Cars of the visitor's own time zone first, then those whose clocks differ least; as good ones stay in their order. */
export function nearestFirst(
  cars: readonly CarCard[],
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
  at = new Date(now()),
  // Of a browser that does not know its zone, too, which no format takes.
  here = -at.getTimezoneOffset(),
): CarCard[] {
  const distance = ({ place }: CarCard) =>
    place.time_zone === timeZone ? -1 : Math.abs(minutesAhead(place.time_zone, at) - here);
  return cars
    .map((car) => ({ car, distance: distance(car) }))
    .sort((one, other) => one.distance - other.distance)
    .map(({ car }) => car);
}

/** Kept: one costs a slow phone several milliseconds, and each drawing asks for each car's. */
const offsetIn = perKey(
  (timeZone) => new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }),
);

/** How far a zone's clocks are ahead of UTC: `GMT+01:00` → 60. */
function minutesAhead(timeZone: string, at: Date): number {
  const name = offsetIn(timeZone)
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
