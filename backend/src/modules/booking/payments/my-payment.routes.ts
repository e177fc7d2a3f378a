import { Type } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { listQuery } from '../../../platform/http/list-query.js';
import { MyPaymentSchema, MyPaymentsPage, ReceiptRef, ReceiptSchema } from './my-payment.schemas.js';
import { listMyPayments, readReceipt } from './my-payments.js';
import { currentUser, requirePermission } from '../../people/public.js';

const security = [{ idToken: [] }];
const mayRentCars = requirePermission('rent');

/** What the caller paid as a customer, with receipts. */
export function myPaymentRoutes(app: App, deps: Deps): void {
  app.addSchema(MyPaymentSchema);
  app.addSchema(ReceiptSchema);

  app.get(
    '/my/payments',
    {
      preHandler: mayRentCars,
      schema: {
        operationId: 'listMyPayments',
        description: 'What the caller paid as a customer, newest first, in pages, with the car of each.',
        security,
        querystring: Type.Object(listQuery, { additionalProperties: false }),
        response: { 200: MyPaymentsPage },
      },
    },
    async (request) => await listMyPayments(deps, currentUser(request), request.query),
  );

  app.get(
    '/my/payments/:payment_uuid',
    {
      preHandler: mayRentCars,
      config: { refuses: ['PAYMENT_NOT_FOUND'] },
      schema: {
        operationId: 'readReceipt',
        description: 'The receipt of one of the caller’s own payments: lines, refunds, customer and seller.',
        security,
        params: Type.Object({ payment_uuid: Type.String() }),
        response: { 200: ReceiptRef },
      },
    },
    async (request) => await readReceipt(deps, currentUser(request), request.params.payment_uuid),
  );
}
