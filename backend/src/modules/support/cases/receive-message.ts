import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import { isTaken } from '../../../platform/database/database-errors.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { asciiEmail } from '../../../platform/http/ascii-email.js';
import { Problem } from '../../../platform/http/problem.js';
import { requireNames } from '../../contacts/public.js';
import type { User } from '../../people/public.js';
import { findMessageOfRequest, insertMessage } from './case-messages.repository.js';
import { caseNumber } from './case-number.js';
import type { CaseReceipt, MemberMessageRequest, VisitorMessageRequest } from './case.schemas.js';
import { countVisitorMessages, insertCase, isTripOf, lockCase, updateCase } from './cases.repository.js';
import type { SupportCase } from './support-cases.table.js';

/** Otherwise anyone could fill another person's mailbox with our receipts. */
const visitorMessagesPerDay = 5;
const dayMs = 86_400_000;
/** How long a member's tick lets our team read a conversation. */
const readableMs = 30 * dayMs;

/**
 * Opens a case with a visitor's message, or continues the one that our mail linked to. Sent again with the same key, it
 * is answered as before.
 *
 * @throws Problem 409 IDEMPOTENCY_KEY_REUSED; 422 VALUE_NOT_ALLOWED for a name that is none; 429 TOO_MANY_REQUESTS after five messages in a day for one address
 */
export async function receiveVisitorMessage(
  deps: Pick<Deps, 'database' | 'now'>,
  key: string,
  written: VisitorMessageRequest,
): Promise<CaseReceipt> {
  const message = { ...written, email: asciiEmail(written.email) };
  // Administrators read it, and any address may be given with it.
  requireNames({ name: message.name });
  try {
    return await receiveOnce(deps, `visitor ${key}`, message);
  } catch (error) {
    // The same request, sent twice at once: the other one was first.
    if (isTaken(error)) return await receiveOnce(deps, `visitor ${key}`, message);
    throw error;
  }
}

async function receiveOnce(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  key: string,
  message: VisitorMessageRequest,
): Promise<CaseReceipt> {
  const hash = createHash('sha256').update(JSON.stringify(message)).digest('hex');
  return await database.transaction().execute(async (transaction) => {
    const at = now();
    const earlier = await findMessageOfRequest(transaction, key);
    if (earlier !== undefined) {
      if (earlier.request_hash === hash) return receiptOf(earlier);
      throw new Problem(409, 'IDEMPOTENCY_KEY_REUSED', 'This key has already been used for another message.');
    }
    const { name, email } = message;
    const since = new Date(at.getTime() - dayMs);
    if ((await countVisitorMessages(transaction, email, since)) >= visitorMessagesPerDay) {
      const sentence =
        'We already have several messages with this e-mail address. Please write again tomorrow.';
      throw new Problem(429, 'TOO_MANY_REQUESTS', sentence);
    }
    const sender = { name, email, user_uuid: null, reservation_uuid: null };
    return await writeMessage(transaction, sender, { ...message, at, request: { key, hash } });
  });
}

/**
 * The same for a person with an account, about one of their trips or about none.
 *
 * @throws Problem 404 RESERVATION_NOT_FOUND when the trip is not theirs
 */
export async function receiveMemberMessage(
  transaction: Kysely<Tables>,
  user: User,
  { reservation_uuid, may_read_messages = false, ...message }: MemberMessageRequest,
  now: Date,
): Promise<CaseReceipt> {
  if (reservation_uuid !== undefined && !(await isTripOf(transaction, reservation_uuid, user.uuid))) {
    throw new Problem(404, 'RESERVATION_NOT_FOUND', 'We can’t find that trip among yours.');
  }
  const sender = {
    name: `${user.fname} ${user.lname}`,
    email: user.email,
    user_uuid: user.uuid,
    reservation_uuid: reservation_uuid ?? null,
  };
  const readableUntil = may_read_messages ? new Date(now.getTime() + readableMs) : undefined;
  return await writeMessage(transaction, sender, { ...message, readableUntil, at: now });
}

type Sender = Pick<SupportCase, 'name' | 'email' | 'user_uuid' | 'reservation_uuid'>;

interface Written {
  topic: SupportCase['topic'];
  text: string;
  case_uuid?: string | undefined;
  readableUntil?: Date | undefined;
  at: Date;
  request?: { key: string; hash: string };
}

async function writeMessage(
  transaction: Kysely<Tables>,
  sender: Sender,
  { topic, text, case_uuid, readableUntil, at, request }: Written,
): Promise<CaseReceipt> {
  const earlier = case_uuid === undefined ? undefined : await lockCase(transaction, case_uuid);
  const continues = earlier !== undefined && isSenderOf(sender, earlier);
  const its = continues
    ? earlier
    : await insertCase(transaction, { ...sender, topic, readable_until: readableUntil ?? null }, at);
  await insertMessage(transaction, {
    case_uuid: its.uuid,
    text,
    at,
    ...(request === undefined ? {} : { request }),
  });
  // One that was open keeps its place in the queue.
  if (continues && its.status !== 'open') {
    await updateCase(transaction, its.uuid, { status: 'open', waiting_since: at });
  }
  if (continues && readableUntil !== undefined) {
    await updateCase(transaction, its.uuid, { readable_until: readableUntil });
  }
  await recordAudit(transaction, {
    at,
    actorUuid: sender.user_uuid,
    subject: { type: 'case', uuid: its.uuid },
    action: continues ? 'case.continued' : 'case.opened',
    ...(continues ? { before: { status: its.status } } : {}),
    after: { status: 'open' },
  });
  return receiptOf(its);
}

/** A link to a case may be passed on: only whom it belongs to continues it, by their account or by the same address. */
function isSenderOf(sender: Sender, its: SupportCase): boolean {
  if (its.user_uuid !== null) return its.user_uuid === sender.user_uuid;
  return its.email.toLowerCase() === sender.email.toLowerCase();
}

function receiptOf({ number, email }: Pick<SupportCase, 'number' | 'email'>): CaseReceipt {
  return { case_number: caseNumber(number), email };
}
