import { Type } from 'typebox';
import type { Deps } from '../../platform/deps.js';
import type { App } from '../../platform/http/app-types.js';
import {
  currentUser,
  documentForm,
  documentRefusals,
  receiveDocument,
  requireActive,
  requirePermission,
  takeDocuments,
} from '../people/public.js';
import { readMyCar } from './owning/list-my-cars.js';
import { OwnCarRef } from './owning/own-car.schemas.js';
import { CarDocumentKindSchema } from './documents/car-document.schemas.js';
import { addCarDocument, removeCarDocument } from './documents/edit-car-documents.js';

const preHandler = [requirePermission('host'), requireActive];
const security = [{ idToken: [] }];
const params = Type.Object({ car_uuid: Type.String(), kind: CarDocumentKindSchema });

/** A car's registration and insurance, for its owner: added, replaced, removed. Read by links, as people's documents. */
export function carDocumentRoutes(app: App, deps: Deps): void {
  app.delete(
    '/cars/:car_uuid/documents/:kind',
    {
      preHandler,
      config: { costs: [], refuses: ['CAR_NOT_FOUND', 'MOVE_NOT_ALLOWED'] },
      schema: {
        operationId: 'removeCarDocument',
        description:
          'Removes a document of the caller’s own car, and deletes its file. One that a car needs because it waits or was approved can only be replaced.',
        security,
        params,
        response: { 200: OwnCarRef },
      },
    },
    async (request) => {
      const { car_uuid, kind } = request.params;
      await removeCarDocument(deps, currentUser(request), car_uuid, kind);
      return await readMyCar(deps, currentUser(request), car_uuid);
    },
  );

  void app.register((scope: App) => uploadRoute(scope, deps));
}

/** Apart from the others, because only here may a body be anything but JSON. */
async function uploadRoute(app: App, deps: Deps): Promise<void> {
  const { limit, ...options } = await takeDocuments(app);
  app.post(
    '/cars/:car_uuid/documents/:kind',
    {
      ...options,
      preHandler: [...preHandler, limit],
      config: { costs: [], refuses: ['CAR_NOT_FOUND', 'MOVE_NOT_ALLOWED', ...documentRefusals] },
      schema: {
        operationId: 'addCarDocument',
        description:
          'Uploads the registration or the insurance confirmation of the caller’s own car, in place of the one of its kind: JPEG, PNG, WebP or PDF, recognised by its content. It is stored privately and read only through links. An approved car stays so while the new document waits for a decision.',
        security,
        consumes: ['multipart/form-data'],
        params,
        body: documentForm,
        response: { 201: OwnCarRef },
      },
    },
    async (request, reply) => {
      const { car_uuid, kind } = request.params;
      const file = await receiveDocument(request);
      await addCarDocument(deps, currentUser(request), car_uuid, { ...file, kind });
      return await reply.code(201).send(await readMyCar(deps, currentUser(request), car_uuid));
    },
  );
}
