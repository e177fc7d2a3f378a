import { sql, type Migration } from 'kysely';

/** What customers and owners write to each other: about a trip, or about a car before one is booked. */
export const messageThreadsMigration: Migration = {
  async up(database) {
    // How much each side has not read is kept here, so that no list counts messages.
    await sql`
      create table message_threads (
        uuid uuid primary key default gen_random_uuid(),
        car_uuid uuid not null references cars (uuid),
        customer_uuid uuid not null references users (uuid),
        owner_uuid uuid not null references users (uuid),
        reservation_uuid uuid unique references reservations (uuid),
        last_number int not null default 0,
        customer_unread int not null default 0 check (customer_unread >= 0),
        owner_unread int not null default 0 check (owner_unread >= 0),
        created_at timestamptz(3) not null,
        last_message_at timestamptz(3) not null,
        check (customer_uuid <> owner_uuid)
      )`.execute(database);
    await sql`
      create unique index message_threads_of_question on message_threads (car_uuid, customer_uuid)
      where reservation_uuid is null`.execute(database);
    await sql`create index message_threads_of_car on message_threads (car_uuid)`.execute(database);
    for (const side of ['customer', 'owner']) {
      const [name, column, unread] = [`message_threads_of_${side}`, `${side}_uuid`, `${side}_unread`];
      await sql`
        create index ${sql.ref(name)} on message_threads (${sql.ref(column)}, last_message_at desc, uuid desc)`.execute(
        database,
      );
      await sql`
        create index ${sql.ref(`${name}_unread`)} on message_threads (${sql.ref(column)})
        where ${sql.ref(unread)} > 0`.execute(database);
    }
    // Counted within its thread: a page of the last messages is one range of the primary key, however long the thread is.
    await sql`
      create table thread_messages (
        thread_uuid uuid not null references message_threads (uuid) on delete cascade,
        number int not null,
        uuid uuid not null default gen_random_uuid() unique,
        sender_uuid uuid not null references users (uuid),
        text text,
        created_at timestamptz(3) not null,
        request_key text not null,
        primary key (thread_uuid, number)
      )`.execute(database);
    await sql`create index thread_messages_of_sender on thread_messages (sender_uuid)`.execute(database);
    await sql`create index thread_messages_of_request on thread_messages (request_key)`.execute(database);
    await sql`
      create table message_blocks (
        blocker_uuid uuid not null references users (uuid),
        blocked_uuid uuid not null references users (uuid),
        created_at timestamptz(3) not null,
        primary key (blocker_uuid, blocked_uuid),
        check (blocker_uuid <> blocked_uuid)
      )`.execute(database);
    await sql`create index message_blocks_of_blocked on message_blocks (blocked_uuid)`.execute(database);
  },
};
