import { sql, type Migration } from 'kysely';

/** Open pages hear of each new notification: whatever writes one need not say so in a statement of its own. */
export const liveNotificationsMigration: Migration = {
  async up(database) {
    await sql`
      create function announce_notification() returns trigger language plpgsql as $$
      begin
        perform pg_notify('live_events', json_build_object(
          'to', json_build_array(new.user_uuid), 'event', json_build_object('kind', 'notification'))::text);
        return null;
      end $$`.execute(database);
    await sql`
      create trigger announce_notification after insert on notifications
      for each row when (new.read_at is null) execute function announce_notification()`.execute(database);
  },
};
