import type { KnownValues } from './known-values.js';
import type { Operation } from './operations.js';
import type { Answer } from './send.js';

/** Asks an operation with these path parameters, for each of those whose things should be known. */
type Ask = (operation: Operation, path: Record<string, unknown>) => Promise<Answer[]>;

/** Asks every GET, lists first, so that ids of everything are known before requests need them. */
export async function learnFromReads(
  operations: readonly Operation[],
  known: KnownValues,
  ask: Ask,
): Promise<void> {
  const reads = operations.filter(({ method }) => method === 'GET');
  const lists = reads.filter(({ path }) => !path.includes('{'));
  const singles = reads.filter(({ path }) => path.includes('{'));
  for (const operation of [...lists, ...singles]) {
    const parameters = operation.parameters.filter((parameter) => parameter.in === 'path');
    const path = Object.fromEntries(
      parameters.map(({ name }) => [name, known.find({ name, index: 0, fallback: 'none' })]),
    );
    for (const { status, contentType, body } of await ask(operation, path)) {
      if (status < 300 && contentType.includes('json')) known.learn(JSON.parse(body));
    }
  }
}
