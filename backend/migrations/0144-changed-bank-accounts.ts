import { sql, type Migration } from 'kysely';

/**
 * The first payout to a changed account waits, and a planned line for the bank keeps the account that it was planned with.
 * `held_until` is cleared once it has passed, so that the views need no clock.
 */
export const changedBankAccountsMigration: Migration = {
  async up(database) {
    for (const table of ['bank_accounts', 'payout_accounts']) {
      await sql`
        alter table ${sql.table(table)} add column held_until timestamptz(3), add column confirmation_hash text`.execute(
        database,
      );
    }
    // What only the reader of the mail has.
    await sql`alter table notification_emails add column link text`.execute(database);
    await sql`
      update payout_transfers as transfer set holder = bank.holder, iban_sealed = bank.iban_sealed
      from bank_accounts as bank
      where bank.owner_uuid = transfer.owner_uuid and transfer.method = 'bank_file' and transfer.status = 'sent'
        and transfer.bank_file_uuid is null`.execute(database);
    await sql`
      create or replace view payout_holds as
      select payout_uuid, reason from (
        select payout.uuid as payout_uuid,
          case
            when stopped.reason is not null then stopped.reason
            when payout.amount_minor <= 0 then null
            when account.problem is not null then 'payout_account_problem'
            when account.payouts_enabled = false then 'payout_account_incomplete'
            when account.held_until is not null then 'payout_account_changed'
            when account.owner_uuid is null and bank.owner_uuid is null then 'no_payout_account'
            when account.owner_uuid is null and bank.problem is not null then 'payout_account_problem'
            when account.owner_uuid is null and bank.held_until is not null then 'payout_account_changed'
          end as reason
        from payouts as payout
        left join stopped_payouts as stopped on stopped.payout_uuid = payout.uuid
        left join payout_accounts as account on account.owner_uuid = payout.owner_uuid
        left join bank_accounts as bank on bank.owner_uuid = payout.owner_uuid
        where payout.status = 'scheduled'
      ) as held
      where reason is not null`.execute(database);
    await sql`
      create or replace view bank_line_holds as
      select transfer_uuid, reason from (
        select transfer.uuid as transfer_uuid,
          case
            when stopped.reason is not null then stopped.reason
            -- A file has the bank account that it was made with.
            when transfer.bank_file_uuid is not null then null
            when bank.owner_uuid is null then 'no_payout_account'
            when transfer.iban_sealed is distinct from bank.iban_sealed and transfer.iban_sealed is not null then null
            when bank.problem is not null then 'payout_account_problem'
            when bank.held_until is not null then 'payout_account_changed'
          end as reason
        from payout_transfers as transfer
        left join bank_accounts as bank on bank.owner_uuid = transfer.owner_uuid
        left join lateral (
          select reason from stopped_payouts where transfer_uuid = transfer.uuid
          order by array_position(array['owner_suspended', 'trip_disputed', 'payment_disputed'], reason) limit 1
        ) as stopped on true
        where transfer.method = 'bank_file' and transfer.status = 'sent'
      ) as held
      where reason is not null`.execute(database);
  },
};
