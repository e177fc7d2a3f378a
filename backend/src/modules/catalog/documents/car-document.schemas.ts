import { Type, type Static } from 'typebox';
import { carDocumentKinds, textOrNull } from '../../people/public.js';

export const CarDocumentKindSchema = Type.Enum([...carDocumentKinds], { title: 'Kind of document' });
export const CarDocumentDecision = Type.Enum(['accepted', 'refused'], { title: 'Decision' });

export const CarDocumentSchema = Type.Object(
  {
    document_uuid: Type.String({ format: 'uuid' }),
    kind: CarDocumentKindSchema,
    name: Type.String(),
    media_type: Type.Enum(['image/webp', 'application/pdf']),
    byte_count: Type.Integer(),
    width: Type.Union([Type.Integer(), Type.Null()]),
    height: Type.Union([Type.Integer(), Type.Null()]),
    uploaded_at: Type.String({ format: 'date-time' }),
    decision: Type.Union([CarDocumentDecision, Type.Null()], {
      description: 'What was said to it; null until an administrator has looked at it.',
    }),
    reason: textOrNull,
  },
  { $id: 'CarDocument', additionalProperties: false },
);
export type CarDocumentBody = Static<typeof CarDocumentSchema>;
export const CarDocumentRef = Type.Unsafe<CarDocumentBody>({ $ref: 'CarDocument#' });
