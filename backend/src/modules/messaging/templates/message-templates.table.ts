import type { ColumnType, Generated, Selectable } from 'kysely';

/** When a saved text is sent by itself. */
export const templateSchedules = ['booking_confirmed', 'day_before_pick_up', 'morning_of_return'] as const;
export type TemplateSchedule = (typeof templateSchedules)[number];

/** Texts that an owner writes again and again. */
export interface MessageTemplatesTable {
  uuid: Generated<string>;
  user_uuid: string;
  name: string;
  /** With fields such as `{first_name}`. */
  text: string;
  /** Null: only when its owner chooses it. */
  schedule: TemplateSchedule | null;
  created_at: ColumnType<Date, Date, never>;
}

export type MessageTemplate = Selectable<MessageTemplatesTable>;
