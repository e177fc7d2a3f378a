import { ask } from './a-trip.js';
import type { Marketplace } from './a-marketplace.js';

/** An administrator makes a file for the bank, if a line waits for one. */
export async function makeBankFile(market: Pick<Marketplace, 'app' | 'admin'>) {
  return await ask<{ bank_file_uuid: string; code?: string }>(
    ...([market, market.admin, 'POST', '/admin/bank-files'] as const),
  );
}

/** The lines of a file for the bank as it is taken now, without the names of its columns. */
export async function linesOf(
  { app, admin: { headers } }: Pick<Marketplace, 'app' | 'admin'>,
  bankFileUuid: string,
): Promise<string[]> {
  const { body } = await app.inject({ url: `/admin/bank-files/${bankFileUuid}/transfers.csv`, headers });
  return body.trim().split('\r\n').slice(1);
}

/** Which file a line is in, and what holds it back; both null at first. */
export async function listedLine(market: Pick<Marketplace, 'app' | 'admin'>, transferUuid: string) {
  const { body } = await ask<{
    transfers: { transfer_uuid: string; bank_file_uuid: string | null; held_by: string | null }[];
  }>(market, market.admin, 'GET', '/admin/payout-transfers');
  const line = body.transfers.find(({ transfer_uuid: uuid }) => uuid === transferUuid);
  return [line?.bank_file_uuid, line?.held_by];
}
