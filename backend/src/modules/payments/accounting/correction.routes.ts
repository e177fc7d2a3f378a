import { Type } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { IdempotencyHeaders } from '../../../platform/idempotency/idempotency.schemas.js';
import { withIdempotency } from '../../../platform/idempotency/with-idempotency.js';
import { toMoney } from '../../../platform/money/money.schemas.js';
import type { Split } from '../../catalog/public.js';
import { currentUser, requirePermission } from '../../people/public.js';
import { correctParts } from './correct-parts.js';
import {
  CorrectionRequest,
  PartsToCorrectList,
  PartsToCorrectSchema,
  type PartsToCorrectBody,
} from './correction.schemas.js';
import { findPartsToCorrect, type PartsToCorrect } from './parts-to-correct.js';

const security = [{ idToken: [] }];
const preHandler = requirePermission('administer');
const shown = 100;

/** Payments whose parts are not what they should be, and their correction, for administrators. */
export function correctionRoutes(app: App, deps: Deps): void {
  app.get(
    '/admin/ledger/parts-to-correct',
    {
      preHandler,
      schema: {
        operationId: 'listPartsToCorrect',
        description:
          'Payments of which the books give the owner, the marketplace or the state another part than what the payment posted less what was taken of it, the oldest 100. For administrators.',
        security,
        response: { 200: PartsToCorrectList },
      },
    },
    async () => {
      const found = await findPartsToCorrect(deps.database);
      return { payments: found.slice(0, shown).map(toBody) };
    },
  );

  app.post(
    '/admin/payments/:payment_uuid/correction',
    {
      preHandler,
      config: { costs: ['notifications'], refuses: ['PAYMENT_NOT_FOUND', 'MOVE_NOT_ALLOWED'] },
      schema: {
        operationId: 'correctParts',
        description:
          'An administrator gives each party its part of a payment, with a reason; no money moves to or from the customer. Invoices, credit notes and the owner’s payout follow. Never for the administrator’s own trips.',
        security,
        params: Type.Object({ payment_uuid: Type.String() }),
        headers: IdempotencyHeaders,
        body: CorrectionRequest,
        response: { 200: PartsToCorrectSchema },
      },
    },
    async (request) => {
      const { payment_uuid: paymentUuid } = request.params;
      const { body } = await withIdempotency(deps, request, request.body, async (transaction) => {
        const reason = request.body.reason;
        const corrected = await correctParts(transaction, deps, currentUser(request), paymentUuid, reason);
        return { status: 200, body: toBody(corrected) };
      });
      return body;
    },
  );
}

function toBody({
  payment_uuid,
  reservation_uuid,
  currency,
  has,
  shouldHave,
}: PartsToCorrect): PartsToCorrectBody {
  const parts = (split: Split) => ({
    owner: toMoney(split.payout_minor, currency),
    commission: toMoney(split.commission_minor, currency),
    service_fee: toMoney(split.fee_minor, currency),
    tax: toMoney(split.tax_minor, currency),
  });
  return { payment_uuid, reservation_uuid, has: parts(has), should_have: parts(shouldHave) };
}
