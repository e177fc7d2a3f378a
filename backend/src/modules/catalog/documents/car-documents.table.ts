import type { CarDocumentKind } from '../../people/public.js';

/** Which document shows what of a car; the file is kept, and read, as people's documents are. */
export interface CarDocumentsTable {
  car_uuid: string;
  kind: CarDocumentKind;
  document_uuid: string;
  /** Null until an administrator has looked at it. */
  decision: 'accepted' | 'refused' | null;
  reason: string | null;
}
