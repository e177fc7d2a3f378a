import assert from 'node:assert/strict';
import { issueAllInvoices } from '../../src/modules/payouts/invoices/issue-invoices.js';
import type { Marketplace } from '../a-marketplace.js';
import { ask } from '../a-trip.js';
import { suspend } from './accounts.js';
import { runJobs } from './run-jobs.js';
import { decideDisputes } from './what-banks-do.js';

const hour = 3_600_000;
/** Long enough for the longest trip, what waits for days after it, and the payout. */
const pauses = [0.1, 25, 49, 240, 480, 49].map((hours) => hours * hour);

/** What banks and administrators decide of a history in its end. */
export interface Ending {
  reservationUuid: string;
  /** `open`: banks go on to look into disputes. */
  verdict: 'open' | 'won' | 'lost';
}

/**
 * Customers and owners do nothing more; banks and administrators decide what waits for them, and jobs run until nothing is
 * left to do.
 *
 * @returns the moment at which that is
 */
export async function quietTime(market: Marketplace, ending: Ending, since: number): Promise<number> {
  let now = since;
  await suspend(market, 'owner', false);
  await suspend(market, 'customer', false);
  for (const [index, pause] of pauses.entries()) {
    now += pause;
    market.setNow(new Date(now).toISOString());
    if (index % 2 === 0) await decide(market, ending);
    await runJobs(market);
    await issueAllInvoices(market.deps);
  }
  return now;
}

async function decide(market: Marketplace, { reservationUuid, verdict }: Ending): Promise<void> {
  if (verdict !== 'open') await decideDisputes(market, reservationUuid, verdict);
  const reason = 'Decided.';
  const url = `/reservations/${reservationUuid}`;
  const decisions = [
    [
      'decide_late_return',
      'late-return/decision',
      { side: verdict === 'won' ? 'owner' : 'customer', reason },
    ],
    ['resolve', 'resolve', { reason }],
    ['decide_on_deposit', 'decide-on-deposit', { amount_minor: verdict === 'won' ? 0 : 1, reason }],
    ['settle_objection', 'settle-objection', { reason }],
  ] as const;
  const { can } = (await ask(market, market.admin, 'GET', url)).body;
  for (const [action, path, body] of decisions) {
    if (!can.includes(action)) continue;
    const { status } = await ask<object>(market, market.admin, 'POST', `${url}/${path}`, body);
    assert.ok(status < 500, `${path} was answered ${status}`);
  }
}
