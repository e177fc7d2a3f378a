import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import { Type } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { limitUploads } from '../../../platform/http/limit-uploads.js';
import { receiveFile } from '../../../platform/http/receive-file.js';
import { compileValidator } from '../../../platform/http/validation.js';
import {
  currentUser,
  documentLimits,
  documentMissing,
  documentTooLarge,
  requireActive,
  requirePermission,
  requireUser,
} from '../../people/public.js';
import { keepMessagePhoto, openMessagePhoto } from './keep-message-photo.js';
import { MessagePhotoRef, MessagePhotoSchema, toMessagePhoto } from '../photos/message-photo-body.js';

const security = [{ idToken: [] }];

/** Photos of messages: uploaded before the message is sent, and seen by its two sides. */
export function messagePhotoRoutes(app: App, deps: Deps): void {
  app.addSchema(MessagePhotoSchema);

  app.get(
    '/my/message-photos/:photo_uuid',
    {
      preHandler: requireUser,
      logLevel: 'warn',
      config: { refuses: ['DOCUMENT_NOT_FOUND'] },
      schema: {
        operationId: 'readMessagePhoto',
        description:
          'A photo of a message, as WebP: for the two of its conversation, and for administrators as long as they may read it.',
        security,
        params: Type.Object({ photo_uuid: Type.String() }),
        response: {
          200: {
            description: 'The picture.',
            content: {
              'image/webp': { schema: Type.Unsafe<Readable>({ type: 'string', format: 'binary' }) },
            },
          },
        },
      },
    },
    async (request, reply) =>
      await reply
        .type('image/webp')
        .send(await openMessagePhoto(deps, currentUser(request), request.params.photo_uuid)),
  );

  void app.register((scope: App) => uploadRoute(scope, deps));
}

/** Apart from the others, because only here may a body be anything but JSON. */
async function uploadRoute(app: App, deps: Deps): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: documentLimits.bytes, files: 1, fields: 10, parts: 11 },
  });
  app.post(
    '/my/message-photos',
    {
      preHandler: [requirePermission('rent'), requireActive, limitUploads(app, 'photos')],
      bodyLimit: documentLimits.bytes + 1024 * 1024,
      config: {
        costs: [],
        refuses: [
          'DOCUMENT_MISSING',
          'DOCUMENT_TOO_LARGE',
          'DOCUMENT_TYPE_NOT_ALLOWED',
          'DOCUMENT_DAMAGED',
          'DOCUMENT_TOO_MANY_PIXELS',
          'UPLOADS_BUSY',
        ],
      },
      schema: {
        operationId: 'addMessagePhoto',
        description:
          'Uploads a photo for a message that is sent within a day: JPEG, PNG or WebP, recognised by its content. It is kept without its metadata.',
        security,
        consumes: ['multipart/form-data'],
        body: Type.Object({ photo: Type.Unsafe<unknown>({ type: 'string', format: 'binary' }) }),
        response: { 201: MessagePhotoRef },
      },
      // The form is read as it arrives; its schema is for the document only.
      validatorCompiler: (route) =>
        route.httpPart === 'body' ? (value: unknown) => ({ value }) : compileValidator(route),
    },
    async (request, reply) => {
      const { bytes } = await receiveFile(request, {
        field: 'photo',
        missing: documentMissing,
        tooLarge: documentTooLarge,
      });
      const photo = await keepMessagePhoto(deps, currentUser(request), bytes);
      return await reply.code(201).send(toMessagePhoto(deps, photo));
    },
  );
}
