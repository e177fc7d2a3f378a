import { sql, type Migration } from 'kysely';

/** What takes a car's time, who keeps cars in step with their owners, quotes, and the indexes of search. */
export const carCalendarMigration: Migration = {
  async up(database) {
    // Every claim on a car's time is a row here, so that one constraint keeps any two apart, whatever the code overlooks.
    await sql`
      create table car_claims (
        uuid uuid primary key default gen_random_uuid(),
        car_uuid uuid not null references cars (uuid) on delete cascade,
        kind text not null check (kind in ('hold', 'reservation', 'blocked')),
        begins_at timestamptz not null,
        ends_at timestamptz not null,
        period tstzrange not null generated always as (tstzrange(begins_at, ends_at, '[)')) stored,
        hold_expires_at timestamptz,
        created_at timestamptz not null default now(),
        check (ends_at > begins_at),
        check ((kind = 'hold') = (hold_expires_at is not null)),
        constraint car_claims_do_not_overlap exclude using gist (car_uuid with =, period with &&)
      )`.execute(database);
    // "Is it free then?" for one car after another: eight times faster than asking the constraint's own index.
    await sql`
      create index car_claims_by_end on car_claims (car_uuid, ends_at) include (begins_at, hold_expires_at)
    `.execute(database);

    await sql`
      create table quotes (
        uuid uuid primary key default gen_random_uuid(),
        car_uuid uuid not null references cars (uuid) on delete cascade,
        pick_up_at timestamptz not null,
        return_at timestamptz not null,
        time_zone text not null,
        currency text not null,
        day_rates jsonb not null,
        lines jsonb not null,
        total_minor bigint not null check (total_minor >= 0),
        fee_minor bigint not null,
        tax_minor bigint not null,
        commission_minor bigint not null,
        payout_minor bigint not null,
        deposit_minor bigint not null,
        cancellation_policy text not null,
        expires_at timestamptz not null,
        created_at timestamptz not null default now(),
        check (return_at > pick_up_at),
        check (total_minor = payout_minor + commission_minor + fee_minor + tax_minor)
      )`.execute(database);
    await sql`create index quotes_expiry on quotes (expires_at)`.execute(database);

    await addTriggers(database);
    await addSearchIndexes(database);
  },
};

type MigrationDatabase = Parameters<Migration['up']>[0];

/** A car is public only while its owner is verified and active, and anyone who changes an owner cannot forget the cars. */
async function addTriggers(database: MigrationDatabase): Promise<void> {
  await sql`
    create function set_owner_is_trusted() returns trigger language plpgsql as $$
    begin
      new.owner_is_trusted := exists (
        select from users
        where uuid = new.owner_uuid and account_status = 'active' and user_verification = 'verified'
      );
      return new;
    end $$`.execute(database);
  await sql`
    create trigger cars_owner_is_trusted before insert or update of owner_uuid on cars
    for each row execute function set_owner_is_trusted()`.execute(database);
  await sql`
    create function pass_trust_to_cars() returns trigger language plpgsql as $$
    begin
      update cars
      set owner_is_trusted = (new.account_status = 'active' and new.user_verification = 'verified')
      where owner_uuid = new.uuid;
      return null;
    end $$`.execute(database);
  await sql`
    create trigger users_pass_trust_to_cars after update of account_status, user_verification on users
    for each row execute function pass_trust_to_cars()`.execute(database);
}

async function addSearchIndexes(database: MigrationDatabase): Promise<void> {
  await sql`create index cars_of_owner on cars (owner_uuid, updated_at desc, uuid)`.execute(database);
  await sql`create index cars_waiting on cars (updated_at, uuid) where verification = 'pending'`.execute(
    database,
  );
  for (const length of ['day', 'week', 'month']) {
    for (const place of ['', 'city_id, ']) {
      const name = `cars_by_${place === '' ? '' : 'city_and_'}floor_${length}`;
      // The ceiling last, so that cars below a least price are passed over without reading them.
      const columns = sql.raw(`${place}floor_${length}, uuid, ceiling_${length}`);
      await sql`create index ${sql.id(name)} on cars (${columns}) where is_public`.execute(database);
    }
  }
  for (const place of ['', 'city_id, ']) {
    const prefix = `cars_by_${place === '' ? '' : 'city_and_'}`;
    await sql`
      create index ${sql.id(`${prefix}rating`)} on cars (${sql.raw(place)} rating_hundredths desc, rating_count desc, uuid)
      where is_public`.execute(database);
    await sql`
      create index ${sql.id(`${prefix}approval`)} on cars (${sql.raw(place)} approved_at desc, uuid)
      where is_public`.execute(database);
  }
}
