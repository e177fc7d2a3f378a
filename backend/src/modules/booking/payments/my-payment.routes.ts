import { Type } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
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
        security,
        params: Type.Object({ payment_uuid: Type.String() }),
        response: { 200: ReceiptRef },
      },
    },
    async (request) => await readReceipt(deps, currentUser(request), request.params.payment_uuid),
  );
}
