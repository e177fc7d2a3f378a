import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Stripe } from 'stripe';
import { mistakesInAnswer, mistakesInRequest, stripeApi } from '../testing/stripe-double/stripe-api.js';

const request = (call: string, form: string) => mistakesInRequest(call, new URLSearchParams(form));

describe('the schema of the Stripe API', () => {
  it('matches the installed library', () => {
    assert.deepEqual(
      [stripeApi.library_version, stripeApi.api_version],
      [Stripe.PACKAGE_VERSION, Stripe.API_VERSION],
    );
  });

  it('accepts valid requests', () => {
    const form = 'amount=100&currency=eur&metadata[a]=1&allowed_payment_method_types[0]=card';
    assert.deepEqual(request('POST /v1/payment_intents', form), []);
    assert.deepEqual(request('GET /v1/payment_intents', 'created[gte]=1&limit=100'), []);
    assert.deepEqual(request('POST /v1/refunds', 'payment_intent=pi_1&amount=5'), []);
  });

  const wrong: [string, string, RegExp][] = [
    [
      'POST /v1/payment_intents',
      'amount=100&currency=eur&payment_method_types[0]=card',
      /payment_method_types/,
    ],
    ['POST /v1/payment_intents', 'currency=eur', /amount/],
    ['POST /v1/payment_intents', 'amount=1.5&currency=eur', /integer/],
    ['POST /v1/payment_intents', 'amount=1&currency=eur&capture_method=later', /capture_method/],
    ['POST /v1/refunds', 'payment_intent=pi_1&reason=because', /reason/],
    ['DELETE /v1/refunds/re_1', '', /not among/],
  ];
  for (const [call, form, mistake] of wrong) {
    it(`refuses ${call} with ${form || 'nothing'}`, () => {
      assert.match(request(call, form).join('; '), mistake);
    });
  }

  it('accepts valid responses and names the mistakes in others', () => {
    assert.deepEqual(mistakesInAnswer('GET /v1/refunds/re_1', { id: 're_1', status: 'pending' }), []);
    assert.match(mistakesInAnswer('GET /v1/disputes/dp_1', { status: 'maybe' }).join('; '), /status/);
    assert.match(mistakesInAnswer('GET /v1/refunds', { data: [{ amont: 1 }] }).join('; '), /amont/);
  });
});
