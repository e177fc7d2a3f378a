import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import type { DomainEvent } from '../../../platform/outbox/domain-events.js';
import type { MoveBy } from '../reservations/announce-move.js';
import type { Change } from './changes.table.js';

/** Tells whom it concerns that a change has moved on. */
export async function announceChange(
  transaction: Kysely<Tables>,
  before: Change,
  after: Change,
  by: MoveBy,
): Promise<void> {
  const event = eventOf(before, after, by);
  if (event !== undefined) await publishEvent(transaction, event, by.now);
}

function eventOf(
  before: Change,
  { uuid: changeUuid, status, pay_by }: Change,
  { now, reason = '' }: MoveBy,
): DomainEvent | undefined {
  switch (status) {
    case 'awaiting_payment':
      // Nothing is to be paid when it is too little to be charged.
      return pay_by === null ? undefined : { kind: 'change_approved', changeUuid };
    case 'applied':
      return { kind: 'change_applied', changeUuid };
    case 'declined':
      return { kind: 'change_declined', changeUuid, reason };
    case 'withdrawn':
      return { kind: 'change_withdrawn', changeUuid };
    case 'expired': {
      // Before its time it ended with something larger, of which both are notified.
      const isOver = (before.pay_by ?? before.expires_at) <= now;
      const wasApproved = before.status === 'awaiting_payment';
      return isOver ? { kind: 'change_expired', changeUuid, wasApproved } : undefined;
    }
    case 'requested':
    case 'approved':
      return undefined;
  }
}
