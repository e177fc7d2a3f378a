import type { AuditLogTable } from '../audit/audit-log.table.js';
import type { DemoSeedsTable } from '../demo/demo-seeds.table.js';
import type { UsersTable } from '../users/users.table.js';

/** Every table by name; each feature describes its own. */
export interface Tables {
  users: UsersTable;
  audit_log: AuditLogTable;
  demo_seeds: DemoSeedsTable;
}
