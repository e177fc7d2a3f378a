import type { ColumnType, Generated } from 'kysely';

export type ClaimKind = 'hold' | 'reservation' | 'blocked';

/** Whatever takes a car's time. One exclusion constraint keeps any two of a car apart. */
export interface CarClaimsTable {
  uuid: Generated<string>;
  car_uuid: string;
  kind: ClaimKind;
  begins_at: Date;
  /** Not taken itself: the next claim may begin at this moment. */
  ends_at: Date;
  /** `[begins_at, ends_at)`, made by the database for its constraint. */
  period: ColumnType<string, never, never>;
  /** A hold that has expired no longer counts, and is cleared away by anyone who wants its time. */
  hold_expires_at: Date | null;
  created_at: Generated<Date>;
}
