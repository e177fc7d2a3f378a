import { sql, type Migration } from 'kysely';

/** What an owner’s bank did with a line of the file for the bank: their payouts wait after it sent one back. */
export const bankFileAnswersMigration: Migration = {
  async up(database) {
    // Why the last transfer came back; null once the owner has entered a bank account again.
    await sql`alter table bank_accounts add column problem text`.execute(database);
    await sql`
      create or replace view payout_holds as
      select payout_uuid, reason from (
        select payout.uuid as payout_uuid,
          case
            when owner.account_status = 'suspended' then 'owner_suspended'
            when payout.amount_minor <= 0 then null
            when trip.status = 'disputed' or (trip.objected_at is not null and trip.objection_settled_at is null)
              then 'trip_disputed'
            when exists (
              select from payment_disputes as dispute
              where dispute.reservation_uuid = payout.reservation_uuid and dispute.status = 'open'
            ) then 'payment_disputed'
            when account.problem is not null then 'payout_account_problem'
            when account.payouts_enabled = false then 'payout_account_incomplete'
            when account.owner_uuid is null and bank.owner_uuid is null then 'no_payout_account'
            when account.owner_uuid is null and bank.problem is not null then 'payout_account_problem'
          end as reason
        from payouts as payout
        join users as owner on owner.uuid = payout.owner_uuid
        join reservations as trip on trip.uuid = payout.reservation_uuid
        left join payout_accounts as account on account.owner_uuid = payout.owner_uuid
        left join bank_accounts as bank on bank.owner_uuid = payout.owner_uuid
        where payout.status = 'scheduled'
      ) as held
      where reason is not null`.execute(database);
    await sql`
      create index payout_transfers_of_bank_file on payout_transfers (status, created_at, uuid)
      where method = 'bank_file'`.execute(database);
  },
};
