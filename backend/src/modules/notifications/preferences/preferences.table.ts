import type { Generated } from 'kysely';

/** What people may turn off; all else is about money, safety or their account. */
export const topics = ['messages', 'trips'] as const;
export type Topic = (typeof topics)[number];

export interface NotificationPreferencesTable {
  user_uuid: string;
  topic: Topic;
  /** Counted in the bell. */
  bell: Generated<boolean>;
  mail: Generated<boolean>;
  /** Turns the mail off without signing in. */
  token: Generated<string>;
}
