import { Readable } from 'node:stream';
import { Type } from 'typebox';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { currentUser, requirePermission } from '../../people/public.js';
import { transfersCsv } from '../payouts/transfers-csv.js';
import { BankFileResponse, BankFilesResponse, toBankFile, toBankFiles } from './bank-file.schemas.js';
import { sumWaitingBankFiles } from './bank-files.repository.js';
import { makeBankFile, requireBankFile } from './make-bank-file.js';

const security = [{ idToken: [] }];
const isAdmin = requirePermission('administer');

/** Files for the bank: each line is in one of them, and a file can be taken again as long as lines of it wait. */
export function bankFileRoutes(app: App, deps: Deps): void {
  app.get(
    '/admin/bank-files',
    {
      preHandler: isAdmin,
      schema: {
        operationId: 'listBankFiles',
        description:
          'Bank files with transfers that the bank has not answered yet, oldest first, for administrators.',
        security,
        response: { 200: BankFilesResponse },
      },
    },
    async () => toBankFiles(await sumWaitingBankFiles(deps.database)),
  );

  app.post(
    '/admin/bank-files',
    {
      preHandler: isAdmin,
      config: { costs: [], refuses: ['MOVE_NOT_ALLOWED'] },
      schema: {
        operationId: 'makeBankFile',
        description:
          'Creates a bank file of every transfer that is in none yet and is not held. Each transfer is in one file only; MOVE_NOT_ALLOWED means that there is none.',
        security,
        response: { 201: BankFileResponse },
      },
    },
    async (request, reply) =>
      await reply.code(201).send(toBankFile(await makeBankFile(deps, currentUser(request)))),
  );

  app.get(
    '/admin/bank-files/:bank_file_uuid/transfers.csv',
    {
      preHandler: isAdmin,
      config: { refuses: ['NOT_FOUND'] },
      schema: {
        operationId: 'exportBankFile',
        description:
          'The bank file as CSV, for administrators to upload at their bank; each export is recorded in the audit log. It can be exported again while transfers wait for an answer.',
        security,
        params: Type.Object({ bank_file_uuid: Type.String() }),
        response: {
          200: {
            description:
              'One line a transfer; without those that administrators have marked, or that are held now.',
            content: { 'text/csv': { schema: Type.String() } },
          },
        },
      },
    },
    async (request, reply) => {
      const { uuid, created_at } = await requireBankFile(deps, request.params.bank_file_uuid);
      await recordAudit(deps.database, {
        actorUuid: currentUser(request).uuid,
        subject: { type: 'bank_file', uuid },
        action: 'bank_file.exported',
        at: deps.now(),
      });
      const day = created_at.toISOString().slice(0, 10);
      const name = `transfers-${day}-${uuid.slice(0, 8)}.csv`;
      return await reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(
          Readable.from(
            transfersCsv(deps, { status: 'sent', bankFileUuid: uuid, leavesOutHeld: true }),
          ) as never,
        );
    },
  );
}
