import fc from 'fast-check';
import { answerChecker } from './check-answer.js';
import { curlLine } from './curl-line.js';
import type { Operation } from './operations.js';
import { requestsOf, type GeneratedRequest } from './requests.js';
import { prepare, send, type Answer, type ReadyRequest } from './send.js';
import type { World } from './world.js';

export interface FuzzOptions {
  /** The same seed sends the same requests. */
  seed: number;
  /** How many, shared out among all operations. */
  requests: number;
  /** Only operations with this id. */
  only?: string | undefined;
}

export interface FuzzResult {
  sent: number;
  /** How many answers had which status. */
  statuses: Map<number, number>;
  /** Operations that never answered with success. */
  neverSucceeded: string[];
  /** One text for each operation that broke its promise: what, and the smallest request that shows it. */
  failures: string[];
}

/** Longer than any of these small requests may take, on a busy machine too. */
const slowMs = 5_000;

/** Sends generated requests to every operation and judges each answer by the OpenAPI document. */
export async function fuzz(world: World, { seed, requests, only }: FuzzOptions): Promise<FuzzResult> {
  const { operations } = world.document;
  const result: FuzzResult = { sent: 0, statuses: new Map(), neverSucceeded: [], failures: [] };
  const check = answerChecker(world.document);
  const each = Math.ceil(requests / (only === undefined ? operations.length : 1));
  for (const [index, operation] of operations.entries()) {
    if (only !== undefined && operation.id !== only) continue;
    let last: { ready: ReadyRequest; answer: Answer } | undefined;
    let succeeded = 0;
    const property = fc.asyncProperty(requestsOf(operation, world.document), async (request) => {
      const { ready, answer } = await ask(world, operation, request);
      result.sent += 1;
      result.statuses.set(answer.status, (result.statuses.get(answer.status) ?? 0) + 1);
      if (answer.status < 300) succeeded += 1;
      const wrong = check(operation, answer);
      if (wrong === undefined) return;
      last = { ready, answer };
      throw new Error(wrong);
    });
    const outcome = await fc.check(property, { seed: seed + index, numRuns: each, endOnFailure: false });
    if (succeeded === 0) result.neverSucceeded.push(operation.id);
    if (outcome.failed) result.failures.push(describe(operation, outcome, last));
  }
  return result;
}

async function ask(world: World, operation: Operation, request: GeneratedRequest) {
  const { marketplace, callers, known } = world;
  const ready = await prepare(operation, request, { known, caller: callers.all[request.caller] });
  const start = performance.now();
  const answer = await send(marketplace, ready);
  if (performance.now() - start > slowMs) throw new Error(`took longer than ${slowMs} ms`);
  if (answer.status < 300) {
    if (answer.contentType.includes('json')) known.learn(JSON.parse(answer.body));
    if (operation.method !== 'GET') await callers.restore();
  }
  return { ready, answer };
}

function describe(
  operation: Operation,
  outcome: fc.RunDetails<[GeneratedRequest]>,
  last: { ready: ReadyRequest; answer: Answer } | undefined,
): string {
  const error = outcome.errorInstance instanceof Error ? outcome.errorInstance.message : 'failed';
  const lines = [`${operation.id}: ${error}`, `  caller: ${outcome.counterexample?.[0].caller}`];
  if (last !== undefined) lines.push(`  ${curlLine(last.ready)}`, `  ${last.answer.body.slice(0, 500)}`);
  return lines.join('\n');
}
