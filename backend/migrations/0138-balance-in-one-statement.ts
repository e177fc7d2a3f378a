import { sql, type Migration } from 'kysely';

/**
 * A posting is checked when its transaction ends, once for itself and once for each of its entries: by one statement
 * instead of three. It always goes by the index, because a connection keeps the plan that it first made: one that was made
 * while the books were empty read all of them for each entry.
 */
export const balanceInOneStatementMigration: Migration = {
  async up(database) {
    await sql`
      create or replace function require_balanced_posting(checked uuid) returns void language plpgsql
      set enable_seqscan = off as $$
      declare
        expected int;
        found int;
        difference numeric;
      begin
        select
          (select entry_count from ledger_postings where uuid = checked),
          coalesce(sum(of_currency.entries), 0),
          coalesce(max(abs(of_currency.total)), 0)
        into expected, found, difference
        from (
          select count(*) as entries, sum(amount_minor) as total
          from account_entries where posting_uuid = checked group by currency
        ) as of_currency;
        if found is distinct from expected then
          raise exception 'posting % has % entries and not the % that it was made of', checked, found, expected
            using errcode = 'check_violation', constraint = 'postings_are_complete';
        end if;
        if difference <> 0 then
          raise exception 'posting % does not balance', checked
            using errcode = 'check_violation', constraint = 'postings_balance';
        end if;
      end $$`.execute(database);
  },
};
