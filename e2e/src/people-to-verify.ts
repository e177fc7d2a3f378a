import type { Page } from '@playwright/test';
import { aPhotoFile } from './a-photo-file';
import { aRegisteredCustomer, demoAdmin, type Account } from './accounts';
import { askAs, idTokenOf } from './api-as';
import { readStack } from './stack-under-test';

const kinds = ['licence_front', 'licence_back', 'identity', 'selfie'] as const;

export interface PersonToVerify {
  account: Account;
  userUuid: string;
  /** Where an administrator decides on them. */
  address: string;
}

/** A person new who has sent all documents and waits; `page` only draws the pictures. */
export async function aPersonToVerify(page: Page): Promise<PersonToVerify> {
  const account = await aRegisteredCustomer();
  await sendDocuments(page, account);
  const userUuid = await userUuidOf(account);
  return { account, userUuid, address: `/#/dashboard/user-verification/${userUuid}` };
}

/** Sends the four documents of a person; `page` only draws the pictures. */
export async function sendDocuments(page: Page, account: Account): Promise<void> {
  await askAs(account, 'PATCH', 'my/verification', {
    date_of_birth: '1988-04-12',
    licence_expires_on: '2096-05-31',
    identity_type: 'passport',
    identity_expires_on: '2095-05-31',
  });
  const { buffer, mimeType, name } = await aPhotoFile(page, 'scan.jpg', 'teal');
  const authorization = `Bearer ${await idTokenOf(account)}`;
  for (const kind of kinds) {
    const form = new FormData();
    form.append('document', new Blob([Uint8Array.from(buffer)], { type: mimeType }), name);
    const url = `${readStack().apiUrl}/my/verification/documents/${kind}`;
    const { ok, status } = await fetch(url, { method: 'POST', headers: { authorization }, body: form });
    if (!ok) throw new Error(`${url} answered ${status}`);
  }
  await askAs(account, 'POST', 'my/verification/submit', {});
}

/** An administrator finds all documents of a person good, and verifies them. */
export async function verify(account: Account): Promise<void> {
  const path = `admin/user-verifications/${await userUuidOf(account)}`;
  const { attempts } = await askAs<{ attempts: { verification_uuid: string }[] }>(demoAdmin, 'GET', path);
  await askAs(demoAdmin, 'POST', `${path}/decision`, {
    verification_uuid: attempts[0]?.verification_uuid,
    decision: 'verified',
    documents: kinds.map((kind) => ({ kind, decision: 'accepted' })),
  });
}

/** A customer new who is verified; `page` only draws the pictures. */
export async function aVerifiedCustomer(page: Page): Promise<Account> {
  const customer = await aRegisteredCustomer();
  await sendDocuments(page, customer);
  await verify(customer);
  return customer;
}

/** Another administrator than the demo's own, made by that one. */
export async function anotherAdmin(): Promise<Account> {
  const account = await aRegisteredCustomer();
  const path = `admin/users/${await userUuidOf(account)}/role`;
  await askAs(demoAdmin, 'POST', path, { role: 'admin', reason: 'A second pair of eyes for the queue.' });
  return account;
}

export async function userUuidOf({ email }: Account): Promise<string> {
  const path = `admin/users?query=${encodeURIComponent(email)}`;
  const { users } = await askAs<{ users: { user_uuid: string }[] }>(demoAdmin, 'GET', path);
  const [user] = users;
  if (!user) throw new Error(`Nobody is registered with ${email}.`);
  return user.user_uuid;
}
