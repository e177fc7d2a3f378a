import { setToday } from '@drove/api-client/testing';
import { formatExpiry, isOver, readExpiry } from './card-expiry';

it.each([
  ['typing the first digit of October', '1', '', '1'],
  ['typing April', '4', '', '04 / '],
  ['typing December', '12', '1', '12 / '],
  ['typing the year', '12 / 2', '12 / ', '12 / 2'],
  ['typing all of it', '12 / 28', '12 / 2', '12 / 28'],
  ['typing a whole year', '12 / 202', '12 / 20', '12 / 202'],
  ['ending a whole year', '12 / 2028', '12 / 202', '12 / 28'],
  ['typing one digit too many', '12 / 287', '12 / 28', '12 / 28'],
  ['being filled in by the browser', '09/2028', '', '09 / 28'],
  ['being filled in without a slash', '0928', '', '09 / 28'],
  ['pasting the year first', '2040-12', '', '12 / 40'],
  ['pasting a whole year', '12/2040', '', '12 / 40'],
  ['pasting digits', '1240', '', '12 / 40'],
  ['pasting with a minus', '9-28', '', '09 / 28'],
  ['deleting the year', '12 / ', '12 / 2', '12 / '],
  ['deleting the slash', '12 /', '12 / ', '12'],
  ['deleting the month', '1', '12', '1'],
  ['deleting everything', '', '12 / 28', ''],
])('formats the expiry date while the customer is %s', (_what, typed, before, shown) => {
  expect(formatExpiry(typed, before)).toBe(shown);
});

it('parses a month with its year, and nothing else', () => {
  expect(readExpiry('09 / 28')).toEqual({ month: 9, year: 2028 });
  expect(readExpiry('9/2031')).toEqual({ month: 9, year: 2031 });
  for (const text of ['13 / 28', '00 / 28', '12', '12 / ', '12 / 202', 'soon']) {
    expect(readExpiry(text)).toBeUndefined();
  }
});

it('accepts a card until the end of its month', () => {
  setToday('2030-06-30');
  expect(isOver({ month: 6, year: 2030 })).toBe(false);
  expect(isOver({ month: 5, year: 2030 })).toBe(true);
  expect(isOver({ month: 12, year: 2029 })).toBe(true);
  expect(isOver({ month: 1, year: 2031 })).toBe(false);
});
