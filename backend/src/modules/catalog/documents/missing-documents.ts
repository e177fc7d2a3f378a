import type { CarDocumentKind } from '../../people/public.js';
import { carDocumentKinds } from '../../people/public.js';
import type { CarDocumentsTable } from './car-documents.table.js';

export const carDocumentNames: Record<CarDocumentKind, string> = {
  registration: 'Registration document',
  insurance: 'Insurance confirmation',
};

/** What of a car is still to be shown, or to be shown anew: kind of document to sentence; empty when nothing is. */
export function missingDocuments(
  documents: readonly Pick<CarDocumentsTable, 'kind' | 'decision'>[],
): Record<string, string> {
  const missing: Record<string, string> = {};
  for (const kind of carDocumentKinds) {
    const document = documents.find((each) => each.kind === kind);
    if (document === undefined) missing[kind] = `${carDocumentNames[kind]}: please add it.`;
    else if (document.decision === 'refused')
      missing[kind] = `${carDocumentNames[kind]}: we couldn’t accept it. Please replace it.`;
  }
  return missing;
}

/** Whether a car that was approved without documents has none that wait, and its time for them is over. */
export function areDocumentsOverdue(
  { documents_due_on, documents_wait }: { documents_due_on: string | null; documents_wait: boolean },
  now: Date,
): boolean {
  return documents_due_on !== null && !documents_wait && documents_due_on <= now.toISOString().slice(0, 10);
}
