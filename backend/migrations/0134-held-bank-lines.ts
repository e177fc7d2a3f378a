import { sql, type Migration } from 'kysely';

/**
 * What stops money on its way to an owner is said once, in `stopped_payouts`, for payouts and for lines of files alike. A
 * line that is in a file is held, too, once its owner is suspended or its trip or payment disputed: the bank may have the
 * file already, or not yet.
 */
export const heldBankLinesMigration: Migration = {
  async up(database) {
    await sql`
      create view stopped_payouts as
      select payout_uuid, transfer_uuid, reason from (
        select payout.uuid as payout_uuid, payout.transfer_uuid,
          case
            when owner.account_status = 'suspended' then 'owner_suspended'
            -- What an owner owes is not withheld from anybody.
            when payout.amount_minor <= 0 then null
            when trip.status = 'disputed' or (trip.objected_at is not null and trip.objection_settled_at is null)
              then 'trip_disputed'
            when exists (
              select from payment_disputes as dispute
              where dispute.reservation_uuid = payout.reservation_uuid and dispute.status = 'open'
            ) then 'payment_disputed'
          end as reason
        from payouts as payout
        join users as owner on owner.uuid = payout.owner_uuid
        join reservations as trip on trip.uuid = payout.reservation_uuid
      ) as stopped
      where reason is not null`.execute(database);
    await sql`
      create or replace view payout_holds as
      select payout_uuid, reason from (
        select payout.uuid as payout_uuid,
          case
            when stopped.reason is not null then stopped.reason
            when payout.amount_minor <= 0 then null
            when account.problem is not null then 'payout_account_problem'
            when account.payouts_enabled = false then 'payout_account_incomplete'
            when account.owner_uuid is null and bank.owner_uuid is null then 'no_payout_account'
            when account.owner_uuid is null and bank.problem is not null then 'payout_account_problem'
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
            when bank.problem is not null then 'payout_account_problem'
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
