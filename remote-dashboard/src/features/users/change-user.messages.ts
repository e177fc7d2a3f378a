import { explainRefusal } from 'api-client';

/** Why an account was not changed. */
export const explainChangeUser = (error: unknown) => explainRefusal(error, { reason: 'reason' });
