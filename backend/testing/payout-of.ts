import { payOut } from '../src/modules/payouts/payouts/pay-out.js';
import { sendTransfer } from '../src/modules/payouts/transfers/settle-transfers.js';
import type { Marketplace } from './a-marketplace.js';
import { ask } from './a-trip.js';

/** The status of a trip's payout and what holds it, the jobs having run. */
export async function payoutOf(
  market: Marketplace,
  uuid: string,
): Promise<[string | undefined, string | null | undefined]> {
  await payOut(market.deps);
  const transfers = await market.database
    .selectFrom('payout_transfers')
    .select('uuid')
    .where('status', '=', 'sending')
    .execute();
  for (const transfer of transfers) await sendTransfer(market.deps, transfer.uuid);
  const url = `/admin/payouts?query=${uuid}`;
  const { body } = await ask<{
    payouts: { status: string; held_by: string | null; paid_at: string | null }[];
  }>(...([market, market.admin, 'GET', url] as const));
  const { status, held_by } = body.payouts[0] ?? {};
  return [status, held_by];
}
