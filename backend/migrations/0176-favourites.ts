import { sql, type Migration } from 'kysely';

/** The cars that a person has marked with a heart, newest first. */
export const favouritesMigration: Migration = {
  async up(database) {
    await sql`
      create table favourites (
        user_uuid uuid not null references users (uuid),
        car_uuid uuid not null references cars (uuid) on delete cascade,
        added_at timestamptz not null,
        primary key (user_uuid, car_uuid)
      )`.execute(database);
    await sql`create index favourites_of_car on favourites (car_uuid)`.execute(database);
  },
};
