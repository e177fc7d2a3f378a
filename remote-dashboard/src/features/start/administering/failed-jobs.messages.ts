import { explainRefusal } from 'api-client';

/** Why a job was not sent again. */
export const failedJobMessage = (error: unknown) =>
  explainRefusal<'retryFailedJob'>(
    error,
    {},
    { JOB_NOT_FOUND: 'This job has already been sent again or is no longer needed.' },
  ).message;
