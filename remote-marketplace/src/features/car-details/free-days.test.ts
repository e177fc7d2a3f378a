import { aCalendar } from '../../testing/cars';
import { freeDaysOf, halfHourFrom, halfHourUntil } from './free-days';

/** A person has the car from the 10th at 10:00 to the 13th at 09:00. */
const days = freeDaysOf(
  aCalendar({
    '2099-07-10': { availability: 'partly', can_pick_up: false, pick_up_from: null, return_by: '10:00' },
    '2099-07-11': { availability: 'taken', can_pick_up: false, can_return: false },
    '2099-07-12': { availability: 'taken', can_pick_up: false, can_return: false },
    '2099-07-13': { availability: 'partly', can_return: false, pick_up_from: '09:00', return_by: null },
  }),
);

it.each([
  ['2099-07-09', true],
  ['2099-07-10', false],
  ['2099-07-11', false],
  ['2099-07-13', true],
  ['2099-07-14', true],
  ['2098-01-01', false],
])('lets a trip begin on %s: %s', (day, expected) => {
  expect(days.canPick(day, undefined)).toBe(expected);
});

it.each([
  ['2099-07-08', '2099-07-10', true],
  ['2099-07-08', '2099-07-11', false],
  ['2099-07-08', '2099-07-13', false],
  ['2099-07-08', '2099-07-14', false],
  ['2099-07-13', '2099-07-15', true],
  ['2099-07-08', '2099-07-08', true],
  ['2099-07-13', '2099-07-13', false],
])('lets a trip from %s end on %s: %s', (from, to, expected) => {
  expect(days.canPick(to, { from })).toBe(expected);
});

it('allows a new trip after a complete one, and a day before the first', () => {
  expect(days.canPick('2099-07-20', { from: '2099-07-08', to: '2099-07-10' })).toBe(true);
  expect(days.canPick('2099-07-05', { from: '2099-07-08' })).toBe(true);
});

it('lets trips go on over closed days, and neither begin nor end on them', () => {
  const closed = freeDaysOf(
    aCalendar({
      '2099-07-05': { is_open: false, can_pick_up: false, can_return: false },
      '2099-07-12': { availability: 'taken', is_open: false, can_pick_up: false, can_return: false },
    }),
  );
  expect(closed.canPick('2099-07-05', undefined)).toBe(false);
  expect(closed.canPick('2099-07-05', { from: '2099-07-03' })).toBe(false);
  expect(closed.canPick('2099-07-06', { from: '2099-07-03' })).toBe(true);
  expect([closed.isClosed('2099-07-05'), closed.isClosed('2099-07-06')]).toEqual([true, false]);
  expect(closed.isClosed('2099-07-12')).toBe(false);
});

it('rounds to half hours within the free time', () => {
  expect([halfHourFrom('09:10'), halfHourFrom('09:30'), halfHourFrom('23:45')]).toEqual([
    '09:30',
    '09:30',
    '23:30',
  ]);
  expect([halfHourUntil('10:10'), halfHourUntil('24:00')]).toEqual(['10:00', '23:30']);
});
