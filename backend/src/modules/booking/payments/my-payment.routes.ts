import { Type } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { refusals } from '../../../platform/http/problem.schemas.js';
import { MyPaymentSchema, MyPaymentsPage, ReceiptRef, ReceiptSchema } from './my-payment.schemas.js';
import { listMyPayments, readReceipt } from './my-payments.js';
import { currentUser, requireRole } from '../../people/public.js';

const security = [{ idToken: [] }];
const mayRentCars = requireRole('customer', 'car_owner');

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
        security,
        querystring: Type.Object(
          {
            cursor: Type.Optional(Type.String({ maxLength: 200 })),
            limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 24 })),
          },
          { additionalProperties: false },
        ),
        response: { 200: MyPaymentsPage, ...refusals([400, 401, 403, 429, 500, 503]) },
      },
    },
    async (request) => await listMyPayments(deps, currentUser(request), request.query),
  );

  app.get(
    '/my/payments/:payment_uuid',
    {
      preHandler: mayRentCars,
      schema: {
        operationId: 'readReceipt',
        security,
        params: Type.Object({ payment_uuid: Type.String() }),
        response: { 200: ReceiptRef, ...refusals([400, 401, 403, 404, 429, 500, 503]) },
      },
    },
    async (request) => await readReceipt(deps, currentUser(request), request.params.payment_uuid),
  );
}
