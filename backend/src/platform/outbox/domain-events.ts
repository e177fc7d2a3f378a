/** What modules publish: each adds its own events, told apart by `kind`. */
// oxlint-disable-next-line typescript/no-empty-object-type -- modules fill it
export interface DomainEvents {}

/** Something that happened and that other modules may want to know of. */
export type DomainEvent = DomainEvents[keyof DomainEvents];
