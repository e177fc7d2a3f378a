import type { ColumnType, GeneratedAlways, Selectable } from 'kysely';
import type { ApprovedFacts } from './approved-facts.js';

/** What an administrator said yes to, each time. */
export interface CarApprovalsTable {
  id: GeneratedAlways<number>;
  car_uuid: string;
  /** Null when the demo did it. */
  approved_by: string | null;
  approved_at: Date;
  facts: ColumnType<ApprovedFacts, string, never>;
}

export type CarApproval = Selectable<CarApprovalsTable>;
