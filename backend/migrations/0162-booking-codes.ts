import { sql, type Migration } from 'kysely';

/**
 * What people read out to name a trip: six signs without those that are mistaken for one another (0 and O, 1, I and L)
 * and without vowels, which spell words. The database gives one to each new row, also to those of processes of the
 * release before.
 */
export const bookingCodesMigration: Migration = {
  async up(database) {
    await sql`
      alter table reservations add column booking_code text
        check (booking_code ~ '^[2-9BCDFGHJKMNPQRSTVWXZ]{6}$')`.execute(database);
    await sql`create unique index reservations_booking_code on reservations (booking_code)`.execute(database);
    await sql`
      create function new_booking_code() returns text language plpgsql volatile as $$
      declare
        signs constant text := '23456789BCDFGHJKMNPQRSTVWXZ';
        bytes bytea;
        code text;
      begin
        loop
          bytes := uuid_send(gen_random_uuid());
          code := '';
          for place in 0..5 loop
            code := code || substr(signs, 1 + get_byte(bytes, place) % length(signs), 1);
          end loop;
          exit when not exists (select from reservations where booking_code = code);
        end loop;
        return code;
      end $$`.execute(database);
    // Row by row: a statement does not see the codes that it gives itself.
    await sql`
      do $$
      declare
        trip uuid;
      begin
        for trip in select uuid from reservations loop
          update reservations set booking_code = new_booking_code() where uuid = trip;
        end loop;
      end $$`.execute(database);
    await sql`
      alter table reservations
        alter column booking_code set default new_booking_code(),
        alter column booking_code set not null`.execute(database);
  },
};
