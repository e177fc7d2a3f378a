import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { issueUnsigned } from '../../testing/token-issuer.js';

/** How one request of a client ended, its repetitions included. */
export interface Sent {
  status: number;
  body: unknown;
  ms: number;
  /** The answers that were repeated with the same key, `0` for a connection that broke. */
  repeated: number[];
}

export interface FleetClient {
  get: (path: string) => Promise<Sent>;
  post: (customer: string, path: string, body: object) => Promise<Sent>;
}

/** What a connection to a killed process, or the process that takes over from it, answers; worth another try. */
const worthRepeating = new Set([0, 502, 503, 504]);
const patienceMs = 60_000;

/**
 * A client of the proxy that does what ours in browsers do: what broke is sent again with the same idempotency key, and
 * what is in progress is asked for again.
 */
export function fleetClient(baseUrl: string): FleetClient {
  async function once(path: string, init: RequestInit): Promise<{ status: number; body: unknown }> {
    try {
      const answer = await fetch(`${baseUrl}${path}`, init);
      return { status: answer.status, body: await answer.json() };
    } catch {
      return { status: 0, body: undefined };
    }
  }
  async function send(path: string, init: RequestInit): Promise<Sent> {
    const start = performance.now();
    const repeated: number[] = [];
    for (;;) {
      const { status, body } = await once(path, init);
      const ms = performance.now() - start;
      const isInProgress = (body as { code?: string } | undefined)?.code === 'REQUEST_IN_PROGRESS';
      const isWorth = worthRepeating.has(status) || isInProgress;
      if (!isWorth || ms > patienceMs) return { status, body, ms, repeated };
      repeated.push(status);
      await sleep(isInProgress ? 500 : 50);
    }
  }
  const tokens = new Map<string, string>();
  const tokenOf = (customer: string) => {
    const token = tokens.get(customer) ?? issueUnsigned({ uid: customer, email: `${customer}@example.test` });
    tokens.set(customer, token);
    return token;
  };
  return {
    get: (path) => send(path, {}),
    post: (customer, path, body) =>
      send(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: {
          authorization: `Bearer ${tokenOf(customer)}`,
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
        },
      }),
  };
}
