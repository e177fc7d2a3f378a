import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { DoubleBalance } from './double-balance.js';
import type { StripeAccount } from '../../src/modules/payments/providers/stripe/stripe-settings.js';
import { DoubleAccounts } from './double-accounts.js';
import { DoubleDisputes } from './double-disputes.js';
import { DoubleFiles } from './double-files.js';
import { DoubleIntents } from './double-intents.js';
import { DoubleRefunds } from './double-refunds.js';
import { readBody } from './read-body.js';
import { IdempotentAnswers } from './idempotent-answers.js';
import { newId } from './stripe-refusal.js';
import { mistakesInAnswer, mistakesInRequest, stripeApi } from './stripe-api.js';

/** What the next calls meet instead of an answer. */
type Trouble = 'answers' | 'is_down' | 'loses_answer' | 'refuses_request' | 'refuses_key';

/** An account at Stripe that lives in this process, behind Stripe's own endpoints on loopback. */
export async function startStripeDouble() {
  const intents = new DoubleIntents();
  const refunds = new DoubleRefunds();
  const files = new DoubleFiles();
  const disputes = new DoubleDisputes(files);
  const accounts = new DoubleAccounts();
  const balance = new DoubleBalance(intents, refunds, disputes, accounts);
  const answers = new IdempotentAnswers();
  const troubles: Trouble[] = [];
  const calls: string[] = [];
  /** Against what Stripe publishes: of our requests, and of the double itself. */
  const mistakes: string[] = [];
  let isSearchCurrent = true;

  const routes: [RegExp, (id: string, body: URLSearchParams, url: URL, account: string) => object][] = [
    [/^POST \/v1\/payment_intents$/, (_id, body) => intents.create(body)],
    [/^POST \/v1\/payment_intents\/(\w+)\/confirm$/, (id, body) => intents.confirm(id, body)],
    [/^POST \/v1\/payment_intents\/(\w+)\/capture$/, (id, body) => intents.capture(id, body)],
    [/^POST \/v1\/payment_intents\/(\w+)\/cancel$/, (id) => intents.cancel(id)],
    [/^POST \/v1\/accounts$/, (_id, body) => accounts.create(body)],
    [/^GET \/v1\/accounts\/(\w+)$/, (id) => accounts.get(id)],
    [/^POST \/v1\/account_links$/, (_id, body) => accounts.link(body)],
    [/^POST \/v1\/transfers$/, (_id, body) => accounts.transfer(body)],
    [/^GET \/v1\/transfers\/(\w+)$/, (id) => accounts.findTransfer(id)],
    [/^POST \/v1\/transfers\/(\w+)\/reversals$/, (id) => accounts.reverse(id)],
    [
      /^GET \/v1\/transfers$/,
      (_id, _body, url) =>
        list(
          'list',
          accounts.transfers.filter(
            ({ transfer_group: group }) => group === url.searchParams.get('transfer_group'),
          ),
        ),
    ],
    [/^POST \/v1\/payouts$/, (_id, body, _url, account) => accounts.payOut(account, body)],
    [/^GET \/v1\/payouts\/(\w+)$/, (id, _body, _url, account) => accounts.findPayout(account, id)],
    [/^GET \/v1\/payouts$/, (_id, _body, _url, account) => list('list', accounts.listPayouts(account))],
    [/^POST \/v1\/customers$/, (_id, body) => intents.createCustomer(body)],
    [/^DELETE \/v1\/customers\/(\w+)$/, (id) => intents.deleteCustomer(id)],
    [/^POST \/v1\/payment_methods\/(\w+)\/detach$/, (id) => intents.cards.detach(id)],
    [/^POST \/v1\/files$/, (_id, body) => files.create(body)],
    [/^POST \/v1\/refunds$/, (_id, body) => refunds.create(intents, body)],
    [/^GET \/v1\/disputes\/(\w+)$/, (id) => disputes.get(id)],
    [/^POST \/v1\/disputes\/(\w+)$/, (id, body) => disputes.update(id, body)],
    [/^POST \/v1\/disputes\/(\w+)\/close$/, (id) => disputes.close(id)],
    [/^GET \/v1\/refunds\/(\w+)$/, (id) => refunds.get(id)],
    [
      /^GET \/v1\/refunds$/,
      (_id, _body, url) => list('list', refunds.of(url.searchParams.get('payment_intent'))),
    ],
    [/^GET \/v1\/payment_intents\/search$/, (_id, _body, url) => search(url.searchParams.get('query') ?? '')],
    [/^GET \/v1\/payment_intents\/(\w+)$/, (id) => intents.get(id)],
    [/^GET \/v1\/balance_transactions$/, (_id, _body, url) => list('list', balance.list(url.searchParams))],
    [/^GET \/v1\/payment_intents$/, () => list('list', [...intents.all.values()])],
  ];

  function search(query: string): object {
    const uuid = /^metadata.*"([^"]+)"$/.exec(query)?.[1];
    const before = Number(/^status:"requires_capture" AND created<(\d+)$/.exec(query)?.[1]);
    const found = [...intents.all.values()].filter(({ metadata, status, created }) =>
      uuid === undefined
        ? status === 'requires_capture' && created < before
        : metadata['payment_uuid'] === uuid,
    );
    return list('search_result', isSearchCurrent ? found : []);
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://stripe.test');
    const call = `${request.method} ${url.pathname}`;
    calls.push(call);
    const body = await readBody(request);
    const sent = mistakesInRequest(
      call,
      request.method === 'GET' ? url.searchParams : new URLSearchParams(body),
    );
    const version = String(request.headers['stripe-version']);
    if (version !== stripeApi.api_version) sent.push(`${call} is of the API version ${version}`);
    if (sent.length > 0) {
      mistakes.push(...sent);
      send(response, 400, { error: { type: 'invalid_request_error', message: sent.join('; ') } });
      return;
    }
    const trouble = troubles.shift();
    if (trouble === 'is_down') {
      send(response, 503, { error: { type: 'api_error', message: 'We are down.' } });
      return;
    }
    if (trouble === 'refuses_request' || trouble === 'refuses_key') {
      const isKey = trouble === 'refuses_key';
      const error = {
        type: 'invalid_request_error',
        message: isKey ? 'Invalid API Key' : 'Unknown parameter',
      };
      send(response, isKey ? 401 : 400, { error });
      return;
    }
    const key = request.headers['idempotency-key'];
    const account = String(request.headers['stripe-account'] ?? '');
    const {
      status,
      body: answer,
      isReplayed,
    } = answers.answer(typeof key === 'string' ? key : undefined, `${call} ${body}`, () => {
      const route = routes.find(([pattern]) => pattern.test(call));
      if (route === undefined) throw new Error(`The double of Stripe has no ${call}`);
      return route[1](route[0].exec(call)?.[1] ?? '', new URLSearchParams(body), url, account);
    });
    if (status === 200) mistakes.push(...mistakesInAnswer(call, answer));
    if (trouble === 'loses_answer') response.destroy();
    else send(response, status, answer, isReplayed === true ? { 'idempotent-replayed': 'true' } : {});
  }

  const server = createServer((request, response) => {
    void serve(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const settings: StripeAccount = {
    secretKey: 'sk_test_double',
    publishableKey: 'pk_test_double',
    webhookSecret: 'whsec_double',
    connectWebhookSecret: 'whsec_connect_double',
    appUrl: 'https://cars.test',
    apiHost: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
  };
  return {
    settings,
    intents,
    refunds,
    disputes,
    files,
    balance,
    accounts,
    /** Every call so far, such as `POST /v1/refunds`. */
    calls,
    /** What was sent or answered against what Stripe publishes; `stop` fails when there is something. */
    mistakes,
    /** What the next calls meet, one after the other. */
    meet: (...next: Trouble[]) => troubles.push(...next),
    /** What happens a day after a call. */
    forgetKeys: () => {
      answers.forget();
    },
    /** Search knows nothing of what was made a moment ago. */
    letSearchLag: () => {
      isSearchCurrent = false;
    },
    /** A message as Stripe sends it about an object, signed. */
    eventAbout: (type: string, object: object, { secret = settings.webhookSecret, at = Date.now() } = {}) =>
      signed({ id: newId('evt'), object: 'event', type, data: { object } }, secret, at),
    /** A message about what happened in an owner's account, signed with the other secret. */
    accountEventAbout: (account: string, type: string, object: object) =>
      signed(
        { id: newId('evt'), object: 'event', type, account, data: { object } },
        settings.connectWebhookSecret ?? '',
        Date.now(),
      ),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      assert.deepEqual(mistakes, [], 'not as Stripe publishes it');
    },
  };
}

function list(object: string, data: object[]): object {
  return { object, data, has_more: false, url: '/v1/payment_intents', next_page: null };
}

function signed(
  event: { id: string; object: 'event'; type: string; account?: string; data: object },
  secret: string,
  at: number,
) {
  const payload = JSON.stringify(event);
  const signature = new Stripe('sk_test_double').webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(at / 1000),
  });
  return { id: event.id, rawBody: Buffer.from(payload), headers: { 'stripe-signature': signature } };
}

function send(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req'), ...headers });
  response.end(JSON.stringify(body));
}
