/** A backend process that lives; one whose lease has ended, or that has none, is taken for dead. */
export interface ProcessLeasesTable {
  uuid: string;
  /** By the database's clock. */
  ends_at: Date;
}
