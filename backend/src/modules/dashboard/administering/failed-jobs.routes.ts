import { Type } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { currentUser, requireRole } from '../../people/public.js';
import { FailedJobs } from './administering-home.schemas.js';
import { sendAgain, viewFailedJobs } from './failed-jobs.js';

/** What administrators do about jobs that failed for good. */
export function failedJobRoutes(app: App, deps: Deps): void {
  app.post(
    '/admin/failed-jobs/:job_uuid/retry',
    {
      preHandler: requireRole('admin'),
      config: { costs: [], refuses: ['JOB_NOT_FOUND'] },
      schema: {
        operationId: 'retryFailedJob',
        security: [{ idToken: [] }],
        params: Type.Object({ job_uuid: Type.String() }),
        response: {
          200: Type.Object({ failed_jobs: FailedJobs }, { additionalProperties: false }),
        },
      },
    },
    async (request) => {
      await sendAgain(deps, currentUser(request), request.params.job_uuid);
      return { failed_jobs: await viewFailedJobs(deps) };
    },
  );
}
