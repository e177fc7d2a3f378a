import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkCarDecision } from './check-car-decision.js';

type Request = Parameters<typeof checkCarDecision>[0];

const car = { photoUuids: ['one', 'two'], kinds: ['registration', 'insurance'] } as const;
const good: Pick<Required<Request>, 'photos' | 'documents'> = {
  photos: [
    { photo_uuid: 'one', problems: [] },
    { photo_uuid: 'two', problems: [] },
  ],
  documents: [
    { kind: 'registration', decision: 'accepted' },
    { kind: 'insurance', decision: 'accepted' },
  ],
};
const badPhoto: Request['photos'] = [{ photo_uuid: 'two', problems: ['cut_off', 'private'] }];
const aboutPhoto = 'Photo 2: it doesn’t show the car as it should; it shows people or contact details.';
const expired = { kind: 'insurance', decision: 'refused', reason: 'It ended in May.' } as const;

describe('a decision on a car', () => {
  const cases: [string, Request, { refused: Record<string, string>; reason: string | null }][] = [
    ['takes a yes to all that is good', { decision: 'approved', ...good }, { refused: {}, reason: null }],
    [
      'refuses a yes to what no one has judged',
      { decision: 'approved' },
      {
        refused: {
          'photos.one': 'Photo 1: say whether it is good.',
          'photos.two': 'Photo 2: say whether it is good.',
          'documents.registration': 'Registration document: say whether it is good.',
          'documents.insurance': 'Insurance confirmation: say whether it is good.',
        },
        reason: null,
      },
    ],
    [
      'refuses a yes to a bad photo and a refused document',
      {
        decision: 'approved',
        photos: [{ photo_uuid: 'one', problems: [] }, ...badPhoto],
        documents: [{ kind: 'registration', decision: 'accepted' }, expired],
      },
      {
        refused: {
          'photos.two': 'Photo 2: a car with a bad photo isn’t approved.',
          'documents.insurance': 'Insurance confirmation: a car with a refused document isn’t approved.',
        },
        reason: null,
      },
    ],
    [
      'names to the owner what was bad, after the reason',
      {
        decision: 'changes_requested',
        reason: 'Please send two things anew.',
        photos: badPhoto,
        documents: [expired],
      },
      {
        refused: {},
        reason: `Please send two things anew. ${aboutPhoto} Insurance confirmation: It ended in May.`,
      },
    ],
    [
      'needs no other reason beside what was bad',
      { decision: 'rejected', photos: badPhoto },
      { refused: {}, reason: aboutPhoto },
    ],
    [
      'needs a reason when nothing was bad',
      { decision: 'rejected', ...good },
      {
        refused: { reason: 'Say in at least 10 characters why, in words that the owner understands.' },
        reason: null,
      },
    ],
    [
      'needs to hear what is wrong with a document',
      { decision: 'rejected', documents: [{ ...expired, reason: 'Old' }] },
      {
        refused: {
          'documents.insurance':
            'Insurance confirmation: say in at least 10 characters what is wrong with it.',
        },
        reason: 'Insurance confirmation: Old',
      },
    ],
  ];
  for (const [what, request, expected] of cases) {
    it(what, () => {
      const { refused, reason } = checkCarDecision(request, car);
      assert.deepEqual({ refused, reason }, expected);
    });
  }

  it('refuses a yes to a car without documents, which were never sent', () => {
    const { refused } = checkCarDecision(
      { decision: 'approved', photos: good.photos },
      { photoUuids: car.photoUuids, kinds: [] },
    );
    assert.deepEqual(refused, {
      'documents.registration': 'Registration document: was not sent.',
      'documents.insurance': 'Insurance confirmation: was not sent.',
    });
  });

  it('keeps what was said to each document', () => {
    const { judged } = checkCarDecision(
      { decision: 'rejected', documents: [{ kind: 'registration', decision: 'accepted' }, expired] },
      car,
    );
    assert.deepEqual(judged, [{ kind: 'registration', decision: 'accepted', reason: null }, expired]);
  });
});
