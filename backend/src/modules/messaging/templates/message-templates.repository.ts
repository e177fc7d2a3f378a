import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { MessageTemplate } from './message-templates.table.js';

type Facts = Pick<MessageTemplate, 'name' | 'text' | 'schedule'>;

/** A person's saved texts, the oldest first. */
export async function readTemplates(database: Kysely<Tables>, userUuid: string): Promise<MessageTemplate[]> {
  return await database
    .selectFrom('message_templates')
    .selectAll()
    .where('user_uuid', '=', userUuid)
    .orderBy('created_at')
    .orderBy('uuid')
    .execute();
}

export async function insertTemplate(
  database: Kysely<Tables>,
  template: Facts & Pick<MessageTemplate, 'user_uuid' | 'created_at'>,
): Promise<MessageTemplate> {
  return await database
    .insertInto('message_templates')
    .values(template)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @returns undefined when it is none of the person's */
export async function updateTemplate(
  database: Kysely<Tables>,
  { uuid, userUuid }: { uuid: string; userUuid: string },
  facts: Partial<Facts>,
): Promise<MessageTemplate | undefined> {
  return await database
    .updateTable('message_templates')
    .set(facts)
    .where('uuid', '=', uuid)
    .where('user_uuid', '=', userUuid)
    .returningAll()
    .executeTakeFirst();
}

/** @returns whether there was one */
export async function deleteTemplate(
  database: Kysely<Tables>,
  { uuid, userUuid }: { uuid: string; userUuid: string },
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('message_templates')
    .where('uuid', '=', uuid)
    .where('user_uuid', '=', userUuid)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
