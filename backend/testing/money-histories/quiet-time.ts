import { issueAllInvoices } from '../../src/modules/billing/invoices/issue-invoices.js';
import type { Marketplace } from '../a-marketplace.js';
import { runJobs } from './run-jobs.js';

const hour = 3_600_000;
/** Long enough for the longest trip, what waits for days after it, and the payout. */
const pauses = [0.1, 1, 12, 25, 49, 73, 240, 480, 49, 25].map((hours) => hours * hour);

/** Customers and owners do nothing more: jobs run until nothing is left to do. Answers the moment at which that is. */
export async function quietTime(market: Marketplace, since: number): Promise<number> {
  let now = since;
  for (const pause of pauses) {
    now += pause;
    market.setNow(new Date(now).toISOString());
    await runJobs(market);
    await issueAllInvoices(market.deps);
  }
  return now;
}
