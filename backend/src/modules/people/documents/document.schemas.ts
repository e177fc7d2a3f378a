import { Type, type Static } from 'typebox';
import type { DocumentRow } from './documents.table.js';

export const DocumentDecision = Type.Enum(['accepted', 'refused'], { title: 'Decision' });
const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

/** What the API shows of a document besides its kind, whether it is about a person or a car. */
export const documentProperties = {
  document_uuid: Type.String({ format: 'uuid' }),
  name: Type.String(),
  media_type: Type.Enum(['image/webp', 'application/pdf']),
  byte_count: Type.Integer(),
  width: orNull(Type.Integer()),
  height: orNull(Type.Integer()),
  uploaded_at: Type.String({ format: 'date-time' }),
  decision: Type.Union([DocumentDecision, Type.Null()], {
    description: 'What was said to it when it was last looked at; null until then.',
  }),
  reason: orNull(Type.String()),
};

/** A document as the API shows it. */
export function toDocument<Kind extends string>({
  uuid,
  created_at,
  kind,
  ...document
}: Omit<DocumentRow, 'kind'> & {
  kind: Kind;
  decision: Static<typeof DocumentDecision> | null;
  reason: string | null;
}) {
  const { name, media_type, byte_count, width, height, decision, reason } = document;
  const uploaded_at = created_at.toISOString();
  return {
    document_uuid: uuid,
    kind,
    name,
    media_type,
    byte_count,
    width,
    height,
    uploaded_at,
    decision,
    reason,
  };
}
