import type { Deps } from '../../../platform/deps.js';
import { eachOf } from '../../../platform/jobs/each-of.js';
import { settleRefund } from './settle-refund.js';
import { findPendingRefunds } from './refunds.repository.js';

const leftAloneMs = 12_000;

/** Sends refunds to the provider that their request could not. */
export async function sendRefunds(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - leftAloneMs);
  const refunds = await findPendingRefunds(deps.database, { before });
  await eachOf(refunds, async ({ uuid }) => await settleRefund(deps, uuid));
}
