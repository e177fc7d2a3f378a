import { updateTestDispute } from '../../src/modules/payments/providers/test/test-disputes.repository.js';
import type { World } from './world.js';

/** Banks decide what was contested, and what was not answered in time is lost; their messages are then on their way. */
export async function decideDisputes({ bank, deps, random }: World, probability: number): Promise<void> {
  const open = await deps.database
    .selectFrom('test_provider_disputes')
    .select(['dispute_ref', 'status', 'due_by'])
    .where('status', 'in', ['needs_response', 'under_review'])
    .orderBy('dispute_ref')
    .execute();
  for (const { dispute_ref: ref, status: before, due_by } of open) {
    const isOver = before === 'under_review' || due_by < deps.now();
    if (!isOver || !random.chance(probability)) continue;
    const status = before === 'under_review' && random.chance(0.5) ? ('won' as const) : ('lost' as const);
    await updateTestDispute(deps.database, ref, { status });
    bank.messages.push(bank.sign.signDispute(ref, status));
  }
}
