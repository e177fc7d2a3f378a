import { sql, type Migration } from 'kysely';

/** Four queues; what kind a job is stands in its data, how often it is tried again is said where it is enqueued. */
export const jobQueuesMigration: Migration = {
  async up(database) {
    const queues = [
      // Work at the time that a row names, in our own tables alone.
      { name: 'on-time', policy: 'standard' },
      // Work that asks the payment provider, and work that asks the mail server: one that is slow holds up no other queue.
      { name: 'payments', policy: 'standard' },
      { name: 'mail', policy: 'standard' },
      // Regular looks at everything. By its key, one of a kind waits and one runs, however many processes there are.
      { name: 'regular', policy: 'stately' },
    ];
    for (const { name, policy } of queues) {
      await sql`select pgboss.create_queue(${name}, ${JSON.stringify({ policy })}::json)`.execute(database);
    }
  },
};
