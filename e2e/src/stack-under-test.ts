import type { Addresses } from '../../tooling/local/stack/addresses';

/** The product that this run of the journeys started for itself. */
export interface StackUnderTest {
  shellUrl: string;
  apiUrl: string;
  identityUrl: string;
  addresses: Addresses;
  /** Where the product's mails are written. */
  dataDir: string;
  /** One a worker: a further shell may be served here, whose origin the API knows. */
  sparePorts: number[];
}

const variable = 'STACK_UNDER_TEST';

/** Hands the stack from the process that started it to the workers. */
export function publishStack(stack: StackUnderTest): void {
  process.env[variable] = JSON.stringify(stack);
}

/** The stack that the set-up of this run started. */
export function readStack(): StackUnderTest {
  const text = process.env[variable];
  if (!text) throw new Error('No stack was started: run the journeys through Playwright’s own set-up.');
  return JSON.parse(text) as StackUnderTest;
}
