import { withBlocked, withoutBlocked } from './blocked-days';

const days = (from: string, to: string) => ({ from_on: `2099-07-${from}`, to_on: `2099-07-${to}` });

it('joins adjacent days, and keeps others apart', () => {
  expect(withBlocked([days('01', '03'), days('20', '22')], days('04', '06'))).toEqual([
    days('01', '06'),
    days('20', '22'),
  ]);
  expect(withBlocked([days('10', '12')], days('01', '01'))).toEqual([days('01', '01'), days('10', '12')]);
});

it('unblocks days at an end, in the middle, or all of them', () => {
  expect(withoutBlocked([days('01', '10')], days('09', '12'))).toEqual([days('01', '08')]);
  expect(withoutBlocked([days('01', '10')], days('04', '05'))).toEqual([days('01', '03'), days('06', '10')]);
  expect(withoutBlocked([days('02', '03')], days('01', '10'))).toEqual([]);
});
