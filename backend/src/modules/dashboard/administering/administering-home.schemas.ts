import { Type, type Static } from 'typebox';
import { MoneyRef } from '../../../platform/money/money.schemas.js';
import { failureKinds } from './failures.repository.js';

const whole = Type.Integer({ minimum: 0 });
const instantOrNull = Type.Union([Type.String({ format: 'date-time' }), Type.Null()]);

const Queue = Type.Object(
  { waiting: whole, oldest_at: instantOrNull },
  { additionalProperties: false, description: 'How many wait, and since when the one that waits longest.' },
);
const DueQueue = Type.Object(
  { waiting: whole, due_at: instantOrNull },
  {
    additionalProperties: false,
    description: 'How many wait, and the last day of the one that is due first.',
  },
);
const Newcomers = Type.Object(
  { last_30_days: whole, before: whole },
  { additionalProperties: false, description: 'In the last 30 days, and in the 30 before.' },
);

const PaymentsOfCurrency = Type.Object(
  {
    currency: Type.String(),
    payments: whole,
    paid: MoneyRef,
    refunded: MoneyRef,
    kept: MoneyRef,
    days: Type.Array(
      Type.Object(
        { on: Type.String(), payments: whole, paid_minor: Type.Integer(), refunded_minor: Type.Integer() },
        { additionalProperties: false },
      ),
      { description: '30 days by UTC, the last one today, none left out; they add up to the sums.' },
    ),
  },
  { additionalProperties: false },
);

const FailedJob = Type.Object(
  {
    job_uuid: Type.String({ format: 'uuid' }),
    name: Type.String(),
    failed_at: Type.String({ format: 'date-time' }),
    attempts: Type.Integer({ minimum: 1 }),
    reason: Type.String({ description: 'What it said last, without secrets.' }),
  },
  { additionalProperties: false },
);
export type FailedJobBody = Static<typeof FailedJob>;

export const FailedJobs = Type.Array(FailedJob, {
  description: 'What has failed for good and can be sent again, the last 20.',
});

/** What an administrator wants to know first: what waits, what has failed, and how things go. */
export const AdministeringHome = Type.Object(
  {
    queues: Type.Object(
      {
        people: Queue,
        cars: Queue,
        cases: Queue,
        disputes: Queue,
        waiting_trips: Queue,
        deposit_claims: Queue,
        trips_of_suspended: Queue,
        late_fees: Queue,
        payment_disputes: DueQueue,
      },
      { additionalProperties: false },
    ),
    users: Newcomers,
    cars: Newcomers,
    payments: Type.Array(PaymentsOfCurrency, {
      description: 'By currency, the largest first: kept = paid − refunded, as the books have it.',
    }),
    failures: Type.Array(
      Type.Object(
        {
          kind: Type.Enum([...failureKinds]),
          count: Type.Integer({ minimum: 1 }),
          oldest_at: Type.String({ format: 'date-time' }),
          payment_uuid: Type.Union([Type.String({ format: 'uuid' }), Type.Null()], {
            description: 'Of the oldest, where it is about a payment.',
          }),
          detail: Type.Union([Type.String(), Type.Null()], {
            description: 'Of the oldest: which job, phone number or network, or what a server said.',
          }),
        },
        { additionalProperties: false },
      ),
      { description: 'What somebody has to look at; empty when all is well.' },
    ),
    failed_jobs: FailedJobs,
  },
  { additionalProperties: false },
);
export type AdministeringHomeBody = Static<typeof AdministeringHome>;
