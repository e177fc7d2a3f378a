import { sql, type Migration } from 'kysely';

/**
 * An account at the provider is paid to from the first time that it was complete: until then the bank account stays in
 * force. Which bank account it had then is not known of those that are complete already.
 */
export const whereOwnersArePaidMigration: Migration = {
  async up(database) {
    await sql`alter table payout_accounts add column bank_ref text`.execute(database);
    await sql`
      update payout_accounts as account set bank_ref = 'unknown'
      where payouts_enabled or exists (
        select from payout_transfers as transfer where transfer.account_ref = account.ref
      )`.execute(database);
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
        left join bank_accounts as bank on bank.owner_uuid = payout.owner_uuid
        left join payout_accounts as account on account.owner_uuid = payout.owner_uuid
          and (account.bank_ref is not null or bank.owner_uuid is null)
        where payout.status = 'scheduled'
      ) as held
      where reason is not null`.execute(database);
  },
};
