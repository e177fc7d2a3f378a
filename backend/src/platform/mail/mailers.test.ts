import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readSettings } from '../configuration/read-settings.js';
import { startMailServer } from '../../../testing/mail-server.js';
import { composeMail } from './compose-mail.js';
import { mailEnvironment, readMailSettings } from './mail-settings.js';
import type { Mail } from './mailer.js';
import { openMailer } from './open-mailer.js';

const mail: Mail = {
  uuid: '6f2c0d0e-4c1b-4d6e-9a51-3b1a2f9c7d10',
  kind: 'user_rejected',
  createdAt: new Date('2026-11-21T09:30:00Z'),
  to: { name: 'Zoë <b>', address: '../clara@example.test' },
  title: 'Your documents were not accepted',
  updates: [
    {
      title: 'Your documents were not accepted',
      text: 'Reason: “<script>alert(1)</script>\r\nBcc: everybody@example.test”',
      link: '/dashboard/user-ver-doc-form',
    },
  ],
};
const settingsOf = (environment: NodeJS.ProcessEnv) =>
  readMailSettings(readSettings(mailEnvironment, environment), 'http://localhost:3000');

/** Without the line breaks that quoted-printable puts into long lines. */
const unfolded = (eml: string) => eml.replace(/=\r?\n/g, '');

describe('a mailer', () => {
  it('writes each mail once into the outbox folder, whatever its address contains', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'car-rental-outbox-'));
    const mailer = openMailer(settingsOf({}), folder);
    await mailer.send(mail);
    await mailer.send(mail);
    const names = await readdir(join(folder, 'outbox'));
    assert.deepEqual(names, ['2026-11-21T09-30-00-user-rejected-.._clara@example.test-6f2c0d0e.eml']);
    const eml = unfolded(await readFile(join(folder, 'outbox', names[0] ?? ''), 'utf8'));
    await rm(folder, { recursive: true });
    assert.match(eml, /^Message-ID: <6f2c0d0e-4c1b-4d6e-9a51-3b1a2f9c7d10@localhost>/m);
    assert.match(eml, /^From: Drove </m);
    assert.match(eml, /^Subject: Your documents were not accepted/m);
    assert.match(eml, /http:\/\/localhost:3000\/#\/dashboard\/user-ver-doc-form/);
    assert.doesNotMatch(eml, /<p>[^]*<script>/);
    const [headers = ''] = eml.split('\r\n\r\n');
    assert.doesNotMatch(headers, /bcc/i);
  });

  it('writes a title as a sentence, also a question', () => {
    const textOf = (title: string) => {
      const updates = [{ title, text: 'Soon.', link: '/dashboard' }];
      return composeMail({ ...mail, title, updates }, settingsOf({})).text as string;
    };
    assert.match(textOf('Your trip is confirmed'), /\n\nYour trip is confirmed\.\n\n/);
    assert.match(textOf('How was the Fiat 500?'), /\n\nHow was the Fiat 500\?\n\n/);
  });

  it('writes several updates below one subject, each with its text and its own link', () => {
    const updates = [
      { title: 'Oscar <agrees>', text: 'Pay €5.', link: '/dashboard/diff-payment-page?change=1' },
      { title: 'Your trip is changed', text: 'Tue to Fri.', link: '/dashboard/customer-reservations/1' },
    ];
    const composed = composeMail({ ...mail, title: '2 updates on your trip', updates }, settingsOf({}));
    assert.equal(composed.subject, '2 updates on your trip');
    assert.equal(
      composed.text,
      'Hello Zoë <b>,\n\n2 updates on your trip:\n\n' +
        'Oscar <agrees>.\n\nPay €5.\n\nhttp://localhost:3000/#/dashboard/diff-payment-page?change=1\n\n' +
        'Your trip is changed.\n\nTue to Fri.\n\nhttp://localhost:3000/#/dashboard/customer-reservations/1\n\n' +
        'Drove\n',
    );
    const html = composed.html as string;
    const found = ['Oscar &lt;agrees&gt;', 'change=1"', 'Your trip is changed', 'customer-reservations/1"'];
    const places = found.map((words) => html.indexOf(words));
    assert.ok(!places.includes(-1), html);
    assert.deepEqual(
      [...places].sort((a, b) => a - b),
      places,
    );
  });

  const letters = {
    'plain letters': 'a',
    'marks that HTML escapes': '"',
    'line breaks': '\n',
    'cars of four bytes': '🚗',
  };
  for (const [what, letter] of Object.entries(letters)) {
    for (const [count, length] of [
      [50, 2000],
      [2, 20_000],
    ] as const) {
      it(`keeps ${count} updates of ${length} ${what} below what mail programs cut off`, () => {
        const updates = Array.from({ length: count }, (_, index) => ({
          title: `Update ${index + 1}`,
          text: letter.repeat(length),
          link: `/dashboard/reservations/${index + 1}`,
        }));
        const unsubscribeUrl = 'http://localhost:4000/unsubscribe/token';
        const { html, text } = composeMail({ ...mail, updates, unsubscribeUrl }, settingsOf({})) as {
          html: string;
          text: string;
        };
        assert.ok(Buffer.byteLength(html) < 102_400, String(Buffer.byteLength(html)));
        const shown = [...html.matchAll(/<h2[^>]*>Update (\d+)</g)].map(([, number]) => Number(number));
        const rest = count - shown.length;
        assert.deepEqual(
          shown,
          Array.from({ length: shown.length }, (_, index) => rest + index + 1),
        );
        for (const written of [html, text]) {
          assert.ok(written.includes(unsubscribeUrl));
          assert.equal(written.includes(`And ${rest} more`), rest > 0);
          assert.equal(written.includes('http://localhost:3000/#/dashboard/notifications'), rest > 0);
        }
        assert.ok(shown.length > 0 && rest < count);
      });
    }
  }

  it('sends mails to a mail server, and reports a refusal', async () => {
    const server = await startMailServer();
    const settings = settingsOf({
      SMTP_URL: `smtp://127.0.0.1:${server.port}`,
      MAIL_FROM: 'Cars <no-reply@cars.example>',
      APP_URL: 'https://cars.example/',
    });
    const mailer = openMailer(settings, '/nowhere');
    await mailer.send({ ...mail, to: { name: 'Clara', address: 'clara@example.test' } });
    server.refuse();
    await assert.rejects(mailer.send(mail), /450/);
    mailer.close();
    await server.stop();
    assert.equal(server.received.length, 1);
    const received = unfolded(server.received[0] ?? '');
    assert.match(received, /From: Cars <no-reply@cars\.example>/);
    assert.match(received, /https:\/\/cars\.example\/#\/dashboard\/user-ver-doc-form/);
  });

  it('requires a sender for the mail server', () => {
    assert.throws(() => settingsOf({ SMTP_URL: 'smtp://mail.example' }), /MAIL_FROM/);
    assert.throws(() => settingsOf({ SMTP_URL: 'https://mail.example' }), /SMTP_URL/);
  });
});
