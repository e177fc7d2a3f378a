import type { ColumnType, Generated } from 'kysely';

/** What happened, in the order in which it was published; kept for thirty days. */
export interface OutboxEventsTable {
  id: Generated<number>;
  kind: string;
  event: ColumnType<unknown, string, never>;
  occurred_at: Date;
}
