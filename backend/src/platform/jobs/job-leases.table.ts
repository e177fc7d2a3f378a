/** A job that a process has fetched and not finished; it lasts as long as the process's own lease. */
export interface JobLeasesTable {
  job_uuid: string;
  queue: string;
  process_uuid: string;
}
