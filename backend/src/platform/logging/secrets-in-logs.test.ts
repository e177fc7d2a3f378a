import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { readSettings } from '../configuration/read-settings.js';
import { runRegularJob } from '../jobs/run-regular-job.js';
import { mailEnvironment, readMailSettings } from '../mail/mail-settings.js';
import { smtpMailer } from '../mail/smtp-mailer.js';
import { createStripeClient } from '../../modules/payments/providers/stripe/stripe-client.js';
import { aPhoto } from '../../../testing/a-photo.js';
import { aRegistration, aSignedInUser } from '../../../testing/a-user.js';
import { uploadDocument } from '../../../testing/ask-verification.js';
import { startMailServer } from '../../../testing/mail-server.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { createLogger } from './create-logger.js';

const mark = 'Zqxwmark';

describe('the log at every level', () => {
  const log: string[] = [];
  const logger = createLogger('trace', { write: (line) => void log.push(line) });
  let testApp: TestApp;
  before(async () => {
    testApp = await startTestApp({}, { logger });
    const fail = (path: string, ask: () => Promise<unknown>) => testApp.app.get(path, ask);
    fail('/row-refused', async () => {
      const { role: _role, ...person } = aRegistration({ lname: mark, email: `${mark}@example.test` });
      await testApp.database
        .insertInto('users')
        .values({ ...person, role: mark as 'admin', identity_uid: mark } as never)
        .execute();
    });
    fail('/value-refused', () =>
      testApp.database.selectFrom('users').selectAll().where('uuid', '=', mark).execute(),
    );
    fail('/mail-refused', refusedMail);
    fail('/card-refused', refusedCard);
    await testApp.app.ready();
  });
  after(() => testApp.close());

  async function refusedMail() {
    const server = await startMailServer();
    server.refuseRecipients();
    const settings = { SMTP_URL: `smtp://127.0.0.1:${server.port}`, MAIL_FROM: 'a@cars.example' };
    const read = readSettings(mailEnvironment, settings);
    const mailer = smtpMailer(settings.SMTP_URL, readMailSettings(read, 'http://localhost:3000'));
    const to = { name: mark, address: `${mark}@example.test` };
    const facts = { uuid: randomUUID(), kind: 'x', createdAt: new Date() };
    const updates = [{ title: mark, text: mark, link: '/' }];
    try {
      await mailer.send({ ...facts, to, title: mark, updates });
    } finally {
      mailer.close();
      await server.stop();
    }
  }

  async function refusedCard() {
    const error = {
      type: 'card_error',
      code: 'card_declined',
      message: 'Declined.',
      payment_method: { mark },
    };
    const server = createServer((_request, response) => {
      response.writeHead(402, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    server.unref();
    const apiHost = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const keys = { secretKey: `sk_test_${mark}`, publishableKey: 'pk_test', webhookSecret: 'whsec_test' };
    await createStripeClient({ ...keys, apiHost })
      .paymentIntents.retrieve('pi_1')
      .catch((cause: unknown) => {
        throw new Error('The card was not charged', { cause });
      })
      .finally(() => server.close());
  }

  const json = { 'content-type': 'application/json' };
  const get = async (url: string, headers: Record<string, string> = {}) =>
    await testApp.app.inject({ url, headers: { cookie: `session=${mark}`, 'user-agent': mark, ...headers } });
  const post = async (url: string, payload: string | object, headers: Record<string, string> = {}) =>
    await testApp.app.inject({ method: 'POST', url, payload, headers: { ...json, ...headers } });

  function assertNothingMarked(atLeastLines: number): void {
    assert.ok(log.length >= atLeastLines, `only ${log.length} lines`);
    for (const line of log) {
      assert.doesNotMatch(line, new RegExp(`${mark}|4242 4242`, 'i'));
      JSON.parse(line);
    }
    log.length = 0;
  }

  it('contains no query string and no token of a request', async () => {
    const { headers } = await aSignedInUser(testApp);
    const signature = headers.authorization.split('.').at(-1)!;
    log.length = 0;
    await get(`/cars?place=${mark}&pick_up=${mark}`);
    await get(`/nothing?email=${mark}@example.test`, headers);
    await get(`/documents/${randomUUID()}/file?token=${mark}`);
    await get(`/documents/${mark}%40example.test/file`);
    await get(`/users/me/${mark}@example.test`);
    await get(`/cars/${randomUUID()}?x=${mark}`, { authorization: `Bearer ${mark}` });
    await get(`/cars/${randomUUID()}`, { authorization: `Bearer eyJhbGciOiJSUzI1NiJ9.${mark}.${mark}` });
    await get(`/%ff?q=${mark}`);
    await post(`/login?email=${mark}`, { email: `${mark}@example.test` }, headers);
    assert.ok(log.every((line) => !line.includes(signature)));
    assert.ok(
      log.some((line) => line.includes('"url":"/cars"')),
      'the path itself is logged',
    );
    assertNothingMarked(12);
  });

  it('contains nothing of a body, whether good, refused, broken, too large or a file', async () => {
    const person = await aSignedInUser(testApp);
    const { headers } = person;
    log.length = 0;
    await post('/register', aRegistration({ lname: mark, street: mark, phone: mark }), headers);
    await post('/register', aRegistration({ fname: mark, email: mark, role: mark }));
    await post('/register', `{"lname": ${mark}`);
    await post('/register', `{"lname": "${mark.repeat(50_000)}"}`);
    await post(
      `/reservations/${randomUUID()}/payment`,
      { card: { number: '4242424242424242' }, mark },
      headers,
    );
    await post('/payment-events/stripe', { mark }, { 'stripe-signature': mark });
    for (const bytes of [Buffer.from(mark), await aPhoto()]) {
      await uploadDocument(testApp, person, 'identity', bytes, `${mark}.jpg`);
    }
    assertNothingMarked(12);
  });

  it('contains the refusal of a row, value, mail and card without personal data', async () => {
    const paths = ['row-refused', 'value-refused', 'mail-refused', 'card-refused'];
    for (const path of paths) assert.equal((await get(`/${path}`)).statusCode, 500, path);
    const failures = log.filter((line) => line.includes('request failed'));
    assert.equal(failures.length, 4);
    for (const [at, words] of [/23514/, /22P02/, /550 5\.1\.1/, /card_declined/].entries()) {
      assert.match(failures[at]!, words);
    }
    assertNothingMarked(8);
  });

  it('contains the failure of a job without its values', async () => {
    const failing = {
      name: 'fails',
      everySeconds: 60,
      run: () => testApp.app.inject({ url: '/value-refused' }).then(() => refusedMail()),
    };
    await runRegularJob(failing, testApp.deps, logger);
    assert.ok(log.some((line) => line.includes('a job failed')));
    assertNothingMarked(4);
  });
});
