import type { Generated, Selectable } from 'kysely';

/** Something that a person was told; the bell shows it. */
export interface NotificationsTable {
  uuid: Generated<string>;
  user_uuid: string;
  /** What happened, as the announced event is called. */
  kind: string;
  title: string;
  text: string;
  /** A route of the app, such as `/dashboard/reservations/…`. */
  link: string;
  created_at: Date;
  read_at: Date | null;
}

export type Notification = Selectable<NotificationsTable>;

/** The notifications that also go out by e-mail, and how far that is. */
export interface NotificationEmailsTable {
  notification_uuid: string;
  attempts: Generated<number>;
  /** Null once it is sent, or given up. While it is being sent, when another may try. */
  next_attempt_at: Date | null;
  sent_at: Date | null;
  last_error: string | null;
}
