import { Type } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { findSavedCard, PublicPaymentSettingsSchema, removeSavedCard } from '../../payments/public.js';
import { currentUser, requirePermission } from '../../people/public.js';

const security = [{ idToken: [] }];
const preHandler = requirePermission('rent');
const SavedCard = Type.Object(
  {
    card: Type.Union([
      Type.Object(
        {
          brand: Type.String(),
          last4: Type.String(),
          saved_at: Type.String({ format: 'date-time' }),
        },
        { additionalProperties: false },
      ),
      Type.Null(),
    ]),
  },
  { additionalProperties: false },
);

/** What a customer can pay with: what the payment form needs, and the card that they let us keep. */
export function paymentMethodRoutes(app: App, deps: Deps): void {
  app.get(
    '/payment-settings',
    {
      schema: {
        operationId: 'readPaymentSettings',
        description:
          'Which payment provider takes the customer’s card, and its public key for the payment form. No sign-in needed.',
        response: { 200: PublicPaymentSettingsSchema },
      },
    },
    () => deps.payments.publicSettings(),
  );

  app.get(
    '/my/card',
    {
      preHandler,
      schema: {
        operationId: 'readMyCard',
        description: 'The card that the caller agreed to keep for their payments, or null.',
        security,
        response: { 200: SavedCard },
      },
    },
    async (request) => {
      const found = await findSavedCard(deps.database, currentUser(request).uuid, deps.payments.name);
      if (!found) return { card: null };
      const { brand, last4, saved_at } = found;
      return { card: { brand, last4, saved_at: saved_at.toISOString() } };
    },
  );

  app.delete(
    '/my/card',
    {
      preHandler,
      config: { costs: [] },
      schema: {
        operationId: 'removeMyCard',
        description:
          'Removes the caller’s card, also at the payment provider, there once no deposit of a booked trip needs it. Again changes nothing.',
        security,
        response: { 200: SavedCard },
      },
    },
    async (request) => {
      await removeSavedCard(deps, currentUser(request));
      return { card: null };
    },
  );
}
