import { datePresets } from './date-presets';

// 1 July 2099 is a Wednesday.
it.each([
  ['2099-07-01', '2099-07-03T18:00', '2099-07-05T20:00', '2099-07-06T10:00'],
  ['2099-07-03', '2099-07-03T18:00', '2099-07-05T20:00', '2099-07-06T10:00'],
  ['2099-07-04', '2099-07-04T18:00', '2099-07-05T20:00', '2099-07-06T10:00'],
  ['2099-07-06', '2099-07-10T18:00', '2099-07-12T20:00', '2099-07-13T10:00'],
])('on %s, this weekend is %s to %s, and next week begins at %s', (today, from, to, monday) => {
  const { thisWeekend, nextWeek } = datePresets(today);
  expect(thisWeekend).toEqual({ pickUp: from, return: to });
  expect(nextWeek.pickUp).toBe(monday);
  expect(nextWeek.return > nextWeek.pickUp).toBe(true);
});

it('offers no weekend on a Sunday', () => {
  expect(datePresets('2099-07-05').thisWeekend).toBeUndefined();
});
