import type { SupportCasesTable, SupportMessagesTable } from './cases/support-cases.table.js';

declare module '../../platform/database/tables.js' {
  interface Tables {
    support_cases: SupportCasesTable;
    support_messages: SupportMessagesTable;
  }
}
