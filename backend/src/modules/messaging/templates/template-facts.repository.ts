import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { TemplateSchedule } from './message-templates.table.js';

/** What fields of a text are filled in from. */
export interface TemplateFacts {
  first_name: string;
  make: string | null;
  model: string | null;
  street: string | null;
  zip_code: string | null;
  city: string | null;
  /** Null, as its zone is, for questions before a trip. */
  pick_up_at: Date | null;
  time_zone: string | null;
}

/** What a thread's texts are filled in from. */
export async function readTemplateFacts(
  database: Kysely<Tables>,
  threadUuid: string,
): Promise<TemplateFacts> {
  return await database
    .selectFrom('message_threads as thread')
    .innerJoin('users as customer', 'customer.uuid', 'thread.customer_uuid')
    .innerJoin('cars as car', 'car.uuid', 'thread.car_uuid')
    .leftJoin('cities as city', 'city.id', 'car.city_id')
    .leftJoin('reservations as trip', 'trip.uuid', 'thread.reservation_uuid')
    .select(['customer.fname as first_name', 'car.make', 'car.model', 'car.street', 'car.zip_code'])
    .select(['city.name as city', 'trip.pick_up_at', 'trip.time_zone'])
    .where('thread.uuid', '=', threadUuid)
    .executeTakeFirstOrThrow();
}

/** A saved text whose time has come for a trip. */
export interface DueText {
  reservation_uuid: string;
  owner_uuid: string;
  text: string;
  schedule: TemplateSchedule;
}

/**
 * The saved texts that are due for trips that stand and have not been sent: once a trip is confirmed, a day before pick-up
 * until it, and from eight o'clock at the car on the day of the return until it. A text that was saved after its
 * time waits for the next trip. A request is confirmed within days of its booking, or not at all.
 */
export async function findDueTexts(database: Kysely<Tables>, now: Date): Promise<DueText[]> {
  const { rows } = await sql<DueText>`
    with due as (
      select uuid, owner_uuid, 'booking_confirmed' as schedule, booked_at as due_at
      from reservations
      where status = 'confirmed' and booked_at > ${now}::timestamptz - interval '3 days'
      union all
      select uuid, owner_uuid, 'day_before_pick_up', greatest(booked_at, pick_up_at - interval '1 day')
      from reservations
      where status = 'confirmed' and pick_up_at > ${now} and pick_up_at <= ${now}::timestamptz + interval '1 day'
      union all
      select uuid, owner_uuid, 'morning_of_return',
        ((return_at at time zone time_zone)::date + time '08:00') at time zone time_zone
      from reservations
      where status = 'in_progress' and return_at > ${now} and return_at <= ${now}::timestamptz + interval '1 day'
    )
    select due.uuid as reservation_uuid, due.owner_uuid, template.text, template.schedule
    from due
    join message_templates as template
      on template.user_uuid = due.owner_uuid and template.schedule = due.schedule
        and template.created_at <= due.due_at
    where due.due_at <= ${now}
      and not exists (
        select from message_threads as thread
        join thread_messages as message on message.thread_uuid = thread.uuid
        where thread.reservation_uuid = due.uuid and message.scheduled = due.schedule
      )
    order by due.due_at limit 200`.execute(database);
  return rows;
}
