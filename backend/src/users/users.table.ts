import type { Generated, Selectable } from 'kysely';

export const roles = ['customer', 'car_owner', 'admin'] as const;
export type Role = (typeof roles)[number];

export const accountStatuses = ['active', 'suspended', 'closed'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

export type UserVerification =
  'unverified' | 'pending' | 'verified' | 'rejected' | 'changes_requested' | 'expired';

export interface UsersTable {
  uuid: Generated<string>;
  /** The identity service's id of the person; an e-mail address may change hands, this does not. */
  identity_uid: string;
  /** Lower case. */
  email: string;
  fname: string;
  lname: string;
  gender: 'male' | 'female';
  phone: string;
  zip_code: string;
  city: string;
  street: string;
  region: string;
  role: Role;
  account_status: Generated<AccountStatus>;
  user_verification: Generated<UserVerification>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export type User = Selectable<UsersTable>;
