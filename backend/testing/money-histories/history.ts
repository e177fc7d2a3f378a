import fc from 'fast-check';
import { cards } from '../a-trip.js';

const isOver = fc.boolean();
const amountMinor = fc.integer({ min: 1, max: 20_000 });
const by = fc.constantFrom('customer' as const, 'owner' as const);
/** Which of a trip’s payments, the last first. */
const paymentIndex = fc.constantFrom(0, 0, 1, 2);

/** What a person, a bank or the clock does next; what cannot be done then is refused, and that must change nothing either. */
const action = fc.oneof(
  fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 200 }) }),
  fc.record({
    do: fc.constant('change' as const),
    fromDay: fc.integer({ min: 8, max: 14 }),
    days: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({ do: fc.constantFrom('approve' as const, 'decline_change' as const, 'withdraw' as const) }),
  fc.record({
    do: fc.constant('pay_change' as const),
    card: fc.constantFrom(...Object.values(cards).slice(0, 2)),
  }),
  fc.record({
    do: fc.constantFrom('cancel' as const, 'close_account' as const, 'trip_dispute' as const),
    by,
  }),
  fc.record({
    do: fc.constantFrom('accept' as const, 'hand_over' as const, 'take_back' as const, 'no_show' as const),
  }),
  fc.record({ do: fc.constantFrom('pick_up' as const, 'return' as const, 'objection' as const) }),
  fc.record({ do: fc.constant('late_return' as const), hours: fc.constantFrom(0, 1, 2, 4, 5, 15, 30) }),
  fc.record({
    do: fc.constantFrom('pay_late_fee' as const, 'waive_late_fee' as const, 'settle_objection' as const),
  }),
  fc.record({ do: fc.constantFrom('pay_anew' as const, 'set_deposit_aside' as const) }),
  fc.record({ do: fc.constant('decide_late_return' as const), by }),
  fc.record({ do: fc.constantFrom('claim_deposit' as const, 'decide_on_deposit' as const), amountMinor }),
  fc.record({ do: fc.constant('suspend' as const), by, isOver }),
  fc.record({ do: fc.constant('change_bank_account' as const) }),
  // By so little that a change’s difference may be too small to be charged.
  fc.record({ do: fc.constant('change_price' as const), byMinor: fc.integer({ min: -12, max: 12 }) }),
  fc.record({
    do: fc.constantFrom('admin_refund' as const, 'foreign_refund' as const),
    amountMinor,
    paymentIndex,
  }),
  fc.record({ do: fc.constantFrom('refunds_fail' as const, 'retry' as const, 'repay' as const) }),
  fc.record({
    do: fc.constant('dispute' as const),
    status: fc.constantFrom('open' as const, 'won' as const, 'lost' as const),
    isWithdrawn: fc.boolean(),
    share: fc.constantFrom(1, 1, 0.4),
    paymentIndex,
  }),
  fc.record({
    do: fc.constantFrom('outage' as const, 'capture_refused' as const, 'other_amount' as const),
    isOver,
  }),
  fc.record({ do: fc.constant('bank_file' as const), isTaken: fc.boolean() }),
  fc.record({ do: fc.constant('jobs' as const) }),
);

/** How far a trip has come before anything unusual happens: by itself a history of some steps seldom comes to its end. */
const wait = (hours: number) => ({ do: 'wait', hours }) as const;
const day = [{ do: 'accept' }, wait(440), wait(15)] as const;
const begun = [...day, { do: 'hand_over' }, { do: 'pick_up' }] as const;
const over = [...begun, wait(98), { do: 'return' }, { do: 'take_back' }] as const;
const byTheClock = [...begun, wait(98), wait(25)] as const;
const late = [...begun, wait(103), { do: 'late_return', hours: 4 }] as const;
const claimed = [...over, { do: 'claim_deposit', amountMinor: 10_000 }] as const;
const disputed = { do: 'dispute', isWithdrawn: true, share: 1, paymentIndex: 0 } as const;
const stages = {
  booked: [],
  disputed: [{ do: 'accept' }, { ...disputed, status: 'open' }],
  lost: [{ do: 'accept' }, { ...disputed, status: 'lost' }],
  // Whose bank sends the refund back.
  owed: [{ do: 'accept' }, { do: 'cancel', by: 'owner' }, { do: 'refunds_fail' }],
  day_of_pick_up: day,
  disputed_on_the_day: [...day, { ...disputed, status: 'open' }],
  under_way: begun,
  returned: [...begun, wait(98), { do: 'return' }, wait(5)],
  over,
  // In two moments: what is reported in the same one is what the objection is about.
  objected: [...byTheClock, { do: 'objection' }, wait(1), { do: 'late_return', hours: 4 }],
  claimed,
  granted: [...claimed, { do: 'decide_on_deposit', amountMinor: 6_000 }],
  late,
  late_and_suspended: [...late, { do: 'suspend', by: 'customer', isOver: false }],
  late_and_paid: [...late, { do: 'pay_late_fee' }],
} as const;
type Stage = (typeof stages)[keyof typeof stages];

/** A trip’s car, how it was paid, what happens then, and what banks decide in the end of what they have not decided. */
export const moneyHistory = fc.record({
  facts: fc.record({
    cancellation_policy: fc.constantFrom('flexible' as const, 'moderate' as const, 'strict' as const),
    instant_book: fc.constantFrom(true, true, false),
    daily_price_minor: fc.integer({ min: 500, max: 20_011 }),
    weekly_discount_bps: fc.constantFrom(0, 777, 1500),
    min_days: fc.constantFrom(1, 1, 2),
    late_fee_per_hour_minor: fc.constantFrom(0, 1_200, 3_333),
    deposit_minor: fc.constantFrom(0, 20_000, 30_000),
  }),
  card: fc.constantFrom(...([cards.accepted, cards.accepted, cards.accepted, cards.takesNoRefunds] as const)),
  stage: fc.constantFrom<Stage>(...Object.values(stages)),
  actions: fc.array(action, { minLength: 3, maxLength: 12 }),
  verdict: fc.constantFrom('open' as const, 'won' as const, 'lost' as const),
});

export type MoneyAction = (typeof action extends fc.Arbitrary<infer Value> ? Value : never) | Stage[number];
