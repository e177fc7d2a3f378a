import { forRefusal, type RefusalCodeOf, type RefusalLabels } from './refusal-code';
import { isRefusedWith } from './refused';

/** The compiler is what is tested: each line that it must refuse says so, and does not compile where it does not. */
const labels = {
  CAR_NOT_FOUND: 'Gone.',
  CAR_UNAVAILABLE: null,
  NOTICE_TOO_SHORT: null,
  OUTSIDE_HOURS: null,
  TRIP_TOO_LONG: null,
  PERIOD_NOT_ALLOWED: 'Choose other dates.',
  TOO_MANY_REQUESTS: 'Wait a moment.',
} satisfies RefusalLabels<'POST /quotes'>;

const incomplete = { CAR_NOT_FOUND: 'Gone.', CAR_UNAVAILABLE: null };
// @ts-expect-error -- it has no labels for PERIOD_NOT_ALLOWED
incomplete satisfies RefusalLabels<'POST /quotes'>;

const misspelt = {
  CAR_NOT_FOUND: 'Gone.',
  CAR_UNAVAILABLE: null,
  NOTICE_TOO_SHORT: null,
  OUTSIDE_HOURS: null,
  TRIP_TOO_LONG: null,
  PERIOD_NOT_ALLOWED: null,
  // @ts-expect-error -- no operation has this code
  CAR_UNAVAILABEL: 'Taken.',
} satisfies RefusalLabels<'POST /quotes'>;

const ofAnother = {
  CAR_NOT_FOUND: 'Gone.',
  CAR_UNAVAILABLE: null,
  NOTICE_TOO_SHORT: null,
  OUTSIDE_HOURS: null,
  TRIP_TOO_LONG: null,
  PERIOD_NOT_ALLOWED: null,
  // @ts-expect-error -- a code of the API, but not of this operation
  PAYMENT_DECLINED: 'Use another card.',
} satisfies RefusalLabels<'POST /quotes'>;

const ofSeveral = {
  CAR_NOT_FOUND: 'Gone.',
  QUOTE_NOT_FOUND: 'We can’t find this price.',
} satisfies RefusalLabels<'GET /cars/{car_uuid}' | 'GET /quotes/{quote_uuid}'>;

const any: RefusalCodeOf<'POST /reservations'>[] = ['OWN_CAR', 'INTERNAL_ERROR'];
// @ts-expect-error -- reserving a car reviews nothing
any.push('ALREADY_REVIEWED');

it('finds the sentence of a refusal, and none for another code', () => {
  expect(forRefusal(labels, 'CAR_NOT_FOUND')).toBe('Gone.');
  expect(forRefusal(labels, 'CAR_UNAVAILABLE')).toBeNull();
  expect([forRefusal(labels, 'INTERNAL_ERROR'), forRefusal(labels, undefined)]).toEqual([
    undefined,
    undefined,
  ]);
  expect(Object.keys({ ...misspelt, ...ofAnother, ...ofSeveral })).toHaveLength(9);
});

it('compares an error only with the codes of its operation', () => {
  expect(isRefusedWith<'POST /quotes'>(new Error(), 'CAR_NOT_FOUND')).toBe(false);
  // @ts-expect-error -- pricing a trip declines no payment
  expect(isRefusedWith<'POST /quotes'>(new Error(), 'PAYMENT_DECLINED')).toBe(false);
});
