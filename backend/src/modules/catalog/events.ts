import '../../platform/outbox/domain-events.js';

/** What an administrator decided about a car. */
export type CarEvent = { carUuid: string } & (
  | { kind: 'car_approved' | 'car_reinstated' | 'car_documents_missing' }
  | { kind: 'car_documents_due'; dueOn: string }
  | { kind: 'car_rejected' | 'car_changes_requested' | 'car_suspended'; reason: string }
);

declare module '../../platform/outbox/domain-events.js' {
  interface DomainEvents {
    car: CarEvent;
  }
}
