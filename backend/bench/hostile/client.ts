import { issueUnsigned } from '../../testing/token-issuer.js';
import { accessRules } from '../../testing/access-rules.js';
import type { Operation } from '../../testing/fuzzing/operations.js';
import type { Answer } from '../../testing/fuzzing/send.js';

export interface HostileRequest {
  /** Of which operation, and where in it: for the report. */
  what: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
}

/** A demo account's part of its e-mail address. */
export type Account = 'customer' | 'new-customer' | 'owner' | 'admin';

const accountWho = { rent: 'customer', host: 'owner', administer: 'admin' } as const;

/** The headers that make a request a demo account's. */
export function headersOf(account: Account): Record<string, string> {
  const token = issueUnsigned({ uid: `demo-${account}`, email: `${account}@demo.test` });
  return { authorization: `Bearer ${token}` };
}

/** An account that the operation lets in. */
export function accountFor({ method, path }: Operation): Account {
  const rule = accessRules[`${method} ${path}`];
  return typeof rule === 'object' ? accountWho[rule.permissions[0] ?? 'rent'] : 'customer';
}

/** Sends it over the network and reads the whole answer. */
export async function sendOver(baseUrl: string, request: HostileRequest): Promise<Answer> {
  const { method, url, headers, body } = request;
  const answer = await fetch(`${baseUrl}${url}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    signal: AbortSignal.timeout(60_000),
  });
  const text = await answer.text();
  return { status: answer.status, contentType: answer.headers.get('content-type') ?? '', body: text };
}
