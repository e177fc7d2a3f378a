import type { MyDocument, MyVerification } from './api/my-verification';

/** Whether a document was added after the last answer; without an answer nothing is new. */
export function isNewDocument(
  { uploaded_at: uploadedAt }: MyDocument,
  { decided_at: decidedAt }: Pick<MyVerification, 'decided_at'>,
): boolean {
  return decidedAt !== null && Date.parse(uploadedAt) > Date.parse(decidedAt);
}
