import type { Generated, Selectable } from 'kysely';
import type { DocumentKind } from '../documents/documents.table.js';

export const verificationStatuses = [
  'draft',
  'pending',
  'verified',
  'rejected',
  'changes_requested',
] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

export const identityTypes = ['passport', 'identity_card', 'residence_permit'] as const;
export type IdentityType = (typeof identityTypes)[number];

/** One attempt at being verified: what was sent, and what was said to it. Days are `YYYY-MM-DD`. */
export interface UserVerificationsTable {
  uuid: Generated<string>;
  user_uuid: string;
  status: Generated<VerificationStatus>;
  date_of_birth: string | null;
  licence_expires_on: string | null;
  identity_type: IdentityType | null;
  identity_expires_on: string | null;
  /** What the person wants anyone who decides to know. */
  note: string | null;
  /** An administrator's, for the person. */
  reason: string | null;
  created_at: Generated<Date>;
  submitted_at: Date | null;
  decided_at: Date | null;
  decided_by: string | null;
}

export type UserVerification = Selectable<UserVerificationsTable>;

export interface VerificationDocumentsTable {
  verification_uuid: string;
  kind: DocumentKind;
  document_uuid: string;
  decision: 'accepted' | 'refused' | null;
  reason: string | null;
}
