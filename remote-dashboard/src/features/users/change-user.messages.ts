import { explainRefusal } from '../../api/refused';

/** Why an account was not changed. */
export const explainChangeUser = (error: unknown) => explainRefusal(error, { reason: 'reason' });
