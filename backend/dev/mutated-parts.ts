/** Code that is worth trying whether its tests notice a mistake, and the tests that must. */
export interface MutatedPart {
  /** Patterns from the backend’s folder. */
  mutate: string[];
  tests: string[];
}

const pricing = 'src/modules/catalog/pricing';
const changes = 'src/modules/booking/changes';
const cancellation = 'src/modules/booking/cancellation';
const ledger = 'src/modules/books/ledger';
const accounts = 'src/modules/books/accounts';
const idempotency = 'src/platform/idempotency';

/**
 * What calculates and decides. What reads and writes tables is held by tests that take seconds each, too long for hundreds
 * of runs.
 */
export const mutatedParts: Record<string, MutatedPart> = {
  pricing: {
    mutate: [`${pricing}/*.ts`, `!${pricing}/*.{test,schemas}.ts`],
    tests: [`${pricing}/*.test.ts`],
  },
  changes: {
    mutate: [`${changes}/{added-times,change-life-cycle,change-period,change-times,price-change}.ts`],
    tests: [`${changes}/{change.golden,change-rules}.test.ts`],
  },
  cancellation: {
    mutate: [`${cancellation}/cancellation-{rules,of}.ts`],
    tests: [`${cancellation}/cancellation.golden.test.ts`],
  },
  ledger: {
    mutate: [`${ledger}/ledger-lines.ts`, `${accounts}/entries-of-lines.ts`, `${accounts}/movements.ts`],
    tests: [`${ledger}/ledger-lines.test.ts`, `${accounts}/entries-of-lines.golden.test.ts`],
  },
  // On a database: two seconds for each change on PostgreSQL (TEST_DATABASE=postgres), several times that embedded.
  idempotency: {
    mutate: [`${idempotency}/{idempotency-keys.repository,with-idempotency}.ts`],
    tests: [`${idempotency}/with-idempotency.test.ts`],
  },
};
