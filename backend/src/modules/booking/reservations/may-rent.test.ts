import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Problem } from '../../../platform/http/problem.js';
import type { User } from '../../people/users/users.table.js';
import { mayRent } from './may-rent.js';

const trip = {
  pick_up_at: new Date('2026-12-01T23:30:00Z'),
  return_at: new Date('2026-12-05T23:30:00Z'),
  // There it is the next day already.
  time_zone: 'Europe/Helsinki',
  min_driver_age: 21,
};
const driver = {
  role: 'customer',
  account_status: 'active',
  user_verification: 'verified',
  date_of_birth: '1990-05-01',
  licence_expires_on: '2030-01-31',
};

describe('mayRent', () => {
  const cases: [string, object, string][] = [
    ['a verified customer', {}, 'yes'],
    ['an owner, for a car of another owner', { role: 'car_owner' }, 'yes'],
    ['an administrator', { role: 'admin' }, 'ROLE_NOT_ALLOWED'],
    ['a suspended customer', { account_status: 'suspended' }, 'ACCOUNT_SUSPENDED'],
    ['a customer with a pending verification', { user_verification: 'pending' }, 'VERIFICATION_REQUIRED'],
    ['a customer with expired documents', { user_verification: 'expired' }, 'VERIFICATION_REQUIRED'],
    ['an owner without a licence', { role: 'car_owner', licence_expires_on: null }, 'VERIFICATION_REQUIRED'],
    ['a driver who turns 21 on the day of the pick-up', { date_of_birth: '2005-12-02' }, 'yes'],
    ['a driver who turns 21 a day later', { date_of_birth: '2005-12-03' }, 'DRIVER_TOO_YOUNG'],
    ['a driver whose licence ends on the day of the return', { licence_expires_on: '2026-12-06' }, 'yes'],
    [
      'a driver whose licence ends the day before the return',
      { licence_expires_on: '2026-12-05' },
      'LICENCE_EXPIRES_TOO_SOON',
    ],
  ];
  for (const [who, overrides, expected] of cases) {
    it(`answers ${expected} to ${who}`, () => {
      let answer = 'yes';
      try {
        mayRent({ ...driver, ...overrides } as User, trip);
      } catch (error) {
        answer = (error as Problem).code;
      }
      assert.equal(answer, expected);
    });
  }
});
