import { emptySearch, readCarSearch, readPeriod, writeCarSearch, type CarSearch } from './car-search';

const whole: CarSearch = {
  place: 'Lisbon',
  period: { pickUp: '2099-07-10T10:00', return: '2099-07-13T09:30' },
  pricePerDayMin: 2000,
  pricePerDayMax: 6050,
  type: ['small', 'suv'],
  transmission: ['automatic'],
  fuel: ['electric'],
  seats: 5,
  features: ['bluetooth', 'child_seat'],
  instantBook: true,
  sort: 'price',
};

it.each([
  ['nothing at all', emptySearch],
  ['everything', whole],
])('writes a search to an address and reads it back: %s', (_what, search) => {
  expect(readCarSearch(writeCarSearch(search))).toEqual({ search, ignored: [] });
});

it('omits default values from the address', () => {
  expect(writeCarSearch(emptySearch).toString()).toBe('');
});

it.each([
  ['seats=banana', ['seats']],
  ['seats=0', ['seats']],
  ['seats=5e9', ['seats']],
  ['type=tank', ['type']],
  ['sort=__proto__', ['sort']],
  ['sort=toString', ['sort']],
  ['price_per_day_max=-1', ['price_per_day_max']],
  ['price_per_day_min=1.5', ['price_per_day_min']],
  ['instant_book=perhaps', ['instant_book']],
  [`place=${'x'.repeat(101)}`, ['place']],
  ['pick_up=2099-07-10T10:00', ['pick_up']],
  ['pick_up=2099-07-13T10:00&return=2099-07-10T10:00', ['pick_up']],
  ['pick_up=2099-02-30T10:00&return=2099-07-10T10:00', ['pick_up']],
  ['pick_up=2099-07-10T25:00&return=2099-07-12T10:00', ['pick_up']],
  ['pick_up=%00&return=%F0', ['pick_up']],
])('ignores invalid values and names them: %s', (query, ignored) => {
  expect(readCarSearch(new URLSearchParams(query))).toEqual({ search: emptySearch, ignored });
});

it('keeps known values beside unknown ones', () => {
  const { search } = readCarSearch(new URLSearchParams('type=suv,tank,small,suv&fuel=,'));

  expect(search.type).toEqual(['suv', 'small']);
  expect(search.fuel).toEqual([]);
});

it('accepts a trip of hours within one day', () => {
  expect(readPeriod(new URLSearchParams('pick_up=2099-07-10T10:00&return=2099-07-10T18:00'))).toEqual({
    pickUp: '2099-07-10T10:00',
    return: '2099-07-10T18:00',
  });
});
