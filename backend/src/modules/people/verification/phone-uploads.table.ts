import type { DocumentKind } from '../documents/documents.table.js';

/** A link by which a phone uploads one document of a person, once. */
export interface PhoneUploadsTable {
  /** SHA-256 of the token: who reads the database cannot follow a link. */
  token_hash: string;
  user_uuid: string;
  kind: DocumentKind;
  expires_at: Date;
  used_at: Date | null;
}
