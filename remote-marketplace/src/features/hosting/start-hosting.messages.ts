import { explainRefusal } from '@drove/api-client';

/** Why an account can't host yet. */
export const startHostingMessage = (error: unknown) =>
  explainRefusal<'POST /my/account/hosting'>(error, {}, { EMAIL_NOT_CONFIRMED: null }).message;
