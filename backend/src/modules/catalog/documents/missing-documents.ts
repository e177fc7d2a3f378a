import type { CarDocumentKind } from '../../people/public.js';
import { carDocumentKinds } from '../../people/public.js';
import type { CarDocumentsTable } from './car-documents.table.js';

export const carDocumentNames: Record<CarDocumentKind, string> = {
  registration: 'Registration document',
  insurance: 'Insurance confirmation',
};

const addSentences: Record<CarDocumentKind, string> = {
  registration: 'Add the registration document',
  insurance: 'Add the insurance confirmation',
};

type Shown = Pick<CarDocumentsTable, 'kind' | 'decision'>;

/** The kinds of document that a car lacks, or of which it needs another. */
export function kindsToSend(documents: readonly Shown[]): CarDocumentKind[] {
  return carDocumentKinds.filter(
    (kind) => !documents.some((each) => each.kind === kind && each.decision !== 'refused'),
  );
}

/** What of a car is still to be shown, or to be shown anew: kind of document to sentence; empty when nothing is. */
export function missingDocuments(documents: readonly Shown[]): Record<string, string> {
  const isShown = (kind: CarDocumentKind) => documents.some((each) => each.kind === kind);
  return Object.fromEntries(
    kindsToSend(documents).map((kind) => [
      kind,
      isShown(kind)
        ? `${carDocumentNames[kind]}: we couldn’t accept it. Please replace it.`
        : addSentences[kind],
    ]),
  );
}

/** Whether a car that was approved without documents has none that wait, and its time for them is over. */
export function areDocumentsOverdue(
  { documents_due_on, documents_wait }: { documents_due_on: string | null; documents_wait: boolean },
  now: Date,
): boolean {
  return documents_due_on !== null && !documents_wait && documents_due_on <= now.toISOString().slice(0, 10);
}

/** Whether a car that was approved without documents still has time to show them. */
export function hasTimeForDocuments(
  { documents_due_on }: { documents_due_on: string | null },
  now: Date,
): boolean {
  return documents_due_on !== null && documents_due_on > now.toISOString().slice(0, 10);
}
