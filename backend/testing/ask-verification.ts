import assert from 'node:assert/strict';
import type { ProblemBody } from '../src/platform/http/problem.schemas.js';
import type { MyVerificationBody } from '../src/modules/people/verification/my-verification.schemas.js';
import type {
  UserQueueBody,
  UserVerificationDetailsBody,
} from '../src/modules/people/verification/user-verification.schemas.js';
import { aForm, aPhoto } from './a-photo.js';
import { aSignedInUser } from './a-user.js';
import type { TestApp } from './test-app.js';

/** Whatever an answer about verification may hold; each test knows which of it is there. */
export type VerificationAnswer = MyVerificationBody &
  UserQueueBody &
  UserVerificationDetailsBody &
  Required<ProblemBody> & { url: string };

export type Person = Awaited<ReturnType<typeof aSignedInUser>>;

/** What a person says beside their documents. */
export const verificationFacts = {
  date_of_birth: '1990-05-01',
  licence_expires_on: '2030-01-31',
  identity_type: 'passport',
  identity_expires_on: '2031-06-30',
};

/** Sends a request about verification for a person who is signed in. */
export async function askVerification(
  { app }: TestApp,
  by: Person,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
): Promise<{ status: number; body: VerificationAnswer }> {
  const given = payload === undefined ? {} : { payload };
  const answer = await app.inject({ method, url, headers: by.headers, ...given });
  return { status: answer.statusCode, body: answer.body === '' ? {} : answer.json() } as never;
}

/** Uploads a document of a person's own. */
export async function uploadDocument(
  { app }: TestApp,
  by: Person,
  kind: string,
  bytes: Uint8Array,
  name = 'scan.jpg',
): Promise<{ status: number; body: VerificationAnswer }> {
  const form = aForm(bytes, { name, field: 'document' });
  const answer = await app.inject({
    method: 'POST',
    url: `/my/verification/documents/${kind}`,
    headers: { ...by.headers, ...form.headers },
    payload: form.payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}

export const allKinds = ['licence_front', 'licence_back', 'identity', 'selfie'] as const;

/** A person who has sent everything and waits. */
export async function aWaitingPerson(testApp: TestApp, overrides: Parameters<typeof aSignedInUser>[1] = {}) {
  const person = await aSignedInUser(testApp, overrides);
  return { ...person, verificationUuid: await sendDocuments(testApp, person) };
}

/** Sends everything that a person needs to be verified, and answers with the attempt. */
export async function sendDocuments(testApp: TestApp, person: Person): Promise<string> {
  const picture = await aPhoto({ width: 700, height: 440 });
  await askVerification(testApp, person, 'PATCH', '/my/verification', verificationFacts);
  for (const kind of allKinds) await uploadDocument(testApp, person, kind, picture);
  const sent = await askVerification(testApp, person, 'POST', '/my/verification/submit');
  assert.equal(sent.status, 200, JSON.stringify(sent.body));
  const { uuid } = await testApp.database
    .selectFrom('user_verifications')
    .select('uuid')
    .where('user_uuid', '=', person.user.uuid)
    .executeTakeFirstOrThrow();
  return uuid;
}
