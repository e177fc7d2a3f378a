import type { ColumnType, Generated } from 'kysely';

/** A request that must count once, and what it was answered; null while it is under way. */
export interface IdempotencyKeysTable {
  user_uuid: string;
  key: string;
  route: string;
  request_hash: string;
  response_status: number | null;
  response: ColumnType<unknown, string | null, string | null>;
  created_at: Date;
  /** When the action was done, written in its transaction; null before, and for actions that do nothing twice by themselves. */
  done_at: Generated<Date | null>;
  /** Whose process works on it; null for one of a release that did not note it. */
  process_uuid: Generated<string | null>;
}
