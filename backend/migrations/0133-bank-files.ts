import { sql, type Migration } from 'kysely';

/**
 * The files for the bank are kept: each line is in one of them, with the bank account that it was made for. Lines that wait
 * may be in a file that was taken before: they are in one file together, and in no later one.
 */
export const bankFilesMigration: Migration = {
  async up(database) {
    await sql`
      create table bank_files (
        uuid uuid primary key default gen_random_uuid(),
        -- Null: made of what earlier files may have had.
        created_by uuid references users (uuid),
        created_at timestamptz(3) not null
      )`.execute(database);
    await sql`
      alter table payout_transfers
        add column bank_file_uuid uuid references bank_files (uuid),
        -- The bank account in the file: forgotten with the owner's account.
        add column holder text,
        add column iban_sealed text,
        add constraint only_lines_of_the_bank_are_in_files
          check (bank_file_uuid is null or (method = 'bank_file' and status <> 'sending'))
    `.execute(database);
    await sql`
      with file as (
        insert into bank_files (created_at)
        select now() where exists (
          select from payout_transfers where method = 'bank_file' and status = 'sent')
        returning uuid)
      update payout_transfers as transfer
      set bank_file_uuid = file.uuid, holder = bank.holder, iban_sealed = bank.iban_sealed
      from file, bank_accounts as bank
      where transfer.method = 'bank_file' and transfer.status = 'sent'
        and bank.owner_uuid = transfer.owner_uuid`.execute(database);
    await sql`
      create index payout_transfers_by_bank_file on payout_transfers (bank_file_uuid, created_at, uuid)
      where method = 'bank_file'`.execute(database);
    // What a line waits for before it may be in a file: the same as a payout.
    await sql`
      create view bank_line_holds as
      select transfer_uuid, reason from (
        select transfer.uuid as transfer_uuid,
          case
            when owner.account_status = 'suspended' then 'owner_suspended'
            when exists (
              select from payouts as payout join reservations as trip on trip.uuid = payout.reservation_uuid
              where payout.transfer_uuid = transfer.uuid and (trip.status = 'disputed'
                or (trip.objected_at is not null and trip.objection_settled_at is null))
            ) then 'trip_disputed'
            when exists (
              select from payouts as payout
              join payment_disputes as dispute on dispute.reservation_uuid = payout.reservation_uuid
              where payout.transfer_uuid = transfer.uuid and dispute.status = 'open'
            ) then 'payment_disputed'
            when bank.owner_uuid is null then 'no_payout_account'
            when bank.problem is not null then 'payout_account_problem'
          end as reason
        from payout_transfers as transfer
        join users as owner on owner.uuid = transfer.owner_uuid
        left join bank_accounts as bank on bank.owner_uuid = transfer.owner_uuid
        where transfer.method = 'bank_file' and transfer.status = 'sent' and transfer.bank_file_uuid is null
      ) as held
      where reason is not null`.execute(database);
  },
};
