import { Type } from 'typebox';
import type { Deps } from '../../../../platform/deps.js';
import type { App } from '../../../../platform/http/app-types.js';
import { isUuid } from '../../../../platform/database/uuid.js';
import type { Problem } from '../../../../platform/http/problem.js';
import { currentUser, requirePermission } from '../../users/require-user.js';
import { assignmentToDecide } from './assignment-to-decide.js';
import { AssignmentResponse } from './assignment.schemas.js';
import { releaseAssignment, type Subject } from './assignments.repository.js';

interface AssignmentRoutes {
  subjectType: Subject['subject_type'];
  /** Of the queue, to which the name of the parameter is added. */
  path: string;
  parameter: string;
  /** What is assigned, in the names of the operations and in their descriptions. */
  operation: string;
  noun: string;
  find: (uuid: string) => Promise<{ uuid: string } | undefined>;
  notFound: () => Problem;
  /** Whether releasing what is not there is refused, too. */
  refusesUnknownRelease?: boolean;
}

/** Assigning the entries of a queue to administrators. */
export function assignmentRoutes(app: App, { database, now }: Deps, queue: AssignmentRoutes): void {
  const { subjectType: subject_type, path, parameter, operation, noun, find, notFound } = queue;
  const address = `${path}/:${parameter}/claim`;
  const security = [{ idToken: [] }];
  const preHandler = requirePermission('administer');
  const params = Type.Object({ [parameter]: Type.String() });

  app.post(
    address,
    {
      preHandler,
      config: { costs: [], refuses: [notFound().code, 'CLAIMED_BY_ANOTHER'] },
      schema: {
        operationId: `claim${operation}`,
        description: `Assigns ${noun} to the calling administrator for ten minutes, or renews that. CLAIMED_BY_ANOTHER names who has it.`,
        security,
        params,
        response: { 200: AssignmentResponse },
      },
    },
    async (request) => {
      const given = request.params[parameter] ?? '';
      const found = isUuid(given) ? await find(given) : undefined;
      if (found === undefined) throw notFound();
      const subject = { subject_type, subject_uuid: found.uuid };
      return { claim: await assignmentToDecide(database, subject, currentUser(request), now()) };
    },
  );

  app.delete(
    address,
    {
      preHandler,
      config: { costs: [], refuses: [notFound().code] },
      schema: {
        operationId: `release${operation}`,
        description: `Returns ${noun} to the queue. Changes nothing if the caller does not have it.`,
        security,
        params,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const subject_uuid = request.params[parameter] ?? '';
      if (!isUuid(subject_uuid)) throw notFound();
      if (queue.refusesUnknownRelease && (await find(subject_uuid)) === undefined) throw notFound();
      await releaseAssignment(database, { subject_type, subject_uuid }, currentUser(request).uuid);
      return await reply.code(204).send(null);
    },
  );
}
