import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { listingSteps, type OwnerFacts } from './listing-steps.js';

const carUuid = '00000000-0000-4000-8000-0000000000c1';
const documents = { hasDocuments: true, documentsDueOn: null, documentsWait: false, isListed: true } as const;
const ready = { carUuid, isDescribed: true, hasPhotos: true, ...documents, hasPrice: true } as const;
const done: OwnerFacts = {
  car: { ...ready, verification: 'approved' },
  verification: 'verified',
  payouts: 'ready',
  taxes: [],
};

const statesOf = (facts: OwnerFacts) =>
  listingSteps(facts).next_steps.map(({ key, state }) => `${key} ${state}`);

describe('the next steps of an owner', () => {
  it('are all open without a car', () => {
    const none = {
      ...documents,
      carUuid: null,
      isDescribed: false,
      hasPhotos: false,
      hasDocuments: false,
      hasPrice: false,
    };
    const answer = listingSteps({
      car: { ...none, verification: 'draft' },
      verification: 'unverified',
      payouts: 'none',
      taxes: 'none',
    });
    assert.deepEqual(
      answer.next_steps.map(({ label, link }) => [label, link]),
      [
        ['Describe your car', '/dashboard/cars/upload'],
        ['Add photos of the car', '/dashboard/cars/upload'],
        ['Add the car’s registration and insurance', '/dashboard/cars/upload'],
        ['Set a price', '/dashboard/cars/upload'],
        ['Verify your identity', '/dashboard/user-ver-doc-form'],
        ['Set up payouts', '/dashboard/reservations/income'],
        ['Add your tax details', '/dashboard/reservations/taxes'],
      ],
    );
    assert.deepEqual(
      [answer.is_done, answer.summary],
      [false, 'Your car is listed once every step for it is done.'],
    );
  });

  it('are done without a summary or a link once nothing is left', () => {
    const answer = listingSteps(done);
    assert.deepEqual([answer.is_done, answer.summary], [true, '']);
    assert.ok(answer.next_steps.every(({ state, link }) => state === 'done' && link === null));
  });

  const cases: [string, Partial<OwnerFacts>, string[], string][] = [
    [
      'a sent car of a person who is not verified',
      { car: { ...ready, verification: 'pending' }, verification: 'unverified' },
      ['car waiting', 'identity open'],
      'Your car is listed once every step for it is done.',
    ],
    [
      'a sent car and sent documents',
      { car: { ...ready, verification: 'pending' }, verification: 'pending' },
      ['car waiting', 'identity waiting'],
      'You’ve done everything. We’ll list your car as soon as we’ve checked it.',
    ],
    [
      'a sent car without payout details',
      { car: { ...ready, verification: 'pending' }, payouts: 'none' },
      ['car waiting', 'payouts open'],
      'We’ll list your car as soon as we’ve checked everything. Meanwhile, set up how you’re paid.',
    ],
    [
      'a car that was listed before without documents',
      { car: { ...ready, verification: 'approved', hasDocuments: false, documentsDueOn: '2026-12-26' } },
      ['documents open'],
      'Drivers can book your car. It stays listed only if you add its registration and insurance in time.',
    ],
    [
      'a listed car whose documents wait',
      { car: { ...ready, verification: 'approved', documentsDueOn: '2026-12-26', documentsWait: true } },
      ['documents waiting'],
      '',
    ],
    [
      'a car that was paused without documents',
      { car: { ...ready, verification: 'approved', hasDocuments: false, isListed: false } },
      ['documents open'],
      'Your car is listed once every step for it is done.',
    ],
    [
      'a listed car without tax details',
      { taxes: 'none' },
      ['tax open'],
      'Drivers can book your car. To get paid, finish the last steps.',
    ],
  ];
  for (const [what, facts, open, summary] of cases) {
    it(`name what is open and what waits: ${what}`, () => {
      assert.deepEqual(
        statesOf({ ...done, ...facts }).filter((line) => !line.endsWith(' done')),
        open,
      );
      assert.equal(listingSteps({ ...done, ...facts }).summary, summary);
    });
  }

  for (const [missing, label] of [
    [['tax_id'], 'Add your tax number to your tax details'],
    [['date_of_birth'], 'Add your date of birth to your tax details'],
    [['tax_id', 'date_of_birth'], 'Add your tax number and date of birth to your tax details'],
  ] as const) {
    it(`say what is missing of saved tax details: ${missing.join(', ')}`, () => {
      const step = listingSteps({ ...done, taxes: missing }).next_steps.find(({ key }) => key === 'tax');
      assert.deepEqual([step?.state, step?.label], ['open', label]);
    });
  }

  it('lead a complete draft to the last step of its form', () => {
    const [car] = listingSteps({ ...done, car: { ...ready, verification: 'draft' } }).next_steps;
    assert.deepEqual(
      [car?.label, car?.link],
      ['Send your car for verification', `/dashboard/cars/upload?car=${carUuid}&step=review`],
    );
  });
});
