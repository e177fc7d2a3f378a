import type { Deps } from '../deps.js';
import type { App } from '../http/app-types.js';
import { refusals } from '../http/problem.schemas.js';
import { PublicPaymentSettingsSchema } from './payment.schemas.js';

/** How payments are taken. */
export function paymentRoutes(app: App, deps: Deps): void {
  app.get(
    '/payment-settings',
    {
      schema: {
        operationId: 'readPaymentSettings',
        response: { 200: PublicPaymentSettingsSchema, ...refusals([429, 500, 503]) },
      },
    },
    () => deps.payments.publicSettings(),
  );
}
