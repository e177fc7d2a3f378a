import type { ColumnType, GeneratedAlways, Generated } from 'kysely';

type JsonObject = Record<string, unknown>;
type JsonColumn = ColumnType<JsonObject | null, string | null, never>;

export interface AuditLogTable {
  id: GeneratedAlways<number>;
  occurred_at: Generated<Date>;
  /** Null when the system did it itself. */
  actor_uuid: string | null;
  subject_type: string;
  subject_uuid: string;
  action: string;
  before: JsonColumn;
  after: JsonColumn;
  reason: string | null;
}
