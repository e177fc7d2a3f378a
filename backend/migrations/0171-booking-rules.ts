import { sql, type Migration } from 'kysely';

const limits = {
  notice_hours: 'between 0 and 336',
  buffer_before_minutes: 'between 0 and 720',
  buffer_after_minutes: 'between 0 and 720',
  max_days: 'between 1 and 365',
};
const always = `'{0,1440,0,1440,0,1440,0,1440,0,1440,0,1440,0,1440}'::smallint[]`;
const usual = `'{420,1320,420,1320,420,1320,420,1320,420,1320,420,1320,420,1320}'::smallint[]`;

/**
 * How long before, at which hours and for how long owners let their cars be booked, and what stays free around trips. A car
 * has a rule of its own, or its owner's, or the marketplace's; a trigger keeps the one that counts beside the car, where
 * search reads it. Cars that are there keep what they had: no notice, all hours and no buffer.
 */
export const bookingRulesMigration: Migration = {
  async up(database) {
    await sql`
      create table owner_booking_rules (
        owner_uuid uuid primary key references users (uuid) on delete cascade,
        ${sql.raw(columns().join(', '))},
        updated_at timestamptz not null default now()
      )`.execute(database);
    // With a default all rows that are there have the value, without being written; those to come have none.
    const existing: Record<string, string> = {
      notice_hours: ' default 0',
      open_hours: ` default ${always}`,
      buffer_before_minutes: ' default 0',
      buffer_after_minutes: ' default 0',
    };
    const own = columns().map(
      (column) => `add column ${column}${existing[column.split(' ')[0] ?? ''] ?? ''}`,
    );
    await sql`alter table cars ${sql.raw(own.join(', '))}`.execute(database);
    const without = Object.keys(existing).map((name) => `alter column ${name} drop default`);
    await sql`alter table cars ${sql.raw(without.join(', '))}`.execute(database);
    await sql`
      alter table cars
        add column effective_notice_hours int not null default 0,
        add column effective_open_hours smallint[] not null default ${sql.raw(always)},
        add column effective_buffer_before_minutes int not null default 0,
        add column effective_buffer_after_minutes int not null default 0,
        add column effective_max_days int not null default 365`.execute(database);
    // What a trip was booked with stays its own, however its car's rules change.
    await sql`
      alter table reservations
        add column buffer_before_minutes int not null default 0,
        add column buffer_after_minutes int not null default 0`.execute(database);
    await addTriggers(database);
    await coverSearchIndexes(database);
  },
};

type MigrationDatabase = Parameters<Migration['up']>[0];

function columns(): string[] {
  const numbers = Object.entries(limits).map(([name, limit]) => `${name} int check (${name} ${limit})`);
  // From and to of each weekday, Monday first, in minutes; null and null for a day without hours.
  return [...numbers, `open_hours smallint[] check (cardinality(open_hours) = 14)`];
}

async function addTriggers(database: MigrationDatabase): Promise<void> {
  await sql`
    create function set_effective_booking_rules() returns trigger language plpgsql as $$
    declare
      defaults owner_booking_rules;
    begin
      select * into defaults from owner_booking_rules where owner_uuid = new.owner_uuid;
      new.effective_notice_hours := coalesce(new.notice_hours, defaults.notice_hours, 2);
      new.effective_open_hours := coalesce(new.open_hours, defaults.open_hours, ${sql.raw(usual)});
      new.effective_buffer_before_minutes :=
        coalesce(new.buffer_before_minutes, defaults.buffer_before_minutes, 30);
      new.effective_buffer_after_minutes :=
        coalesce(new.buffer_after_minutes, defaults.buffer_after_minutes, 30);
      new.effective_max_days := greatest(coalesce(new.max_days, defaults.max_days, 365), new.min_days);
      return new;
    end $$`.execute(database);
  await sql`
    create trigger cars_effective_booking_rules
    before insert or update of
      owner_uuid, notice_hours, open_hours, buffer_before_minutes, buffer_after_minutes, max_days, min_days
    on cars for each row execute function set_effective_booking_rules()`.execute(database);
  await sql`
    create function pass_booking_rules_to_cars() returns trigger language plpgsql as $$
    begin
      -- The cars' own trigger reads the owner's rules.
      update cars set notice_hours = notice_hours where owner_uuid = new.owner_uuid;
      return null;
    end $$`.execute(database);
  await sql`
    create trigger owner_booking_rules_pass_to_cars after insert or update on owner_booking_rules
    for each row execute function pass_booking_rules_to_cars()`.execute(database);
}

/** Search by the lowest rate reads the index alone: it holds what is asked of a car, its rules with it. */
async function coverSearchIndexes(database: MigrationDatabase): Promise<void> {
  for (const length of ['day', 'week', 'month']) {
    for (const place of ['', 'city_id, ']) {
      const name = sql.id(`cars_by_${place === '' ? '' : 'city_and_'}floor_${length}`);
      const keys = sql.raw(`${place}floor_${length}, uuid, ceiling_${length}`);
      await sql`drop index ${name}`.execute(database);
      await sql`
        create index ${name} on cars (${keys}) include (
          daily_price_minor, highest_rate_minor, dated_from_on, dated_to_on, min_days, booking_horizon_days, time_zone,
          effective_notice_hours, effective_open_hours, effective_buffer_before_minutes,
          effective_buffer_after_minutes, effective_max_days
        ) where is_public`.execute(database);
    }
  }
}
