import type { Generated, Selectable } from 'kysely';

/** What a person may be asked to show. */
export const documentKinds = ['licence_front', 'licence_back', 'identity', 'selfie'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** What the owner of a car may be asked to show of it. */
export const carDocumentKinds = ['registration', 'insurance'] as const;
export type CarDocumentKind = (typeof carDocumentKinds)[number];

export interface DocumentsTable {
  uuid: Generated<string>;
  user_uuid: string;
  kind: DocumentKind | CarDocumentKind;
  /** Says nothing of whose it is or what it shows. */
  storage_key: string;
  /** What the person's file was called, without its folders; for them to recognise it by. */
  name: string;
  media_type: 'image/webp' | 'application/pdf';
  byte_count: number;
  /** Null for a PDF. */
  width: number | null;
  height: number | null;
  created_at: Generated<Date>;
}

export type DocumentRow = Selectable<DocumentsTable>;

export interface DocumentLinksTable {
  /** SHA-256 of the token: who reads the database cannot follow a link. */
  token_hash: string;
  document_uuid: string;
  /** Whom the link was made for. */
  user_uuid: string;
  expires_at: Date;
}
