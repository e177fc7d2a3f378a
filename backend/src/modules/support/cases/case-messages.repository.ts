import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { enqueue } from '../../../platform/jobs/enqueue.js';
import { caseMailJob } from './case-mail-job.js';
import type { SupportMessagesTable } from './support-cases.table.js';

type NewMessage = Pick<SupportMessagesTable, 'case_uuid' | 'text'> & {
  at: Date;
  adminUuid?: string;
  request?: { key: string; hash: string };
};

/** Adds a message to a case, and enqueues its mail. */
export async function insertMessage(
  transaction: Kysely<Tables>,
  { at, adminUuid, request, ...message }: NewMessage,
): Promise<void> {
  const { uuid } = await transaction
    .insertInto('support_messages')
    .values({
      ...message,
      admin_uuid: adminUuid ?? null,
      created_at: at,
      request_key: request?.key ?? null,
      request_hash: request?.hash ?? null,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow();
  await enqueue(transaction, caseMailJob, [{ data: { messageUuid: uuid }, at }]);
}

/** The case that a visitor's request made or continued when it was sent before, and the hash of what it asked for. */
export async function findMessageOfRequest(database: Kysely<Tables>, key: string) {
  return await database
    .selectFrom('support_messages as message')
    .innerJoin('support_cases as found', 'found.uuid', 'message.case_uuid')
    .select(['found.number', 'found.email', 'message.request_hash'])
    .where('message.request_key', '=', key)
    .executeTakeFirst();
}

/** A message whose mail is to be sent, and to whom. */
export interface MessageToMail {
  uuid: string;
  case_uuid: string;
  admin_uuid: string | null;
  text: string;
  created_at: Date;
  number: number;
  name: string;
  email: string;
  user_uuid: string | null;
}

/** Undefined once it was sent, or has gone. */
export async function findMessageToMail(
  database: Kysely<Tables>,
  uuid: string,
): Promise<MessageToMail | undefined> {
  return await database
    .selectFrom('support_messages as message')
    .innerJoin('support_cases as found', 'found.uuid', 'message.case_uuid')
    .select(['message.uuid', 'message.case_uuid', 'message.admin_uuid', 'message.text', 'message.created_at'])
    .select(['found.number', 'found.name', 'found.email', 'found.user_uuid'])
    .where('message.uuid', '=', uuid)
    .where('message.mailed_at', 'is', null)
    .executeTakeFirst();
}

export async function markMailed(database: Kysely<Tables>, uuid: string, at: Date): Promise<void> {
  await database.updateTable('support_messages').set({ mailed_at: at }).where('uuid', '=', uuid).execute();
}

/** The uuid of what was written last in a case. */
export async function findLastMessage(database: Kysely<Tables>, caseUuid: string): Promise<string> {
  const { uuid } = await database
    .selectFrom('support_messages')
    .select('uuid')
    .where('case_uuid', '=', caseUuid)
    .orderBy('created_at', 'desc')
    .orderBy('uuid', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return uuid;
}

/** What was written in a case, the oldest first, with the names of those who answered. */
export async function readMessages(database: Kysely<Tables>, caseUuid: string) {
  return await database
    .selectFrom('support_messages as message')
    .leftJoin('users as admin', 'admin.uuid', 'message.admin_uuid')
    .select(['message.uuid', 'message.admin_uuid', 'message.text', 'message.created_at'])
    .select(['admin.fname', 'admin.lname'])
    .where('message.case_uuid', '=', caseUuid)
    .orderBy('message.created_at')
    .orderBy('message.uuid')
    .execute();
}
