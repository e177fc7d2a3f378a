import { sql, type Kysely } from 'kysely';
import type { ListPosition } from '../../../platform/pagination/list-cursor.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { PayoutHoldsView, PayoutTransfer } from './payouts.table.js';

/** Money that leaves for an owner's bank, and what it is for. */
export interface Transfer {
  uuid: string;
  owner_uuid: string;
  owner_fname: string;
  owner_lname: string;
  owner_email: string;
  amount_minor: number;
  currency: string;
  created_at: Date;
  status: PayoutTransfer['status'];
  failure: string | null;
  settled_at: Date | null;
  trips: number;
  /** What was kept for refunds after earlier payouts; zero or more. */
  kept_minor: number;
  /** The one file for the bank that has it; null as long as it waits for the next one, or for what `held_by` says. */
  bank_file_uuid: string | null;
  held_by: PayoutHoldsView['reason'] | null;
  /** The bank account in that file, its number encrypted. */
  holder: string | null;
  iban_sealed: string | null;
}

/** Which lines are asked for. */
export interface TransferFilter {
  status: PayoutTransfer['status'];
  bankFileUuid?: string;
  /** Leaves out what is held, also in a file. */
  leavesOutHeld?: boolean;
}

/** Lines for the bank in one state, of all files or of one, the oldest first; one more than `limit` when there are more. */
export async function findTransfers(
  database: Kysely<Tables>,
  { status, bankFileUuid, leavesOutHeld = false }: TransferFilter,
  { after, limit }: { after: ListPosition | undefined; limit: number },
): Promise<Transfer[]> {
  const conditions = [
    sql`transfer.method = 'bank_file'`,
    sql`transfer.status = ${status}`,
    ...(bankFileUuid === undefined ? [] : [sql`transfer.bank_file_uuid = ${bankFileUuid}`]),
    ...(leavesOutHeld ? [sql`hold.transfer_uuid is null`] : []),
    ...(after === undefined
      ? []
      : [sql`(transfer.created_at, transfer.uuid) > (${after.at}, ${after.uuid})`]),
  ];
  const { rows } = await sql<Transfer>`
    select transfer.*, owner.fname as owner_fname, owner.lname as owner_lname, owner.email as owner_email,
      parts.trips, parts.kept_minor, hold.reason as held_by
    from payout_transfers as transfer
    join users as owner on owner.uuid = transfer.owner_uuid
    left join bank_line_holds as hold on hold.transfer_uuid = transfer.uuid
    join lateral (
      select count(*) filter (where kind = 'trip') as trips,
        coalesce(-sum(amount_minor) filter (where amount_minor < 0), 0)::bigint as kept_minor
      from payouts where transfer_uuid = transfer.uuid
    ) as parts on true
    where ${sql.join(conditions, sql` and `)}
    order by transfer.created_at, transfer.uuid
    limit ${limit + 1}`.execute(database);
  return rows;
}

/** How many lines wait for an answer of the bank, and what they come to, by currency. */
export async function sumWaitingTransfers(
  database: Kysely<Tables>,
): Promise<{ currency: string; count: number; amount_minor: number }[]> {
  const { rows } = await sql<{ currency: string; count: number; amount_minor: number }>`
    select currency, count(*) as count, sum(amount_minor)::bigint as amount_minor
    from payout_transfers where method = 'bank_file' and status = 'sent'
    group by currency order by currency`.execute(database);
  return rows;
}
