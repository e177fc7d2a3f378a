/** A job that is failing; the row goes when it has succeeded again. */
export interface JobFailuresTable {
  name: string;
  failing_since: Date;
  /** In a row. */
  failures: number;
  /** What the last one said. */
  error: string;
}
