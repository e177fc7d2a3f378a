import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { setCaller } from '../../../platform/http/caller.js';
import { refusingWith } from '../../../platform/http/refusals.js';
import {
  documentForm,
  documentRefusals,
  receiveDocument,
  takeDocuments,
} from '../documents/receive-document.js';
import { currentUser, requireActive, requirePermission } from '../users/require-user.js';
import { DocumentKindSchema } from './my-verification.schemas.js';
import { makePhoneLink, openPhoneLink, uploadByPhone } from './phone-upload.js';

const instant = Type.String({ format: 'date-time' });
const TokenParams = Type.Object({ token: Type.String({ maxLength: 100 }) });
const linkRefusals = [
  'UPLOAD_LINK_NOT_FOUND',
  'UPLOAD_LINK_USED',
  'UPLOAD_LINK_EXPIRED',
  'ACCOUNT_SUSPENDED',
] as const;

/** Taking a picture of a document with the phone, for a form that is open on a computer. */
export function phoneUploadRoutes(app: App, deps: Deps): void {
  app.post(
    '/my/verification/documents/:kind/phone-link',
    {
      preHandler: [requirePermission('rent'), requireActive],
      config: { costs: [], refuses: ['MOVE_NOT_ALLOWED'] },
      schema: {
        operationId: 'makePhoneLink',
        description:
          'Makes a link by which a phone uploads this document of the caller’s once, without signing in. It runs out after 15 minutes and opens nothing else.',
        security: [{ idToken: [] }],
        params: Type.Object({ kind: DocumentKindSchema }),
        response: {
          201: Type.Object({ url: Type.String(), expires_at: instant }, { additionalProperties: false }),
        },
      },
    },
    async (request, reply) =>
      await reply.code(201).send(await makePhoneLink(deps, currentUser(request), request.params.kind)),
  );

  app.get(
    '/phone-uploads/:token',
    {
      // The address holds the token, which must not be in a log.
      logLevel: 'warn',
      config: { refuses: [...linkRefusals] },
      schema: {
        operationId: 'readPhoneLink',
        description: 'Which document the link uploads, and until when; nothing of the person.',
        params: TokenParams,
        response: {
          200: Type.Object(
            { kind: DocumentKindSchema, expires_at: instant },
            { additionalProperties: false },
          ),
        },
      },
    },
    async (request) => {
      const { kind, expiresAt } = await openPhoneLink(deps, request.params.token);
      return { kind, expires_at: expiresAt.toISOString() };
    },
  );

  void app.register((scope: App) => uploadRoute(scope, deps));
}

/** Apart from the others, because only here may a body be anything but JSON. */
async function uploadRoute(app: App, deps: Deps): Promise<void> {
  const { limit, ...options } = await takeDocuments(app);
  const isOpen = refusingWith(
    [...linkRefusals],
    async (request: FastifyRequest<{ Params: { token: string } }>) => {
      const { user } = await openPhoneLink(deps, request.params.token);
      setCaller(request, user.uuid);
    },
  );
  app.post(
    '/phone-uploads/:token',
    {
      ...options,
      logLevel: 'warn',
      preHandler: [isOpen, limit],
      config: { costs: [], refuses: ['MOVE_NOT_ALLOWED', ...documentRefusals] },
      schema: {
        operationId: 'uploadByPhone',
        description:
          'Uploads the document that the link is for, in place of the one of its kind. The link is used then; a refused document leaves it open.',
        consumes: ['multipart/form-data'],
        params: TokenParams,
        body: documentForm,
        response: { 201: Type.Object({ kind: DocumentKindSchema }, { additionalProperties: false }) },
      },
    },
    async (request, reply) => {
      const file = await receiveDocument(request);
      return await reply.code(201).send({ kind: await uploadByPhone(deps, request.params.token, file) });
    },
  );
}
