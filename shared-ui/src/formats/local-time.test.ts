import { addDays, isDay, isLocalTime, toDate, toDay } from './local-time';

it.each([
  ['2099-07-10', true],
  ['2096-02-29', true],
  ['2099-02-29', false],
  ['2099-13-01', false],
  ['2099-7-1', false],
  ['tomorrow', false],
])('checks whether %s is a calendar day', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

it.each([
  ['2099-07-10T00:00', true],
  ['2099-07-10T23:59', true],
  ['2099-07-10T24:00', false],
  ['2099-07-10T10:00Z', false],
  ['2099-07-10T10:00T10:00', false],
  ['2099-07-10', false],
])('checks whether %s is a local time', (text, expected) => {
  expect(isLocalTime(text)).toBe(expected);
});

it('adds days across the end of a month and a clock change', () => {
  expect(addDays('2099-03-28', 2)).toBe('2099-03-30');
  expect(addDays('2099-01-01', -1)).toBe('2098-12-31');
});

it('converts a day to a calendar widget’s date and back', () => {
  expect(toDay(toDate('2099-10-25'))).toBe('2099-10-25');
});
