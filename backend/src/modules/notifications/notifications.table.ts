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
  /** The trip that it is about: mails to one person about one trip go out as one. */
  reservation_uuid: string | null;
  /** A route that only the mail has, in the place of the notification's own. */
  link: Generated<string | null>;
  /** The mail that this one is a part of, from when that was first tried. */
  sent_with: string | null;
  /** 0 while it waits for others of its trip. */
  attempts: Generated<number>;
  /** Null once it is sent, or given up. Before it is tried, when it goes out at the latest; then, when it is tried again. */
  next_attempt_at: Date | null;
  sent_at: Date | null;
  last_error: string | null;
}
