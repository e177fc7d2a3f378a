import { sql, type Migration } from 'kysely';

/** Who customers are at a payment provider. */
export const paymentCustomersMigration: Migration = {
  async up(database) {
    await sql`
      create table payment_customers (
        user_uuid uuid not null references users (uuid) on delete cascade,
        provider text not null,
        ref text not null,
        created_at timestamptz(3) not null,
        primary key (user_uuid, provider)
      )`.execute(database);
  },
};
