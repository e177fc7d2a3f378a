import { Type } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { currentUser, requirePermission } from '../../people/public.js';
import { FailedJobs } from './administering-home.schemas.js';
import { sendAgain, viewFailedJobs } from './failed-jobs.js';

/** What administrators do about jobs that failed for good. */
export function failedJobRoutes(app: App, deps: Deps): void {
  app.post(
    '/admin/failed-jobs/:job_uuid/retry',
    {
      preHandler: requirePermission('administer'),
      config: { costs: [], refuses: ['JOB_NOT_FOUND'] },
      schema: {
        operationId: 'retryFailedJob',
        description:
          'Runs a job again that failed for good, or sends an e-mail again that was given up; answers with what is left. JOB_NOT_FOUND means that it was retried already.',
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
