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
