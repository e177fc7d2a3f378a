import { explainRefusal, forRefusal, type RefusalLabels, Refused } from '@drove/api-client';

const sentences = {
  VERIFICATION_INCOMPLETE: 'Something is still missing. Check the fields marked above.',
  VALUE_NOT_ALLOWED: 'Some entries aren’t right. Check the fields marked above.',
  EMAIL_NOT_CONFIRMED: 'Confirm your email address first. What you entered is saved.',
  ACCOUNT_SUSPENDED: 'Your account is suspended, so you can’t send documents. Please contact us.',
  // Whether they are being checked, or checked already.
  MOVE_NOT_ALLOWED: null,
} satisfies RefusalLabels<'PATCH /my/account' | 'PATCH /my/verification' | 'POST /my/verification/submit'>;

/** Why something was not sent or saved, as the person reads it. What they entered is still there. */
export function sendMessage(error: unknown): string {
  if (!(error instanceof Refused)) return 'That didn’t work. Please try again in a moment.';
  return forRefusal(sentences, error.problem?.code) ?? error.message;
}

/** Why there is no link for the phone. */
export const phoneLinkMessage = (error: unknown) =>
  explainRefusal<'POST /my/verification/documents/{kind}/phone-link'>(
    error,
    {},
    { ACCOUNT_SUSPENDED: null, MOVE_NOT_ALLOWED: null },
  ).message;

/** Why a document was not taken or not removed: the API says what is wrong with it. */
export const documentMessage = (error: unknown) =>
  explainRefusal<'POST /my/verification/documents/{kind}' | 'DELETE /my/verification/documents/{kind}'>(
    error,
    {},
    {
      DOCUMENT_MISSING: null,
      DOCUMENT_TOO_LARGE: null,
      DOCUMENT_TYPE_NOT_ALLOWED: null,
      DOCUMENT_NOT_SAFE: null,
      DOCUMENT_DAMAGED: null,
      DOCUMENT_TOO_SMALL: null,
      DOCUMENT_TOO_MANY_PIXELS: null,
      MOVE_NOT_ALLOWED: null,
    },
  ).message;
