import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Problem } from '../../../platform/http/problem.js';
import type { Reservation } from '../reservations/reservations.table.js';
import { claimedTime } from '../reservations/claimed-time.js';
import { addedTimes } from './added-times.js';
import {
  changeStatuses,
  liveChangeStatuses,
  requireChangeMove,
  type ChangeStatus,
} from './change-life-cycle.js';
import { readChangedPeriod } from './change-period.js';
import { changeExpiresAt, changePayBy } from './change-times.js';

const at = (text: string) => new Date(`${text}:00Z`);
/** `10-13` is from 10 to 13 December. */
const time = (text: string) => {
  const [from = '', to = ''] = text.split('-');
  return { begins_at: at(`2026-12-${from}T10:00`), ends_at: at(`2026-12-${to}T10:00`) };
};

describe('the added time of a change', () => {
  const cases: [title: string, wanted: string, added: string[]][] = [
    ['nothing for the same time', '10-13', []],
    ['nothing for a shorter time', '11-12', []],
    ['the time after', '10-15', ['13-15']],
    ['the time before', '09-13', ['09-10']],
    ['the time before and after', '09-15', ['09-10', '13-15']],
    ['only the time outside the trip', '12-15', ['13-15']],
    ['all of a time that begins at the return', '13-15', ['13-15']],
    ['all of a time that ends at the pick-up', '08-10', ['08-10']],
    ['all of a time long after the trip', '20-22', ['20-22']],
    ['all of a time long before the trip', '05-08', ['05-08']],
  ];
  for (const [title, wanted, added] of cases) {
    it(`is ${title}`, () => {
      assert.deepEqual(addedTimes(time('10-13'), time(wanted)), added.map(time));
    });
  }

  it('is measured from pick-up to return, with the buffers of the trip', () => {
    const { begins_at: pick_up_at, ends_at: return_at } = time('10-13');
    const trip = { pick_up_at, return_at, buffer_before_minutes: 30, buffer_after_minutes: 60 };
    const taken = { begins_at: at('2026-12-10T09:30'), ends_at: at('2026-12-13T11:00') };
    assert.deepEqual(claimedTime(trip), taken);
    const later = { pick_up_at: at('2026-12-11T10:00'), return_at: at('2026-12-14T10:00') };
    const added = addedTimes(taken, claimedTime(trip, later));
    assert.deepEqual(added, [{ begins_at: at('2026-12-13T11:00'), ends_at: at('2026-12-14T11:00') }]);
  });
});

const trip = (status: 'confirmed' | 'in_progress') =>
  ({
    status,
    pick_up_at: at('2026-12-10T10:00'),
    return_at: at('2026-12-13T10:00'),
    time_zone: 'Europe/Lisbon',
  }) as Reservation;

describe('the deadline to answer and to pay a change', () => {
  const cases: [
    title: string,
    status: 'confirmed' | 'in_progress',
    wanted: string,
    now: string,
    until: string,
  ][] = [
    ['a day later', 'confirmed', '2026-12-12T10:00', '2026-12-01T08:00', '2026-12-02T08:00'],
    [
      'the pick-up when that is sooner',
      'confirmed',
      '2026-12-12T10:00',
      '2026-12-09T12:00',
      '2026-12-10T10:00',
    ],
    [
      'the new pick-up when that is sooner',
      'confirmed',
      '2026-12-09T18:00',
      '2026-12-09T12:00',
      '2026-12-09T18:00',
    ],
    [
      'a day later for a trip that has begun',
      'in_progress',
      '2026-12-10T10:00',
      '2026-12-11T08:00',
      '2026-12-12T08:00',
    ],
    [
      'the return of a trip that has begun when that is sooner',
      'in_progress',
      '2026-12-10T10:00',
      '2026-12-13T08:00',
      '2026-12-13T10:00',
    ],
  ];
  for (const [title, status, wanted, now, until] of cases) {
    it(`is ${title}`, () => {
      const wish = { pick_up_at: at(wanted) };
      assert.deepEqual(changeExpiresAt(trip(status), wish, at(now)), at(until));
      assert.deepEqual(changePayBy(trip(status), wish, at(now)), at(until));
    });
  }
});

describe('the period of a change', () => {
  const read = (
    status: 'confirmed' | 'in_progress',
    [pick_up, returned]: [string, string],
    now = '2026-12-01T08:00',
    horizonDays = 365,
  ) => readChangedPeriod(trip(status), { pick_up, return: returned }, { now: at(now), horizonDays });
  const refusal = (field: string, sentence: string) => (error: unknown) => {
    assert.ok(error instanceof Problem);
    assert.deepEqual(
      [error.status, error.code, error.message, error.fields],
      [422, 'PERIOD_NOT_ALLOWED', sentence, { [field]: sentence }],
    );
    return true;
  };

  it('has pick-up, return and days like any trip', () => {
    const { pickUpAt, returnAt, days } = read('confirmed', ['2026-12-11T10:00', '2026-12-15T10:00']);
    assert.deepEqual([pickUpAt, returnAt, days], [at('2026-12-11T10:00'), at('2026-12-15T10:00'), 4]);
  });

  it('must differ from that of the trip', () => {
    const same = refusal('return', 'These are the days of the trip already.');
    assert.throws(() => read('confirmed', ['2026-12-10T10:00', '2026-12-13T10:00']), same);
    read('confirmed', ['2026-12-10T10:00', '2026-12-13T10:01']);
    read('confirmed', ['2026-12-10T09:59', '2026-12-13T10:00']);
  });

  it('keeps the pick-up of a trip that has begun', () => {
    const begun = refusal('pick_up', 'The trip has begun: only its return can change.');
    const now = '2026-12-11T08:00';
    assert.throws(() => read('in_progress', ['2026-12-12T10:00', '2026-12-14T10:00'], now), begun);
    const { returnAt } = read('in_progress', ['2026-12-10T10:00', '2026-12-14T10:00'], now);
    assert.deepEqual(returnAt, at('2026-12-14T10:00'));
  });

  it('keeps the pick-up of a trip that was handed over early', () => {
    const { days } = read('in_progress', ['2026-12-10T10:00', '2026-12-14T10:00'], '2026-12-10T09:30');
    assert.equal(days, 4);
  });

  it('must not begin in the past before the trip has begun', () => {
    const past = refusal('pick_up', 'The pick-up is in the past.');
    const wanted: [string, string] = ['2026-12-10T10:00', '2026-12-14T10:00'];
    assert.throws(() => read('confirmed', wanted, '2026-12-10T10:01'), past);
  });

  it('must end in the future', () => {
    const over = refusal('return', 'The return is in the past.');
    const wanted: [string, string] = ['2026-12-10T10:00', '2026-12-12T10:00'];
    assert.throws(() => read('in_progress', wanted, '2026-12-12T10:00'), over);
    read('in_progress', wanted, '2026-12-12T09:59');
  });

  it('must begin within the booking horizon unless the pick-up is unchanged', () => {
    const far = refusal('pick_up', 'A trip can begin 5 days ahead at most.');
    const now = '2026-12-01T08:00';
    assert.throws(() => read('confirmed', ['2026-12-11T10:00', '2026-12-13T10:00'], now, 5), far);
    assert.equal(read('confirmed', ['2026-12-10T10:00', '2026-12-12T10:00'], now, 5).days, 2);
  });
});

describe('the life cycle of a change', () => {
  const allowed: Record<ChangeStatus, ChangeStatus[]> = {
    requested: ['approved', 'declined', 'expired', 'withdrawn'],
    approved: ['applied', 'awaiting_payment'],
    awaiting_payment: ['applied', 'expired'],
    applied: [],
    declined: [],
    withdrawn: [],
    expired: [],
  };
  const sentences: Record<ChangeStatus, string> = {
    requested: 'This change is waiting for an answer.',
    approved: 'This change was approved.',
    awaiting_payment: 'This change was approved and is waiting to be paid.',
    applied: 'This change has been made.',
    declined: 'This change was declined.',
    withdrawn: 'This change was withdrawn.',
    expired: 'This change has expired: the trip is as it was.',
  };
  for (const from of changeStatuses) {
    it(`leads from ${from} to ${allowed[from].join(', ') || 'nothing'}`, () => {
      for (const to of changeStatuses) {
        const move = () => {
          requireChangeMove(from, to);
        };
        if (allowed[from].includes(to)) assert.doesNotThrow(move);
        else assert.throws(move, { status: 409, code: 'MOVE_NOT_ALLOWED', message: sentences[from] });
      }
    });
  }

  it('is open until a change is decided or paid', () => {
    assert.deepEqual(liveChangeStatuses, ['requested', 'approved', 'awaiting_payment']);
  });
});
