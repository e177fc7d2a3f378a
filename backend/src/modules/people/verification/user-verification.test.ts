import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aPhoto } from '../../../../testing/a-photo.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import {
  allKinds,
  askVerification,
  aWaitingPerson,
  uploadDocument,
  verificationFacts,
  type Person,
} from '../../../../testing/ask-verification.js';
import { startTestApp, type TestApp } from '../../../../testing/test-app.js';
import { expireDocuments } from './expire-documents.js';

const allGood = ['licence_front', 'licence_back', 'identity', 'selfie'].map((kind) => ({
  kind,
  decision: 'accepted',
}));

describe('the verification of a person', () => {
  let now = new Date('2026-11-21T09:30:00Z');
  let testApp: TestApp;
  let ada: Person;
  let ben: Person;
  let picture: Buffer;

  before(async () => {
    testApp = await startTestApp({ now: () => now });
    ada = await aSignedInUser(testApp, { role: 'admin', fname: 'Ada', lname: 'Admin' });
    ben = await aSignedInUser(testApp, { role: 'admin', fname: 'Ben', lname: 'Boss' });
    picture = await aPhoto({ width: 900, height: 600 });
  });
  after(() => testApp.close());

  const ask = (by: Person, method: Parameters<typeof askVerification>[2], url: string, payload?: object) =>
    askVerification(testApp, by, method, url, payload);
  const upload = (by: Person, kind: string, bytes: Uint8Array, name?: string) =>
    uploadDocument(testApp, by, kind, bytes, name);
  const decide = (by: Person, { user }: Person, payload: object) =>
    ask(by, 'POST', `/admin/user-verifications/${user.uuid}/decision`, payload);

  it('starts empty, names what is missing, and can be submitted when complete', async () => {
    const person = await aSignedInUser(testApp);
    const empty = await ask(person, 'GET', '/my/verification');
    assert.deepEqual([empty.body.user_verification, empty.body.may_edit], ['unverified', true]);
    assert.deepEqual(Object.keys(empty.body.missing).sort(), [
      ...['date_of_birth', 'identity', 'identity_expires_on', 'identity_type', 'licence_back'],
      ...['licence_expires_on', 'licence_front', 'selfie'],
    ]);
    const early = await ask(person, 'POST', '/my/verification/submit');
    assert.deepEqual([early.status, early.body.code], [422, 'VERIFICATION_INCOMPLETE']);
    assert.ok(early.body.fields['licence_front']);

    await ask(person, 'PATCH', '/my/verification', verificationFacts);
    for (const kind of allKinds) assert.equal((await upload(person, kind, picture)).status, 201);
    const sent = await ask(person, 'POST', '/my/verification/submit');
    assert.deepEqual([sent.status, sent.body.user_verification, sent.body.may_edit], [200, 'pending', false]);
    for (const change of [
      await ask(person, 'PATCH', '/my/verification', { note: 'wait' }),
      await upload(person, 'selfie', picture),
      await ask(person, 'DELETE', '/my/verification/documents/selfie'),
      await ask(person, 'POST', '/my/verification/submit'),
    ]) {
      assert.deepEqual([change.status, change.body.code], [409, 'MOVE_NOT_ALLOWED']);
    }
  });

  it('requires no licence from an owner, unless they have begun with one', async () => {
    const owner = await aSignedInUser(testApp, { role: 'car_owner' });
    const { licence_expires_on: _, ...rest } = verificationFacts;
    await ask(owner, 'PATCH', '/my/verification', rest);
    await upload(owner, 'identity', picture);
    assert.deepEqual(Object.keys((await upload(owner, 'selfie', picture)).body.missing), []);
    const begun = await upload(owner, 'licence_front', picture);
    assert.deepEqual(Object.keys(begun.body.missing).sort(), ['licence_back', 'licence_expires_on']);
  });

  it('refuses invalid dates', async () => {
    const person = await aSignedInUser(testApp);
    const none = await ask(person, 'PATCH', '/my/verification', { date_of_birth: '1990-02-30' });
    assert.deepEqual([none.status, none.body.fields], [422, { date_of_birth: 'There’s no such day.' }]);
    const odd = {
      date_of_birth: '2015-01-01',
      licence_expires_on: '2026-11-20',
      identity_expires_on: '2026-11-21',
    };
    const { body } = await ask(person, 'PATCH', '/my/verification', odd);
    assert.match(body.missing['date_of_birth']!, /18 years/);
    assert.match(body.missing['licence_expires_on']!, /has expired/);
    assert.equal(body.missing['identity_expires_on'], undefined, 'valid through its last day');
  });

  it('lists pending people oldest first, and finds them by name', async () => {
    now = new Date(now.getTime() + 60_000);
    const wanted = await aWaitingPerson(testApp, { fname: 'Zoë', lname: 'Åberg', role: 'car_owner' });
    const queue = await ask(ada, 'GET', '/admin/user-verifications');
    assert.equal(queue.body.people.at(-1)!.user_uuid, wanted.user.uuid);
    assert.equal(queue.body.waiting, queue.body.people.length);
    assert.equal(queue.body.oldest_at, queue.body.people[0]!.submitted_at);
    const found = await ask(ada, 'GET', '/admin/user-verifications?query=zoe%20ab&role=car_owner');
    assert.deepEqual(
      found.body.people.map(({ user_uuid }) => user_uuid),
      [wanted.user.uuid],
    );
    const first = await ask(ada, 'GET', '/admin/user-verifications?limit=1');
    assert.equal(first.body.has_more, true);
    const second = await ask(
      ada,
      'GET',
      `/admin/user-verifications?limit=1&cursor=${first.body.next_cursor}`,
    );
    assert.equal(second.body.people[0]!.user_uuid, queue.body.people[1]!.user_uuid);
  });

  it('is assigned to one administrator at a time, who is named to the others', async () => {
    const person = await aWaitingPerson(testApp);
    const url = `/admin/user-verifications/${person.user.uuid}/claim`;
    assert.equal((await ask(ada, 'POST', url)).status, 200);
    assert.equal((await ask(ada, 'POST', url)).status, 200, 'renewed');
    const second = await ask(ben, 'POST', url);
    assert.deepEqual([second.status, second.body.code], [409, 'CLAIMED_BY_ANOTHER']);
    assert.match(second.body.message, /^Ada Admin is looking at this/);
    const decision = { verification_uuid: person.verificationUuid, decision: 'verified', documents: allGood };
    assert.equal((await decide(ben, person, decision)).body.code, 'CLAIMED_BY_ANOTHER');
    const seen = await ask(ben, 'GET', `/admin/user-verifications/${person.user.uuid}`);
    assert.deepEqual([seen.body.claim?.by_name, seen.body.claim?.is_mine], ['Ada Admin', false]);

    await ask(ada, 'DELETE', url);
    assert.equal((await ask(ben, 'POST', url)).status, 200);
    now = new Date(now.getTime() + 11 * 60_000);
    assert.equal(
      (await ask(ada, 'POST', url)).status,
      200,
      'a browser that was closed gives it back in time',
    );
  });

  it('is decided once when two decide at the same moment', async () => {
    const person = await aWaitingPerson(testApp);
    const yes = { verification_uuid: person.verificationUuid, decision: 'verified', documents: allGood };
    const no = {
      verification_uuid: person.verificationUuid,
      decision: 'rejected',
      reason: 'The photo is another’s.',
    };
    const answers = await Promise.all([decide(ada, person, yes), decide(ben, person, no)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    const lost = answers.find(({ status }) => status === 409)!;
    assert.equal(lost.body.code, 'ALREADY_DECIDED');
    assert.match(
      lost.body.message,
      /^(Ada Admin verified this person|Ben Boss rejected these documents) on 2026-/,
    );
  });

  it('makes a person verified, with the dates that reservations require', async () => {
    const person = await aWaitingPerson(testApp);
    const { verificationUuid: verification_uuid } = person;
    const { status, body } = await decide(ada, person, {
      verification_uuid,
      decision: 'verified',
      documents: allGood,
    });
    assert.deepEqual([status, body.user.user_verification], [200, 'verified']);
    assert.ok(body.attempts[0]!.documents.every(({ decision }) => decision === 'accepted'));
    const { date_of_birth, licence_expires_on, identity_expires_on } = await testApp.database
      .selectFrom('users')
      .selectAll()
      .where('uuid', '=', person.user.uuid)
      .executeTakeFirstOrThrow();
    assert.deepEqual(
      { date_of_birth, licence_expires_on, identity_expires_on, identity_type: 'passport' },
      verificationFacts,
    );
    const again = await ask(person, 'POST', '/my/verification/submit');
    assert.deepEqual(
      [again.status, again.body.message],
      [409, 'You’re verified with these already. Add or replace one first.'],
    );
  });

  it('requires a reason for each refusal, and every document accepted to verify', async () => {
    const person = await aWaitingPerson(testApp);
    const { verificationUuid: verification_uuid } = person;
    const refused = [{ kind: 'selfie', decision: 'refused', reason: 'Too dark to see the face.' }];
    const cases: [object, string[]][] = [
      [{ decision: 'rejected' }, ['reason']],
      [{ decision: 'rejected', reason: ' no ' }, ['reason']],
      [{ decision: 'verified', documents: [...allGood.slice(0, 3), ...refused] }, ['documents.selfie']],
      [{ decision: 'verified', documents: allGood.slice(1) }, ['documents.licence_front']],
      [
        {
          decision: 'changes_requested',
          reason: 'Please send a better photo.',
          documents: [{ kind: 'selfie', decision: 'refused' }],
        },
        ['documents.selfie'],
      ],
    ];
    for (const [payload, fields] of cases) {
      const answer = await decide(ada, person, { verification_uuid, ...payload });
      assert.deepEqual([answer.status, Object.keys(answer.body.fields)], [422, fields]);
    }
  });

  it('requests changes, and shows the differences of the next attempt', async () => {
    const person = await aWaitingPerson(testApp);
    const documents = [{ kind: 'selfie', decision: 'refused', reason: 'Too dark to see the face.' }];
    const { verificationUuid: verification_uuid } = person;
    const reason = 'Please take the photo again.';
    await decide(ada, person, { verification_uuid, decision: 'changes_requested', reason, documents });
    const mine = await ask(person, 'GET', '/my/verification');
    assert.deepEqual([mine.body.user_verification, mine.body.reason], ['changes_requested', reason]);
    assert.equal(mine.body.documents.find(({ kind }) => kind === 'selfie')!.reason, documents[0]!.reason);

    now = new Date(now.getTime() + 3_600_000);
    await upload(person, 'selfie', await aPhoto({ width: 901, height: 600 }));
    await ask(person, 'PATCH', '/my/verification', { licence_expires_on: '2030-02-28', note: 'Here it is.' });
    assert.equal((await ask(person, 'POST', '/my/verification/submit')).status, 200);
    const { body } = await ask(ada, 'GET', `/admin/user-verifications/${person.user.uuid}`);
    assert.equal(body.attempts.length, 2);
    assert.deepEqual(body.attempts[0]!.changed, { facts: ['licence_expires_on'], documents: ['selfie'] });
    assert.deepEqual(
      body.attempts[1]!.documents.map(({ decision }) => decision),
      [null, null, null, 'refused'],
      'what was said before stays on record',
    );
    const stale = await decide(ada, person, { verification_uuid, decision: 'verified', documents: allGood });
    assert.deepEqual([stale.status, stale.body.code], [409, 'ALREADY_DECIDED']);
  });

  it('expires with the documents, and can then be submitted again', async () => {
    const licence = await aSignedInUser(testApp, {
      user_verification: 'verified',
      licence_expires_on: '2026-11-20',
    });
    const owner = await aSignedInUser(testApp, {
      user_verification: 'verified',
      role: 'car_owner',
      licence_expires_on: '2026-11-20',
    });
    const fine = await aSignedInUser(testApp, {
      user_verification: 'verified',
      licence_expires_on: '2026-11-21',
    });
    assert.equal(await expireDocuments({ database: testApp.database, now: () => now }), 1);
    const standing = await Promise.all(
      [licence, owner, fine].map(async (person) => (await ask(person, 'GET', '/my/verification')).body),
    );
    assert.deepEqual(
      standing.map(({ user_verification, may_edit }) => [user_verification, may_edit]),
      [
        ['expired', true],
        ['verified', true],
        ['verified', true],
      ],
    );
    assert.match(standing[0]!.reason!, /has expired/);
  });

  it('is open to administrators alone, but not for themselves', async () => {
    const person = await aWaitingPerson(testApp);
    const url = `/admin/user-verifications/${person.user.uuid}`;
    for (const by of [person, await aSignedInUser(testApp, { role: 'car_owner' })]) {
      assert.equal((await ask(by, 'GET', url)).body.code, 'ROLE_NOT_ALLOWED');
    }
    assert.equal((await ask(ada, 'GET', '/my/verification')).body.code, 'ROLE_NOT_ALLOWED');
    assert.equal((await ask(ada, 'GET', '/admin/user-verifications/nobody')).body.code, 'USER_NOT_FOUND');
    const own = await decide(ada, ada, {
      verification_uuid: person.verificationUuid,
      decision: 'verified',
      documents: allGood,
    });
    assert.equal(own.body.code, 'OWN_ACCOUNT');
  });
});
