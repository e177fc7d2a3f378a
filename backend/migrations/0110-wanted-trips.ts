import { sql, type Migration } from 'kysely';

/** The trip that a person wanted to book before they could: one each, the last one. */
export const wantedTripsMigration: Migration = {
  async up(database) {
    await sql`
      create table wanted_trips (
        user_uuid uuid primary key references users (uuid),
        car_uuid uuid not null references cars (uuid) on delete cascade,
        pick_up_at timestamptz not null,
        return_at timestamptz not null,
        time_zone text not null,
        noted_at timestamptz not null
      )`.execute(database);
    await sql`create index wanted_trips_car on wanted_trips (car_uuid)`.execute(database);
  },
};
