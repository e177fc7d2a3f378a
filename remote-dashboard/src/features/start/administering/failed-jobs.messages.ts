import { explainRefusal } from '@drove/api-client';

/** Why a job was not sent again. */
export const failedJobMessage = (error: unknown) =>
  explainRefusal<'POST /admin/failed-jobs/{job_uuid}/retry'>(
    error,
    {},
    { JOB_NOT_FOUND: 'This job has already been sent again or is no longer needed.' },
  ).message;
