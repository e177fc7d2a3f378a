import type { Readable } from 'node:stream';
import { Type } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { currentUser, requireUser } from '../users/require-user.js';
import { makeDocumentLink, openDocument } from './document-links.js';

const DocumentParams = Type.Object({ document_uuid: Type.String() });

const file = Type.Unsafe<Readable>({ type: 'string', format: 'binary' });

/** Reading a document: its owner's own, any for an administrator, each time by a link that soon runs out. */
export function documentRoutes(app: App, deps: Deps): void {
  app.post(
    '/documents/:document_uuid/links',
    {
      preHandler: requireUser,
      config: { costs: [], refuses: ['DOCUMENT_NOT_FOUND'] },
      schema: {
        operationId: 'makeDocumentLink',
        description:
          'Creates a link that opens a document for two minutes, since images cannot send a token. For the document’s owner and for administrators.',
        security: [{ idToken: [] }],
        params: DocumentParams,
        response: {
          201: Type.Object({
            url: Type.String({ format: 'uri' }),
            expires_at: Type.String({ format: 'date-time' }),
          }),
        },
      },
    },
    async (request, reply) => {
      const link = await makeDocumentLink(deps, currentUser(request), request.params.document_uuid);
      return await reply.code(201).send(link);
    },
  );

  app.get(
    '/documents/:document_uuid/file',
    {
      // The address holds the token, which must not be in a log.
      logLevel: 'warn',
      config: { refuses: ['DOCUMENT_NOT_FOUND'] },
      schema: {
        operationId: 'readDocument',
        description:
          'The document that a link opens. The reader must still be allowed to read it; each reading is recorded in the audit log.',
        params: DocumentParams,
        querystring: Type.Object({ token: Type.String({ maxLength: 100 }) }, { additionalProperties: false }),
        response: {
          200: {
            description: 'The picture, or the PDF.',
            content: { 'image/webp': { schema: file }, 'application/pdf': { schema: file } },
          },
        },
      },
    },
    async (request, reply) => {
      const { document, content } = await openDocument(
        deps,
        request.params.document_uuid,
        request.query.token,
      );
      const ending = document.media_type === 'application/pdf' ? 'pdf' : 'webp';
      return await reply
        .header('referrer-policy', 'no-referrer')
        .header(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        )
        .header('content-disposition', `inline; filename="${document.kind}.${ending}"`)
        .type(document.media_type)
        .send(content);
    },
  );
}
