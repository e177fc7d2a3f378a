import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aPhoto } from '../../../../testing/a-photo.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import {
  askVerification,
  uploadDocument,
  verificationFacts,
  type Person,
} from '../../../../testing/ask-verification.js';
import { startTestApp, type TestApp } from '../../../../testing/test-app.js';
import { expireDocuments } from './expire-documents.js';

describe('documents that a verified person sends', () => {
  let now = new Date('2026-11-21T09:30:00Z');
  let testApp: TestApp;
  let admin: Person;
  let picture: Buffer;

  before(async () => {
    testApp = await startTestApp({ now: () => now });
    admin = await aSignedInUser(testApp, { role: 'admin' });
    picture = await aPhoto({ width: 900, height: 600 });
  });
  after(() => testApp.close());

  const ask = (by: Person, method: Parameters<typeof askVerification>[2], url: string, payload?: object) =>
    askVerification(testApp, by, method, url, payload);
  const mine = async (person: Person) => (await ask(person, 'GET', '/my/verification')).body;
  const upload = async (person: Person, ...kinds: string[]) => {
    for (const kind of kinds) {
      assert.equal((await uploadDocument(testApp, person, kind, picture)).status, 201);
    }
  };
  const decide = async (person: Person, decision: string, kinds: string[]) => {
    const url = `/admin/user-verifications/${person.user.uuid}`;
    const [attempt] = (await ask(admin, 'GET', url)).body.attempts;
    const answer = await ask(admin, 'POST', `${url}/decision`, {
      verification_uuid: attempt!.verification_uuid,
      decision,
      ...(decision === 'verified'
        ? { documents: kinds.map((kind) => ({ kind, decision: 'accepted' })) }
        : { reason: 'The back cannot be read.' }),
    });
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
  };
  const papers = ['identity', 'selfie'];

  async function anOwnerWithoutLicence(): Promise<Person> {
    const owner = await aSignedInUser(testApp, { role: 'car_owner' });
    const { licence_expires_on: _, ...facts } = verificationFacts;
    await ask(owner, 'PATCH', '/my/verification', facts);
    await upload(owner, ...papers);
    assert.equal((await ask(owner, 'POST', '/my/verification/submit')).status, 200);
    await decide(owner, 'verified', papers);
    return owner;
  }

  async function sendLicence(owner: Person): Promise<void> {
    const { licence_expires_on } = verificationFacts;
    await ask(owner, 'PATCH', '/my/verification', { licence_expires_on });
    await upload(owner, 'licence_front', 'licence_back');
    assert.equal((await ask(owner, 'POST', '/my/verification/submit')).status, 200);
  }

  it('add a licence, which lets an owner rent once it is approved', async () => {
    const owner = await anOwnerWithoutLicence();
    const before = await mine(owner);
    assert.deepEqual(
      [before.user_verification, before.may_edit, before.may_rent, before.next_step],
      ['verified', true, false, 'To rent cars, add your driving licence. Nothing else changes meanwhile.'],
    );

    await sendLicence(owner);
    const waiting = await mine(owner);
    assert.deepEqual(
      [waiting.user_verification, waiting.may_edit, waiting.is_waiting, waiting.next_step],
      [
        'verified',
        false,
        true,
        'We’re checking your driving licence. You can rent cars as soon as we’ve approved it.',
      ],
    );
    const early = await ask(owner, 'PATCH', '/my/verification', { note: 'wait' });
    assert.deepEqual([early.status, early.body.code], [409, 'MOVE_NOT_ALLOWED']);

    await decide(owner, 'verified', [...papers, 'licence_front', 'licence_back']);
    const after = await mine(owner);
    assert.deepEqual([after.may_rent, after.next_step, after.may_edit], [true, null, true]);
  });

  it('leave them verified when they are refused, with the reason and another try', async () => {
    const owner = await anOwnerWithoutLicence();
    await sendLicence(owner);
    await decide(owner, 'changes_requested', []);

    const refused = await mine(owner);
    assert.deepEqual(
      [refused.user_verification, refused.reason, refused.may_edit, refused.may_rent],
      ['verified', 'The back cannot be read.', true, false],
    );
    await upload(owner, 'licence_back');
    assert.equal((await ask(owner, 'POST', '/my/verification/submit')).status, 200);
  });

  it('wait for the decision when the earlier ones expire meanwhile', async () => {
    const owner = await anOwnerWithoutLicence();
    await ask(owner, 'PATCH', '/my/verification', { identity_expires_on: '2040-01-01' });
    await upload(owner, 'identity');
    assert.equal((await ask(owner, 'POST', '/my/verification/submit')).status, 200);
    now = new Date('2031-07-02T09:30:00Z');
    await expireDocuments({ database: testApp.database, now: () => now });

    assert.equal((await mine(owner)).user_verification, 'pending');
    await decide(owner, 'verified', papers);
    assert.equal((await mine(owner)).user_verification, 'verified');
  });
});
