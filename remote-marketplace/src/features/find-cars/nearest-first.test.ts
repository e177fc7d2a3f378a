import { aCard } from '../../testing/cars';
import { nearestFirst } from './nearest-first';

const { place } = aCard();
const cars = ['Europe/Lisbon', 'Europe/Madrid', 'Europe/Athens', 'Europe/Berlin'].map((zone) =>
  aCard({ place: { ...place, time_zone: zone } }),
);
const winter = new Date('2027-01-15T12:00Z');
const zones = (timeZone: string, minutesAhead: number) =>
  nearestFirst(cars, timeZone, winter, minutesAhead).map((car) => car.place.time_zone.slice(7));

it.each([
  ['Europe/Berlin', 60, ['Berlin', 'Madrid', 'Lisbon', 'Athens']],
  ['Europe/Athens', 120, ['Athens', 'Madrid', 'Berlin', 'Lisbon']],
  ['America/New_York', -300, ['Lisbon', 'Madrid', 'Berlin', 'Athens']],
  ['Etc/Unknown', 0, ['Lisbon', 'Madrid', 'Berlin', 'Athens']],
])(
  'shows to a visitor of %s the cars that are nearest by the clock first',
  (timeZone, minutesAhead, expected) => {
    expect(zones(timeZone, minutesAhead)).toEqual(expected);
  },
);
