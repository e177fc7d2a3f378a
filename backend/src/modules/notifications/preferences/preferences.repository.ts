import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { topics, type Topic } from './preferences.table.js';

export interface Preference {
  topic: Topic;
  bell: boolean;
  mail: boolean;
}

/** What a person wants of each topic: everything, until they have chosen. */
export async function readPreferences(database: Kysely<Tables>, userUuid: string): Promise<Preference[]> {
  const rows = await database
    .selectFrom('notification_preferences')
    .select(['topic', 'bell', 'mail'])
    .where('user_uuid', '=', userUuid)
    .execute();
  return topics.map((topic) => rows.find((row) => row.topic === topic) ?? { topic, bell: true, mail: true });
}

/** Keeps what a person wants of these topics. */
export async function savePreferences(
  database: Kysely<Tables>,
  userUuid: string,
  wanted: readonly Preference[],
): Promise<void> {
  if (wanted.length === 0) return;
  await database
    .insertInto('notification_preferences')
    .values(wanted.map((each) => ({ user_uuid: userUuid, ...each })))
    .onConflict((conflict) =>
      conflict.columns(['user_uuid', 'topic']).doUpdateSet({
        bell: sql<boolean>`excluded.bell`,
        mail: sql<boolean>`excluded.mail`,
      }),
    )
    .execute();
}

/** What a mail of this topic to a person is stopped with: always the same. */
export async function readMailToken(
  database: Kysely<Tables>,
  userUuid: string,
  topic: Topic,
): Promise<string> {
  const { token } = await database
    .insertInto('notification_preferences')
    .values({ user_uuid: userUuid, topic })
    // Nothing else makes it return the row that is there.
    .onConflict((conflict) => conflict.columns(['user_uuid', 'topic']).doUpdateSet({ topic }))
    .returning('token')
    .executeTakeFirstOrThrow();
  return token;
}

/** The topic that a token is for; undefined when it is none, or its account is closed. */
export async function findTopicOf(database: Kysely<Tables>, token: string): Promise<Topic | undefined> {
  const found = await database
    .selectFrom('notification_preferences')
    .select('topic')
    .where('token', '=', token)
    .executeTakeFirst();
  return found?.topic;
}

/** Stops the mails of a token’s topic; again changes nothing. */
export async function stopMails(database: Kysely<Tables>, token: string): Promise<void> {
  await database
    .updateTable('notification_preferences')
    .set({ mail: false })
    .where('token', '=', token)
    .execute();
}
