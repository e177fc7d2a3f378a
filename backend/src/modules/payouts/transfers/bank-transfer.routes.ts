import { Type } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { toMoney } from '../../../platform/money/money.schemas.js';
import { decodeListCursor, pageOf } from '../../../platform/pagination/list-cursor.js';
import { currentUser, requirePermission } from '../../people/public.js';
import { findTransfers, sumWaitingTransfers } from '../payouts/transfers.repository.js';
import { confirmBankTransfers, returnBankTransfer } from './answer-bank-transfers.js';
import {
  BankTransfersPage,
  BankTransfersQuery,
  ConfirmTransfersRequest,
  ReturnTransferRequest,
  toBankTransfer,
} from './bank-transfer.schemas.js';

const security = [{ idToken: [] }];
const isAdmin = requirePermission('administer');

/** What the bank did with the lines of its file: administrators read it there and say it here. */
export function bankTransferRoutes(app: App, deps: Deps): void {
  app.get(
    '/admin/payout-transfers',
    {
      preHandler: isAdmin,
      schema: {
        operationId: 'listBankTransfers',
        description:
          'Transfers by bank file in one status, oldest first, in pages, with the sums that wait for the bank’s answer. For administrators.',
        security,
        querystring: BankTransfersQuery,
        response: { 200: BankTransfersPage },
      },
    },
    async (request) => {
      const { status = 'sent', cursor, limit = 25 } = request.query;
      const list = `bank-transfers-${status}`;
      const [rows, waiting] = await Promise.all([
        findTransfers(deps.database, { status }, { after: decodeListCursor(list, cursor), limit }),
        sumWaitingTransfers(deps.database),
      ]);
      const { page, ...more } = pageOf(list, rows, limit, 'created_at');
      return {
        transfers: page.map(toBankTransfer),
        ...more,
        waiting: waiting.map(({ count, amount_minor, currency }) => ({
          count,
          amount: toMoney(amount_minor, currency),
        })),
      };
    },
  );

  app.post(
    '/admin/payout-transfers/confirm',
    {
      preHandler: isAdmin,
      config: { costs: ['notifications'], refuses: ['NOT_FOUND', 'MOVE_NOT_ALLOWED'] },
      schema: {
        operationId: 'confirmBankTransfers',
        description:
          'An administrator records that the owners’ banks have taken these transfers. All are checked first; repeating it changes nothing.',
        security,
        body: ConfirmTransfersRequest,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await confirmBankTransfers(deps, currentUser(request), request.body.transfer_uuids);
      return await reply.code(204).send(null);
    },
  );

  app.post(
    '/admin/payout-transfers/:transfer_uuid/return',
    {
      preHandler: isAdmin,
      config: { costs: ['notifications'], refuses: ['NOT_FOUND', 'MOVE_NOT_ALLOWED'] },
      schema: {
        operationId: 'returnBankTransfer',
        description:
          'An administrator records that an owner’s bank sent a transfer back, even after it had taken it. The owner’s payouts wait until they enter a bank account again.',
        security,
        params: Type.Object({ transfer_uuid: Type.String() }),
        body: ReturnTransferRequest,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { transfer_uuid: uuid } = request.params;
      await returnBankTransfer(deps, currentUser(request), uuid, request.body.reason);
      return await reply.code(204).send(null);
    },
  );
}
