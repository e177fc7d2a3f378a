import type { ColumnType, Generated } from 'kysely';

export type ClaimKind = 'hold' | 'reservation' | 'blocked';

/** Whatever takes a car's time. One exclusion constraint keeps any two of a car apart. */
export interface CarClaimsTable {
  uuid: Generated<string>;
  car_uuid: string;
  kind: ClaimKind;
  /** A `tstzrange`, always `[)`; read it with `lower` and `upper`. */
  period: ColumnType<string>;
  /** A hold that has expired no longer counts, and is cleared away by whoever wants its time. */
  hold_expires_at: Date | null;
  created_at: Generated<Date>;
}
