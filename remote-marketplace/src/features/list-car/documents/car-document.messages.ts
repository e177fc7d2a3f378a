import { forRefusal, type RefusalLabels, Refused } from '@drove/api-client';
import { saveCarMessage } from '../save-car.messages';

/** The API says what is wrong with a document, and what can be done about it. */
const sentences = {
  DOCUMENT_MISSING: null,
  DOCUMENT_TOO_LARGE: null,
  DOCUMENT_TYPE_NOT_ALLOWED: null,
  DOCUMENT_NOT_SAFE: null,
  DOCUMENT_DAMAGED: null,
  DOCUMENT_TOO_SMALL: null,
  DOCUMENT_TOO_MANY_PIXELS: null,
  MOVE_NOT_ALLOWED: null,
} satisfies Omit<
  RefusalLabels<'POST /cars/{car_uuid}/documents/{kind}' | 'DELETE /cars/{car_uuid}/documents/{kind}'>,
  'CAR_NOT_FOUND'
>;

/** Why a document was not taken: the API's own sentence about it, or why there is none. */
export function carDocumentMessage(error: unknown): string {
  const problem = error instanceof Refused ? error.problem : undefined;
  return problem?.fields['document'] ?? forRefusal(sentences, problem?.code) ?? saveCarMessage(error);
}
