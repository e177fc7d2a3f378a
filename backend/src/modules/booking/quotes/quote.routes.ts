import { Type } from 'typebox';
import { isUuid } from '../../../platform/database/uuid.js';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { Problem } from '../../../platform/http/problem.js';
import { toQuoteBody } from './quote-body.js';
import { quoteCar } from './quote-car.js';
import { QuoteRef, QuoteRequest, QuoteSchema } from './quote.schemas.js';
import { findQuote } from './quotes.repository.js';

/** Prices for a car and a period; visitors may ask too. */
export function quoteRoutes(app: App, deps: Deps): void {
  app.addSchema(QuoteSchema);

  app.post(
    '/quotes',
    {
      config: {
        costs: [],
        refuses: [
          'CAR_NOT_FOUND',
          'PERIOD_NOT_ALLOWED',
          'NOTICE_TOO_SHORT',
          'OUTSIDE_HOURS',
          'TRIP_TOO_LONG',
          'CAR_UNAVAILABLE',
        ],
      },
      schema: {
        operationId: 'quoteCar',
        description:
          'The price of a public car for a period, line by line. It is valid for 30 minutes, and exactly this can then be reserved. A period that the owner’s rules do not allow, or in which the car is taken, is refused with the nearest that fit. No sign-in needed.',
        body: QuoteRequest,
        response: { 201: QuoteRef },
      },
    },
    async (request, reply) =>
      await reply.code(201).send(toQuoteBody(await quoteCar(deps, request.body), deps.now())),
  );

  app.get(
    '/quotes/:quote_uuid',
    {
      config: { refuses: ['QUOTE_NOT_FOUND'] },
      schema: {
        operationId: 'readQuote',
        description:
          'A quote by its id, for the payment page; no sign-in needed. Also after it has expired, for at least a day.',
        params: Type.Object({ quote_uuid: Type.String() }),
        response: { 200: QuoteRef },
      },
    },
    async (request) => {
      const { quote_uuid } = request.params;
      const quote = isUuid(quote_uuid) ? await findQuote(deps.database, quote_uuid) : undefined;
      if (quote === undefined)
        throw new Problem(404, 'QUOTE_NOT_FOUND', 'This price is no longer available.');
      return toQuoteBody(quote, deps.now());
    },
  );
}
