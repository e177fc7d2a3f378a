import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import { Type } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { IdempotencyHeaders } from '../../../platform/idempotency/idempotency.schemas.js';
import { aroundProviderCall } from '../../../platform/idempotency/around-provider-call.js';
import { answerDispute } from './answer-dispute.js';
import { listDisputes } from './payment-disputes.repository.js';
import { photoFilesOf } from '../../catalog/public.js';
import { currentUser, requirePermission } from '../../people/public.js';
import { toDisputeEvidence } from './dispute-evidence.js';
import { AnswerDisputeRequest, DisputeCase, DisputeList, DisputesQuery } from './dispute.schemas.js';
import { evidenceZip } from './evidence-zip.js';
import { readDisputeCase, toDispute } from './read-dispute-case.js';

const security = [{ idToken: [] }];
const preHandler = requirePermission('administer');
const params = Type.Object({ dispute_uuid: Type.String() });
const shown = 200;

/** Payments that customers dispute at their bank: what waits for an answer, the evidence, and the answer. */
export function disputeRoutes(app: App, deps: Deps): void {
  app.get(
    '/admin/disputes',
    {
      preHandler,
      schema: {
        operationId: 'listDisputes',
        description:
          'Up to 200 disputed payments for administrators, or those of one reservation: first those to answer, by deadline, then the latest.',
        security,
        querystring: DisputesQuery,
        response: { 200: DisputeList },
      },
    },
    async ({ query: { reservation_uuid: reservationUuid } }) => {
      const disputes = await listDisputes(deps.database, { reservationUuid, limit: shown });
      return { disputes: disputes.map((dispute) => toDispute(dispute, deps.now())) };
    },
  );

  app.get(
    '/admin/disputes/:dispute_uuid',
    {
      preHandler,
      config: { refuses: ['DISPUTE_NOT_FOUND'] },
      schema: {
        operationId: 'readDispute',
        description:
          'A disputed payment with its evidence: the trip and its history, the messages that the customer received, and the car’s photos.',
        security,
        params,
        response: { 200: DisputeCase },
      },
    },
    async (request) => await readDisputeCase(deps, currentUser(request), request.params.dispute_uuid),
  );

  app.get(
    '/admin/disputes/:dispute_uuid/evidence.zip',
    {
      preHandler,
      config: { refuses: ['DISPUTE_NOT_FOUND'] },
      schema: {
        operationId: 'exportDisputeEvidence',
        description: 'The evidence of a dispute as a ZIP file. Each export is recorded in the audit log.',
        security,
        params,
        response: {
          200: {
            description: 'A page to read, the same as data, and the photos of the car.',
            content: {
              'application/zip': { schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) },
            },
          },
        },
      },
    },
    async (request, reply) => {
      const admin = currentUser(request);
      const given = await readDisputeCase(deps, admin, request.params.dispute_uuid);
      const zip = await evidenceZip(deps, given);
      // Written down before it is sent: it holds a customer's name, address and messages.
      await recordAudit(deps.database, {
        actorUuid: admin.uuid,
        subject: { type: 'reservation', uuid: given.dispute.reservation_uuid },
        action: 'reservation.evidence_exported',
        after: { dispute_uuid: given.dispute.dispute_uuid },
        reason: 'Evidence for the bank',
        at: deps.now(),
      });
      const name = `evidence-${given.dispute.dispute_uuid.slice(0, 8)}.zip`;
      return await reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Buffer.from(zip));
    },
  );

  app.post(
    '/admin/disputes/:dispute_uuid/answer',
    {
      preHandler,
      // An explanation of 5,000 letters, each of which JSON may write with six.
      bodyLimit: 32 * 1024,
      config: { costs: ['payments'], refuses: ['MOVE_NOT_ALLOWED', 'DISPUTE_NOT_FOUND'] },
      schema: {
        operationId: 'answerDispute',
        description:
          'An administrator contests a dispute, with the evidence and an explanation, or accepts it. The answer is sent to the bank through the provider in the background; if the provider refuses it, the dispute can be answered again.',
        security,
        params,
        headers: IdempotencyHeaders,
        body: AnswerDisputeRequest,
        response: {
          200: DisputeCase,
        },
      },
    },
    async (request) => {
      const { dispute_uuid: uuid } = request.params;
      const { answer, explanation } = request.body;
      const admin = currentUser(request);
      const { body } = await aroundProviderCall(deps, request, request.body, {
        act: async ({ begin }) => {
          const given = await readDisputeCase(deps, admin, uuid);
          const photoFiles = await photoFilesOf(deps, given.reservation.car.car_uuid);
          const evidence = toDisputeEvidence(given, explanation, photoFiles);
          await answerDispute(deps, admin, uuid, { answer, explanation, evidence }, begin);
        },
        answer: async () => ({ status: 200, body: await readDisputeCase(deps, admin, uuid) }),
        again: () => Promise.resolve(),
      });
      return body;
    },
  );
}
