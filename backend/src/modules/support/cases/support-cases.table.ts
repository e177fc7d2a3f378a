import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';

/** Open: it waits for us. Answered: it waits for the person who wrote. */
export const caseStatuses = ['open', 'answered', 'closed'] as const;
export type CaseStatus = (typeof caseStatuses)[number];

/** What a case is about, as the person who wrote chose it. */
export const caseTopics = ['trip', 'payment', 'account', 'listing', 'other'] as const;
export type CaseTopic = (typeof caseTopics)[number];

/** What a person wrote to us about, with an account or without. */
export interface SupportCasesTable {
  uuid: Generated<string>;
  /** People see it as `C-1001`. */
  number: GeneratedAlways<number>;
  status: CaseStatus;
  topic: CaseTopic;
  name: string;
  /** Where answers go. */
  email: string;
  user_uuid: string | null;
  /** The trip that it is about: one of the person's own. */
  reservation_uuid: string | null;
  created_at: ColumnType<Date, Date, never>;
  /** When the person wrote last. */
  waiting_since: Date;
  /** Until when our team may read the messages of the trip; null unless the member allowed it. */
  readable_until: Date | null;
  searchable: GeneratedAlways<string>;
}

export type SupportCase = Selectable<SupportCasesTable>;

/** One message of a case, with the mail that it makes: a receipt to the person who wrote, or an answer. */
export interface SupportMessagesTable {
  uuid: Generated<string>;
  case_uuid: string;
  /** Who answered; null for what the person wrote. */
  admin_uuid: string | null;
  text: string;
  created_at: ColumnType<Date, Date, never>;
  /** When its mail was sent. */
  mailed_at: Date | null;
  /** Of the request that brought it: sent again, it is recognised. */
  request_key: string | null;
  request_hash: string | null;
}
