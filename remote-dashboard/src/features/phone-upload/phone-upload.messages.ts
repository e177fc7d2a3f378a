import { explainRefusal } from '@drove/api-client';

/** Why a link does not open, or a picture was not taken: the API says it for the person. */
export const phoneUploadMessage = (error: unknown) =>
  explainRefusal<'GET /phone-uploads/{token}' | 'POST /phone-uploads/{token}'>(
    error,
    {},
    {
      UPLOAD_LINK_NOT_FOUND: null,
      UPLOAD_LINK_USED: null,
      UPLOAD_LINK_EXPIRED: null,
      ACCOUNT_SUSPENDED: null,
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
