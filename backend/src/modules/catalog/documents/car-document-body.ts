import type { CarDocumentBody } from './car-document.schemas.js';
import type { CarDocument } from './car-documents.repository.js';

/** A car's document as the API shows it. */
export function toCarDocument(document: CarDocument): CarDocumentBody {
  const { uuid, kind, name, media_type, byte_count, width, height, created_at, decision, reason } = document;
  return {
    document_uuid: uuid,
    kind,
    name,
    media_type,
    byte_count,
    width,
    height,
    uploaded_at: created_at.toISOString(),
    decision,
    reason,
  };
}
