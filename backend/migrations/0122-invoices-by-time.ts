import { sql, type Migration } from 'kysely';

/** The lists of invoices are in the order of their dates. */
export const invoicesByTimeMigration: Migration = {
  async up(database) {
    await sql`create index invoices_by_time on invoices (issued_at desc, uuid)`.execute(database);
  },
};
