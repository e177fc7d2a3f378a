/** Requests counted for the limits that all processes share; unlogged, a crash of the database forgets them. */
export interface RateLimitWindowsTable {
  /** The limit and whom it counts: `payments:account:…`, `all:192.0.2.1`. */
  key: string;
  requests: number;
  ends_at: Date;
}
