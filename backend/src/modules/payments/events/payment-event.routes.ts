import { Type } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { depthProblem } from '../../../platform/http/json-body.js';
import { Problem } from '../../../platform/http/problem.js';
import { receiveEvent } from './receive-event.js';

/** Where payment providers tell us what has happened; who may is known by their signature alone. */
export function paymentEventRoutes(app: App, deps: Deps): void {
  void app.register((scope: App, _options, done) => {
    // A signature is over the bytes as they were sent.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => {
      const problem = depthProblem(body as Buffer);
      parsed(problem ?? null, body);
    });
    scope.post(
      '/payment-events/:provider',
      {
        config: { costs: ['provider_events'], rateLimit: false, refuses: ['NOT_FOUND', 'SIGNATURE_INVALID'] },
        // A provider decides how much it says; the largest of Stripe's messages hold a whole object.
        bodyLimit: 256 * 1024,
        schema: {
          operationId: 'receivePaymentEvent',
          description:
            'Webhook of the payment provider, authenticated by its signature over the raw body. Each event counts once, however often it arrives; the current state is then read from the provider, so that order does not matter.',
          params: Type.Object({ provider: Type.String() }),
          response: {
            200: Type.Object({ received: Type.Literal(true) }),
          },
        },
      },
      async (request) => {
        if (request.params.provider !== deps.payments.name) {
          throw new Problem(404, 'NOT_FOUND', 'There’s nothing at this address.');
        }
        const { body } = request;
        await receiveEvent(deps, Buffer.isBuffer(body) ? body : Buffer.alloc(0), request.headers);
        return { received: true as const };
      },
    );
    done();
  });
}
