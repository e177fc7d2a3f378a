import type { AuditLogTable } from '../audit/audit-log.table.js';
import type { IdempotencyKeysTable } from '../idempotency/idempotency-keys.table.js';
import type { ProcessLeasesTable } from '../idempotency/process-leases.table.js';
import type { JobFailuresTable } from '../jobs/job-failures.table.js';
import type { JobLeasesTable } from '../jobs/job-leases.table.js';
import type { OutboxEventsTable } from '../outbox/outbox-events.table.js';
import type { RateLimitWindowsTable } from '../rate-limits/rate-limit-windows.table.js';
import type {
  ReleaseFaultBrowsersTable,
  ReleaseFaultsTable,
  ReleasePageCountsTable,
} from '../telemetry/page-reports.table.js';
import type {
  RemoteLoadBrowsersTable,
  RemoteLoadCountsTable,
  RemoteLoadDurationsTable,
  ReportedReleasesTable,
} from '../telemetry/remote-loads.table.js';

/** Every table by name: the platform's here, each module adds its own in its `tables.ts`. */
export interface Tables {
  audit_log: AuditLogTable;
  idempotency_keys: IdempotencyKeysTable;
  process_leases: ProcessLeasesTable;
  reported_releases: ReportedReleasesTable;
  remote_load_counts: RemoteLoadCountsTable;
  remote_load_durations: RemoteLoadDurationsTable;
  remote_load_browsers: RemoteLoadBrowsersTable;
  release_page_counts: ReleasePageCountsTable;
  release_faults: ReleaseFaultsTable;
  release_fault_browsers: ReleaseFaultBrowsersTable;
  job_failures: JobFailuresTable;
  job_leases: JobLeasesTable;
  outbox_events: OutboxEventsTable;
  rate_limit_windows: RateLimitWindowsTable;
}
