import { Type, type Static } from 'typebox';
import { carDocumentKinds, documentProperties } from '../../people/public.js';

export const CarDocumentKindSchema = Type.Enum([...carDocumentKinds], { title: 'Kind of document' });

export const CarDocumentSchema = Type.Object(
  { kind: CarDocumentKindSchema, ...documentProperties },
  { $id: 'CarDocument', additionalProperties: false },
);
export type CarDocumentBody = Static<typeof CarDocumentSchema>;
export const CarDocumentRef = Type.Unsafe<CarDocumentBody>({ $ref: 'CarDocument#' });
