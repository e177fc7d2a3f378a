import type { Account } from './accounts';
import { readStack } from './stack-under-test';

/** Asks the API for a person: `askAs(demoCustomer, 'GET', 'my/reservations')`. Fails unless the answer is a success. */
export async function askAs<Answered>(
  account: Account,
  method: 'DELETE' | 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: object,
): Promise<Answered> {
  return (await ask(method, `${readStack().apiUrl}/${path}`, body, {
    Authorization: `Bearer ${await idTokenOf(account)}`,
    'Idempotency-Key': crypto.randomUUID(),
  })) as Answered;
}

/** What the identity service gives a person who signs in. */
export async function idTokenOf(account: Account): Promise<string> {
  const { idToken } = (await ask(
    'POST',
    `${readStack().identityUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`,
    { ...account, returnSecureToken: true },
  )) as { idToken: string };
  return idToken;
}

/** Asks the API as a visitor. */
export async function askApi<Answered>(
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Answered> {
  return (await ask(method, `${readStack().apiUrl}/${path}`, body)) as Answered;
}

async function ask(method: string, url: string, body?: object, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as unknown;
}
