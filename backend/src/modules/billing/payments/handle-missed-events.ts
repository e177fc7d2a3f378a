import type { Deps } from '../../../platform/deps.js';
import { eachOf } from '../../../platform/jobs/each-of.js';
import { findUnhandledEvents } from './payment-events.repository.js';
import { handleEvent } from './receive-event.js';

const handledWithinMs = 30_000;

/** Does what messages of the provider asked for that were stored and then interrupted. */
export async function handleMissedEvents(deps: Deps): Promise<void> {
  const { database, payments, now } = deps;
  const before = new Date(now().getTime() - handledWithinMs);
  await eachOf(await findUnhandledEvents(database, payments.name, before), async (event) => {
    await handleEvent(deps, {
      id: event.event_id,
      ref: event.provider_ref ?? undefined,
      paymentUuid: event.payment_uuid ?? undefined,
      refundRef: event.refund_ref ?? undefined,
      disputeRef: event.dispute_ref ?? undefined,
      type: event.type,
    });
  });
}
