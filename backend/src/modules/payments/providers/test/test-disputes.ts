import type { Selectable } from 'kysely';
import type { Deps } from '../../../../platform/deps.js';
import { ProviderFault, type DisputeEvidence, type ProviderDispute } from '../payment-provider.js';
import { findTestDispute, insertTestDispute, updateTestDispute } from './test-disputes.repository.js';
import type { TestIntent } from './test-provider.repository.js';
import type { TestProviderDisputesTable } from './test-provider.tables.js';

const dayMs = 86_400_000;
/** As long as card networks mostly give. */
const answerWithinMs = 14 * dayMs;

/** Words in the evidence that decide a dispute at once, as at Stripe; without them the bank looks into it. */
const decisions = { winning_evidence: 'won', losing_evidence: 'lost' } as const;

/** Disputes at the embedded provider. */
export function testDisputes({ database, now }: Pick<Deps, 'database' | 'now'>) {
  return {
    /** The customer disputes all that they have paid; answers our name for it. */
    open: async ({ ref, captured_minor }: TestIntent): Promise<string> => {
      const disputeRef = `test_dispute_${ref}`;
      const at = now();
      await insertTestDispute(database, {
        dispute_ref: disputeRef,
        ref,
        amount_minor: captured_minor,
        status: 'needs_response',
        due_by: new Date(at.getTime() + answerWithinMs),
        created_at: at,
      });
      return disputeRef;
    },
    find: async (disputeRef: string): Promise<ProviderDispute | undefined> => {
      const dispute = await findTestDispute(database, disputeRef);
      return dispute && toProviderDispute(dispute);
    },
    answer: async (disputeRef: string, evidence: DisputeEvidence | 'accept'): Promise<ProviderDispute> => {
      const dispute = await findTestDispute(database, disputeRef);
      if (dispute === undefined) throw new ProviderFault(`There is no dispute ${disputeRef}`);
      if (dispute.status !== 'needs_response') return toProviderDispute(dispute);
      if (dispute.due_by < now()) throw new ProviderFault(`It is too late to answer ${disputeRef}`);
      const answer = evidence === 'accept' ? null : JSON.stringify(evidence);
      const decided = Object.entries(decisions).find(([words]) => answer?.includes(words) === true)?.[1];
      const status = answer === null ? 'lost' : (decided ?? 'under_review');
      return toProviderDispute(await updateTestDispute(database, disputeRef, { status, evidence: answer }));
    },
  };
}

function toProviderDispute(dispute: Selectable<TestProviderDisputesTable>): ProviderDispute {
  const { dispute_ref: disputeRef, ref, amount_minor: amountMinor, status, due_by: respondBy } = dispute;
  const isClosed = status === 'won' || status === 'lost';
  return {
    disputeRef,
    ref,
    amountMinor,
    respondBy,
    reason: 'product_not_received',
    status: isClosed ? status : 'open',
    withdrawnMinor: status === 'won' ? 0 : amountMinor,
    needsAnswer: status === 'needs_response',
  };
}
