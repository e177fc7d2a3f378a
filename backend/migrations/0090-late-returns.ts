import { sql, type Migration } from 'kysely';

/** A fee by the hour for late returns, and cars that are still out when their trip is over. */
export const lateReturnsMigration: Migration = {
  async up(database) {
    await sql`
      alter table cars add column late_fee_per_hour_minor int not null default 0
        check (late_fee_per_hour_minor = 0 or late_fee_per_hour_minor between 100 and 10000)`.execute(
      database,
    );
    await sql`alter table quotes add column late_fee_per_hour_minor bigint not null default 0`.execute(
      database,
    );
    await sql`
      alter table reservations
        add column late_fee_per_hour_minor bigint not null default 0 check (late_fee_per_hour_minor >= 0),
        -- The owner says that the car has not come back: its claim follows the clock until it has.
        add column not_back_at timestamptz(3),
        add column late_hours int check (late_hours > 0),
        add column late_fee_minor bigint check (late_fee_minor > 0),
        add column late_fee_status text check (late_fee_status in ('due', 'paid', 'waived')),
        add column late_fee_at timestamptz(3),
        add constraint late_fees_are_whole check (
          (late_fee_minor is null) = (late_fee_status is null) and (late_fee_minor is null) = (late_hours is null)
          and (late_fee_minor is null) = (late_fee_at is null)
        ),
        -- The customer before this one was late with the car, and has brought it back.
        add column car_late_at timestamptz(3),
        add column car_back_at timestamptz(3)`.execute(database);
    await sql`
      create index reservations_not_back on reservations (return_at)
      where not_back_at is not null and owner_took_back_at is null`.execute(database);
    await sql`
      create index reservations_car_late on reservations (car_uuid)
      where car_late_at is not null and car_back_at is null`.execute(database);
    await sql`
      alter table payments
        drop constraint payments_purpose_check,
        add constraint payments_purpose_check check (purpose in ('booking', 'difference', 'late_fee'))`.execute(
      database,
    );
  },
};
