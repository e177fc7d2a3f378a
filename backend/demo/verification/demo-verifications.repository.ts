import type { Transaction } from 'kysely';
import { recordAudit } from '../../src/platform/audit/audit-log.repository.js';
import type { Tables } from '../../src/tables.js';
import { documentKinds, type DocumentKind } from '../../src/modules/people/documents/documents.table.js';
import { insertUser } from '../../src/modules/people/users/users.repository.js';
import type { UserVerification as Standing } from '../../src/modules/people/users/users.table.js';
import { updateUserRow } from '../../src/modules/people/verification/user-verifications.repository.js';
import { adaUuid } from '../demo-accounts.js';
import { demoAddress, demoPhone } from '../demo-places.js';
import { demoApplicants, type DemoApplicant, type DemoAttempt } from './demo-applicants.js';
import { demoDocumentKey } from './demo-document-key.js';
import { drawingHeight, drawingWidth } from './drawing/document-drawing.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** About what one comes to: they are drawn when they are first asked for. */
const usualByteCount = 60_000;

/** Puts in people whose documents wait for a decision, or have had one, with what was done to them in the log. */
export async function insertDemoVerifications(transaction: Transaction<Tables>, now: Date): Promise<void> {
  for (const applicant of demoApplicants) await insertApplicant(transaction, applicant, now);
}

async function insertApplicant(transaction: Transaction<Tables>, applicant: DemoApplicant, now: Date) {
  const { number, person, joinedDaysAgo = 0, attempts } = applicant;
  const userUuid = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  if (person !== undefined) {
    await insertUser(transaction, {
      ...person,
      uuid: userUuid,
      identity_uid: `demo-person-${number}`,
      email: `person-${number}@demo.test`,
      ...demoPhone(person.city, number),
      ...demoAddress(person.city, number),
      created_at: new Date(now.getTime() - joinedDaysAgo * dayMs),
    });
  }
  const facts = factsOf(applicant, now);
  const documents = new Map<DocumentKind, string>();
  for (const [index, attempt] of attempts.entries()) {
    const at = { userUuid, facts, attempt, number: index + 1, now };
    await insertDocuments(transaction, applicant, documents, at);
    await insertAttempt(transaction, [...documents], at);
  }
  const last = attempts.at(-1)?.answer?.status ?? 'pending';
  const isExpired = last === 'verified' && facts.identity_expires_on < dayOf(now);
  const standing: Standing = isExpired ? 'expired' : last;
  const { date_of_birth, licence_expires_on, identity_expires_on } = facts;
  const verified = last === 'verified' ? { date_of_birth, licence_expires_on, identity_expires_on } : {};
  await updateUserRow(transaction, userUuid, { user_verification: standing, ...verified }, now);
  if (!isExpired) return;
  await recordAudit(transaction, {
    actorUuid: null,
    subject: { type: 'user', uuid: userUuid },
    action: 'user.expired',
    reason: 'A document has expired.',
    at: new Date(now.getTime() + (applicant.identityEndsInDays + 1) * dayMs),
  });
}

interface At {
  userUuid: string;
  facts: ReturnType<typeof factsOf>;
  attempt: DemoAttempt;
  number: number;
  now: Date;
}

/** Adds what this attempt has that the one before had not. */
async function insertDocuments(
  transaction: Transaction<Tables>,
  applicant: DemoApplicant,
  documents: Map<DocumentKind, string>,
  { userUuid, attempt, number, now }: At,
): Promise<void> {
  const kinds = documentKinds.filter(
    (kind) => applicant.licenceEndsInDays !== undefined || !kind.startsWith('licence'),
  );
  for (const kind of attempt.replaced ?? kinds) {
    const isPdf = kind === 'identity' && applicant.isPdf === true;
    const isBlurred = attempt.blurred?.includes(kind) ?? false;
    const { uuid } = await transaction
      .insertInto('documents')
      .values({
        user_uuid: userUuid,
        kind,
        byte_count: usualByteCount,
        storage_key: demoDocumentKey({ number: applicant.number, kind, attempt: number, isBlurred, isPdf }),
        name: `${kind.replace('_', '-')}.${isPdf ? 'pdf' : 'jpg'}`,
        media_type: isPdf ? 'application/pdf' : 'image/webp',
        width: isPdf ? null : drawingWidth,
        height: isPdf ? null : drawingHeight,
        created_at: new Date(now.getTime() - (attempt.sentHoursAgo + 0.2) * hourMs),
      })
      .returning('uuid')
      .executeTakeFirstOrThrow();
    documents.set(kind, uuid);
  }
}

async function insertAttempt(
  transaction: Transaction<Tables>,
  documents: [DocumentKind, string][],
  { userUuid, facts, attempt, now }: At,
): Promise<void> {
  const { sentHoursAgo, note, answer } = attempt;
  const agoMs = (hours: number) => new Date(now.getTime() - hours * hourMs);
  const sentAt = agoMs(sentHoursAgo);
  const subject = { type: 'user', uuid: userUuid } as const;
  const { uuid } = await transaction
    .insertInto('user_verifications')
    .values({
      user_uuid: userUuid,
      ...facts,
      note: note ?? null,
      created_at: agoMs(sentHoursAgo + 0.5),
      submitted_at: sentAt,
      status: answer?.status ?? 'pending',
      ...(answer === undefined
        ? {}
        : { decided_at: agoMs(answer.hoursAgo), decided_by: adaUuid, reason: answer.reason ?? null }),
    })
    .returning('uuid')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('verification_documents')
    .values(
      documents.map(([kind, document_uuid]) => {
        const reason = answer?.refused?.[kind] ?? null;
        const decision = answer === undefined ? null : reason === null ? 'accepted' : 'refused';
        return { verification_uuid: uuid, kind, document_uuid, decision, reason } as const;
      }),
    )
    .execute();
  const submitted = 'user.verification_submitted';
  await recordAudit(transaction, { actorUuid: userUuid, subject, action: submitted, at: sentAt });
  if (answer === undefined) return;
  await recordAudit(transaction, {
    actorUuid: adaUuid,
    subject,
    action: `user.${answer.status}`,
    at: agoMs(answer.hoursAgo),
    ...(answer.reason === undefined ? {} : { reason: answer.reason }),
  });
}

function factsOf(
  { dateOfBirth, identityType, licenceEndsInDays, identityEndsInDays }: DemoApplicant,
  now: Date,
) {
  const inDays = (days: number) => dayOf(new Date(now.getTime() + days * dayMs));
  return {
    date_of_birth: dateOfBirth,
    identity_type: identityType,
    licence_expires_on: licenceEndsInDays === undefined ? null : inDays(licenceEndsInDays),
    identity_expires_on: inDays(identityEndsInDays),
  };
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
