import type { Deps } from '../../../platform/deps.js';
import { findWithJob } from '../../../platform/jobs/live-jobs.repository.js';
import { handleEventJob } from '../payment-jobs.js';
import { eachOf } from '../../../platform/jobs/each-of.js';
import { findUnhandledEvent, findUnhandledEvents, type StoredEvent } from './payment-events.repository.js';
import { handledWithinMs, handleEvent } from './receive-event.js';

/**
 * Does what messages of the provider asked for that were stored and then interrupted.
 *
 * @param leaveToJobs leaves out those that have a job of their own, so that the provider is asked once
 */
export async function handleMissedEvents(deps: Deps, { leaveToJobs = false } = {}): Promise<void> {
  const { database, payments, now } = deps;
  const before = new Date(now().getTime() - handledWithinMs);
  const events = await findUnhandledEvents(database, payments.name, before);
  const ids = events.map(({ event_id }) => event_id);
  const withJob = leaveToJobs
    ? await findWithJob(database, handleEventJob, 'eventId', ids)
    : new Set<string>();
  await eachOf(
    events.filter(({ event_id }) => !withJob.has(event_id)),
    (event) => handleStored(deps, event),
  );
}

/** Does what one stored message asked for, if that was interrupted. */
export async function handleMissedEvent(
  deps: Deps,
  { provider, eventId }: { provider: string; eventId: string },
): Promise<void> {
  const event = await findUnhandledEvent(deps.database, provider, eventId);
  if (event !== undefined && provider === deps.payments.name) await handleStored(deps, event);
}

async function handleStored(deps: Deps, event: StoredEvent): Promise<void> {
  await handleEvent(deps, {
    id: event.event_id,
    ref: event.provider_ref ?? undefined,
    paymentUuid: event.payment_uuid ?? undefined,
    refundRef: event.refund_ref ?? undefined,
    disputeRef: event.dispute_ref ?? undefined,
    accountRef: event.account_ref ?? undefined,
    payoutRef: event.payout_ref ?? undefined,
    type: event.type,
  });
}
