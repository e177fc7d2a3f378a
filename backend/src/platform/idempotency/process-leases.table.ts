import type { Generated } from 'kysely';

/** A backend process that lives; one whose lease has ended, or that has none, is taken for dead. */
export interface ProcessLeasesTable {
  uuid: string;
  /** By the database's clock. */
  ends_at: Date;
  /** How many connections to PostgreSQL it may open; 0 behind a pooler. */
  connections: Generated<number>;
}
