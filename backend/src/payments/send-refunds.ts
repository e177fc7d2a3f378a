import type { Deps } from '../deps.js';
import { settleRefund } from './settle-refund.js';
import { findPendingRefunds } from './refunds.repository.js';
import { ProviderUnavailable } from './providers/payment-provider.js';

const leftAloneMs = 12_000;

/** Sends refunds to the provider that their request could not. */
export async function sendRefunds(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - leftAloneMs);
  for (const refund of await findPendingRefunds(deps.database, { before })) {
    try {
      await settleRefund(deps, refund.uuid);
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
    }
  }
}
