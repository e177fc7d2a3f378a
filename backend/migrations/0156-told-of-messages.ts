import { sql, type Migration } from 'kysely';

/** When each side of a thread hears by bell and mail of what it has not read, and how soon owners answer. */
export const toldOfMessagesMigration: Migration = {
  async up(database) {
    await sql`
      alter table message_threads
        add column customer_told_at timestamptz(3),
        add column owner_told_at timestamptz(3),
        add column customer_mailed_at timestamptz(3),
        add column owner_mailed_at timestamptz(3),
        add column answered_at timestamptz(3)`.execute(database);
    await sql`
      update message_threads set answered_at = (
        select min(message.created_at) from thread_messages as message
        where message.thread_uuid = message_threads.uuid and message.sender_uuid = message_threads.owner_uuid)
      where reservation_uuid is null`.execute(database);
    // The job is the rule; this finds what it left behind.
    for (const side of ['customer', 'owner']) {
      const column = `${side}_told_at`;
      await sql`
        create index ${sql.ref(`message_threads_${column}`)} on message_threads (${sql.ref(column)})
        where ${sql.ref(column)} is not null`.execute(database);
    }
    await sql`
      create index message_threads_of_questions on message_threads (owner_uuid, created_at)
      where reservation_uuid is null`.execute(database);
  },
};
