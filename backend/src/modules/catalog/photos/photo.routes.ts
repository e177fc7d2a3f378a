import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import { Type } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { limitUploads } from '../../../platform/http/limit-uploads.js';
import { Problem } from '../../../platform/http/problem.js';
import { addCarPhoto } from './add-car-photo.js';
import { deleteCarPhoto, orderCarPhotos } from './arrange-car-photos.js';
import { photoLimits } from './photo-limits.js';
import { PhotoRef } from './photo.schemas.js';
import { photosOf } from './photos-of.js';
import { readPhoto, type ReadPhoto } from './read-photo.js';
import { receivePhoto } from './receive-photo.js';
import { currentUser, requireActive, requirePermission } from '../../people/public.js';

const preHandler = [requirePermission('host'), requireActive];
const security = [{ idToken: [] }];
const CarParams = Type.Object({ car_uuid: Type.String() });
const PhotosResponse = Type.Object({ photos: Type.Array(PhotoRef) });
const oneYear = 'public, max-age=31536000, immutable';

/** Photos: served to everybody, added and arranged by the car's owner. */
export function photoRoutes(app: App, deps: Deps): void {
  app.get(
    '/photos/:key/:file',
    {
      logLevel: 'warn',
      config: { rateLimit: false, refuses: ['PHOTO_NOT_FOUND'] },
      schema: {
        operationId: 'readPhoto',
        description:
          'A car photo in one width, as WebP, or as AVIF to those that accept it. Public, and cacheable for a year: a changed photo has another address.',
        params: Type.Object({
          key: Type.String({ maxLength: 64, pattern: '^[a-z0-9-]{1,64}$' }),
          file: Type.String({ maxLength: 9, pattern: '^\\d{2,4}\\.webp$' }),
        }),
        response: {
          200: {
            description: 'The picture.',
            content: {
              'image/webp': { schema: Type.Unsafe<Readable>({ type: 'string', format: 'binary' }) },
              'image/avif': { schema: Type.Unsafe<Readable>({ type: 'string', format: 'binary' }) },
            },
          },
          304: Type.Null(),
        },
      },
    },
    async (request, reply) => {
      const { key, file } = request.params;
      const { accept, 'if-none-match': known = '' } = request.headers;
      const width = Number.parseInt(file, 10);
      const etagOf = (type: ReadPhoto['type']) => `"${key}-${width}-${type.slice('image/'.length)}"`;
      // The key names the very bytes, so that they never have to be compared.
      const isKnown = known === etagOf('image/avif') || known === etagOf('image/webp');
      const photo = isKnown ? null : await readPhoto(deps.photoStorage, { key, width, accept });
      if (photo === undefined) throw new Problem(404, 'PHOTO_NOT_FOUND', 'We can’t find that photo.');
      // Whether it varies by origin, too, is known before.
      const vary = [reply.getHeader('vary'), 'Accept'].filter(Boolean).join(', ');
      reply.header('cache-control', oneYear).header('vary', vary);
      if (photo === null) return await reply.code(304).send(null);
      return await reply.header('etag', etagOf(photo.type)).type(photo.type).send(photo.content);
    },
  );

  app.patch(
    '/cars/:car_uuid/photos',
    {
      preHandler,
      config: { costs: [], refuses: ['VALUE_NOT_ALLOWED', 'CAR_NOT_FOUND'] },
      schema: {
        operationId: 'orderCarPhotos',
        description:
          'Sets the order of the photos of the caller’s own car, the first being its cover. `photo_uuids` must name each of them once.',
        security,
        params: CarParams,
        body: Type.Object(
          {
            photo_uuids: Type.Array(Type.String({ format: 'uuid' }), {
              title: 'Photos',
              maxItems: photoLimits.perCar,
            }),
          },
          { additionalProperties: false },
        ),
        response: { 200: PhotosResponse },
      },
    },
    async (request) => {
      const { car_uuid } = request.params;
      await orderCarPhotos(deps, currentUser(request), car_uuid, request.body.photo_uuids);
      return { photos: await photosOf(deps, car_uuid) };
    },
  );

  app.delete(
    '/cars/:car_uuid/photos/:photo_uuid',
    {
      preHandler,
      config: { costs: [], refuses: ['CAR_NOT_FOUND', 'PHOTO_NOT_FOUND', 'PHOTO_REQUIRED'] },
      schema: {
        operationId: 'deleteCarPhoto',
        description:
          'Deletes a photo of the caller’s own car, and answers with those that are left. The last photo of a submitted car stays.',
        security,
        params: Type.Object({ car_uuid: Type.String(), photo_uuid: Type.String() }),
        response: { 200: PhotosResponse },
      },
    },
    async (request) => {
      const { car_uuid, photo_uuid } = request.params;
      await deleteCarPhoto(deps, currentUser(request), car_uuid, photo_uuid);
      return { photos: await photosOf(deps, car_uuid) };
    },
  );

  void app.register((scope: App) => uploadRoute(scope, deps));
}

/** Apart from the others, because only here may a body be anything but JSON. */
async function uploadRoute(app: App, deps: Deps): Promise<void> {
  await app.register(multipart, { limits: { fileSize: photoLimits.bytes, files: 1, fields: 10, parts: 11 } });
  app.post(
    '/cars/:car_uuid/photos',
    {
      preHandler: [...preHandler, limitUploads(app, 'photos')],
      // The file and the form around it; the file's own limit says more kindly what is wrong.
      bodyLimit: photoLimits.bytes + 1024 * 1024,
      // The form is read as it arrives; its schema is for the document only.
      validatorCompiler: () => (value: unknown) => ({ value }),
      config: {
        costs: [],
        refuses: [
          'CAR_NOT_FOUND',
          'PHOTO_MISSING',
          'PHOTO_TOO_LARGE',
          'PHOTO_TYPE_NOT_ALLOWED',
          'PHOTO_DAMAGED',
          'PHOTO_TOO_SMALL',
          'PHOTO_TOO_MANY_PIXELS',
          'PHOTO_LIMIT_REACHED',
          'UPLOADS_BUSY',
        ],
      },
      schema: {
        operationId: 'addCarPhoto',
        description:
          'Uploads a photo of the caller’s own car, after the others: JPEG, PNG or WebP. It is re-encoded in several widths, without location or other metadata.',
        security,
        consumes: ['multipart/form-data'],
        params: CarParams,
        body: Type.Object({ photo: Type.Unsafe<unknown>({ type: 'string', format: 'binary' }) }),
        response: {
          201: Type.Object({ photo: PhotoRef, photos: Type.Array(PhotoRef) }),
        },
      },
    },
    async (request, reply) => {
      const { car_uuid } = request.params;
      const file = await receivePhoto(request);
      const uuid = await addCarPhoto(deps, currentUser(request), car_uuid, file);
      const photos = await photosOf(deps, car_uuid);
      const photo = photos.find(({ photo_uuid }) => photo_uuid === uuid);
      if (photo === undefined) throw new Problem(404, 'PHOTO_NOT_FOUND', 'This photo has been removed.');
      return await reply.code(201).send({ photo, photos });
    },
  );
}
