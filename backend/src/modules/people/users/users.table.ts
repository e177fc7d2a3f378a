import type { ColumnType, Generated, Selectable } from 'kysely';

export const roles = ['customer', 'car_owner', 'admin'] as const;
export type Role = (typeof roles)[number];

export const accountStatuses = ['active', 'suspended', 'closed'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

export const userVerifications = [
  'unverified',
  'pending',
  'verified',
  'rejected',
  'changes_requested',
  'expired',
] as const;
export type UserVerification = (typeof userVerifications)[number];

export interface UsersTable {
  uuid: Generated<string>;
  /** The identity service's id of the person; an e-mail address may change hands, this does not. */
  identity_uid: string;
  /** Lower case. */
  email: string;
  /** The address that was last confirmed, lower case, and when; both null before. It counts while it is `email`. */
  confirmed_email: string | null;
  email_confirmed_at: Date | null;
  /** Sessions that began before are over, by the identity service's clock; null while none was ended by a confirmation. */
  sessions_valid_from: Generated<Date | null>;
  /** Empty from the first confirmation of an address until its holder gives them: see `isProfileGiven`. */
  fname: string;
  lname: string;
  /** Null until a customer who signed up while booking says it; until then their address is empty. */
  gender: 'male' | 'female' | null;
  /** What they say they speak, ISO 639-1. */
  languages: Generated<string[]>;
  /** As it was typed. */
  phone: string;
  /** What it means, as every network dials it; null when that cannot be read. */
  phone_e164: string | null;
  zip_code: string;
  city: string;
  street: string;
  region: string;
  role: Role;
  /** Since when a customer hosts; null for one who does not, and for owners, whose role says it. */
  hosting_since: Date | null;
  account_status: Generated<AccountStatus>;
  user_verification: Generated<UserVerification>;
  /** Of the documents that were verified last, `YYYY-MM-DD`; null before, and without such a document. */
  date_of_birth: string | null;
  licence_expires_on: string | null;
  identity_expires_on: string | null;
  /** An administrator's, for the person: why the account is suspended. */
  status_reason: string | null;
  closed_at: Date | null;
  /** Name, address and phone as they are searched for: see `search_text`. */
  searchable: ColumnType<string, never, never>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export type User = Selectable<UsersTable>;
