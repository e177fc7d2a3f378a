import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { isUuid } from '../../../platform/database/uuid.js';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { findTopicOf, stopMails } from './preferences.repository.js';
import { askPage, donePage, unknownPage } from './unsubscribe-page.js';

const html = { content: { 'text/html': { schema: Type.Unsafe<string>({ type: 'string' }) } } };
const schema = {
  params: Type.Object({ token: Type.String({ maxLength: 100 }) }),
  response: {
    200: { description: 'A page for the reader of the mail.', ...html },
    404: { description: 'The link is no longer valid; a page says so.', ...html },
  },
};

/** Stopping mails from within a mail, as RFC 8058 has it: without signing in. */
export function unsubscribeRoutes(app: App, { database }: Deps): void {
  const findTopic = async (token: string) => (isUuid(token) ? await findTopicOf(database, token) : undefined);

  void app.register((scope: App, _options, done) => {
    // What mail programs post says nothing more than the address does.
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 4_096 },
      (_request, _body, parsed) => {
        parsed(null, undefined);
      },
    );
    const answer = async (reply: FastifyReply, page: string | undefined) =>
      await reply
        .code(page === undefined ? 404 : 200)
        .header('referrer-policy', 'no-referrer')
        .header('x-robots-tag', 'noindex')
        .header(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
        )
        .type('text/html; charset=utf-8')
        .send(page ?? unknownPage);

    scope.get(
      '/unsubscribe/:token',
      {
        // The address holds the token, which must not be in a log.
        logLevel: 'warn',
        schema: {
          operationId: 'askToUnsubscribe',
          description: 'A page that asks whether the mails of a link are to stop. It changes nothing.',
          ...schema,
        },
      },
      async (request, reply) => {
        const topic = await findTopic(request.params.token);
        return await answer(reply, topic && askPage(topic));
      },
    );

    scope.post(
      '/unsubscribe/:token',
      {
        logLevel: 'warn',
        config: { costs: [] },
        schema: {
          operationId: 'unsubscribe',
          description:
            'Stops the mails of a link (RFC 8058), for mail programs and for the button of its page. Again changes nothing.',
          ...schema,
        },
      },
      async (request, reply) => {
        const topic = await findTopic(request.params.token);
        if (topic !== undefined) await stopMails(database, request.params.token);
        return await answer(reply, topic && donePage(topic));
      },
    );
    done();
  });
}
