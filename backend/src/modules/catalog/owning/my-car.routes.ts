import { Type } from 'typebox';
import { setBlockedDays } from '../availability/set-blocked-days.js';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { listEnd, listQuery } from '../../../platform/http/list-query.js';
import type { CarListing } from '../cars/car-life-cycles.js';
import { CarDocumentSchema } from '../documents/car-document.schemas.js';
import { createCar } from './create-car.js';
import { listMyCars, readMyCar } from './list-my-cars.js';
import { deleteDraft, setCarListing, submitCar } from './move-car.js';
import { toOwnCar } from './own-car-body.js';
import {
  BlockedDaysRequest,
  CarChanges,
  CarRatesRequest,
  OwnCarRef,
  OwnCarSchema,
} from './own-car.schemas.js';
import { setCarRates } from './set-car-rates.js';
import { updateCar } from './update-car.js';
import { currentUser, requireActive, requireConfirmedEmail, requirePermission } from '../../people/public.js';

const security = [{ idToken: [] }];
const CarParams = Type.Object({ car_uuid: Type.String() });
const isOwner = requirePermission('host');
const mayChange = [isOwner, requireActive];
const ownRefusals = ['CAR_NOT_FOUND'] as const;
const moveRefusals = [...ownRefusals, 'MOVE_NOT_ALLOWED'] as const;
const mayOffer = [...mayChange, requireConfirmedEmail];

/** A description of 3,000 characters and rules of 2,000, up to four bytes a character. */
const carBodyLimitBytes = 32 * 1024;

const setListing =
  (listing: CarListing): typeof submitCar =>
  (deps, owner, uuid) =>
    setCarListing(deps, owner, uuid, listing);

/** An owner's own cars: begun, changed, sent to be verified, put on the list and taken off. */
export function myCarRoutes(app: App, deps: Deps): void {
  app.addSchema(CarDocumentSchema);
  app.addSchema(OwnCarSchema);

  app.get(
    '/my/cars',
    {
      preHandler: isOwner,
      schema: {
        operationId: 'listMyCars',
        description: 'The caller’s own cars, drafts included, the last changed first, in pages.',
        security,
        querystring: Type.Object(listQuery, { additionalProperties: false }),
        response: { 200: Type.Object({ cars: Type.Array(OwnCarRef), ...listEnd }) },
      },
    },
    async (request) => await listMyCars(deps, currentUser(request), request.query),
  );

  app.get(
    '/my/cars/:car_uuid',
    {
      preHandler: isOwner,
      config: { refuses: ownRefusals },
      schema: {
        operationId: 'readMyCar',
        description:
          'One of the caller’s own cars as its editor needs it, with what is missing and what may be done.',
        security,
        params: CarParams,
        response: { 200: OwnCarRef },
      },
    },
    async (request) => await readMyCar(deps, currentUser(request), request.params.car_uuid),
  );

  app.post(
    '/cars',
    {
      preHandler: mayOffer,
      bodyLimit: carBodyLimitBytes,
      config: { costs: [], refuses: ['VALUE_NOT_ALLOWED'] },
      schema: {
        operationId: 'createCar',
        description:
          'Creates a draft with whatever is known of the car. It becomes public once it is submitted, approved and listed.',
        security,
        body: CarChanges,
        response: { 201: OwnCarRef },
      },
    },
    async (request, reply) =>
      await reply.code(201).send(await createCar(deps, currentUser(request), request.body)),
  );

  app.patch(
    '/cars/:car_uuid',
    {
      preHandler: mayChange,
      bodyLimit: carBodyLimitBytes,
      config: { costs: [], refuses: [...moveRefusals, 'VALUE_NOT_ALLOWED', 'CAR_UNAVAILABLE'] },
      schema: {
        operationId: 'updateCar',
        description:
          'Changes the named fields of the caller’s own car: all of them or, if any is refused, none. Changing what was verified, such as the plate, sends an approved car back to review.',
        security,
        params: CarParams,
        body: CarChanges,
        response: { 200: OwnCarRef },
      },
    },
    async (request) => await updateCar(deps, currentUser(request), request.params.car_uuid, request.body),
  );

  app.put(
    '/cars/:car_uuid/rates',
    {
      preHandler: mayChange,
      config: { costs: [], refuses: [...ownRefusals, 'VALUE_NOT_ALLOWED', 'RATES_OVERLAP'] },
      schema: {
        operationId: 'setCarRates',
        description:
          'Replaces all daily prices for date ranges of the caller’s own car. Ranges must not overlap; existing reservations keep their price.',
        security,
        params: CarParams,
        body: CarRatesRequest,
        response: { 200: OwnCarRef },
      },
    },
    async (request) =>
      await setCarRates(deps, currentUser(request), request.params.car_uuid, request.body.rates),
  );

  app.put(
    '/cars/:car_uuid/blocked-days',
    {
      preHandler: mayChange,
      config: { costs: [], refuses: [...ownRefusals, 'VALUE_NOT_ALLOWED', 'CAR_UNAVAILABLE'] },
      schema: {
        operationId: 'setBlockedDays',
        description:
          'Replaces the days, from today on, on which the owner keeps the car. Refused where a customer has booked it.',
        security,
        params: CarParams,
        body: BlockedDaysRequest,
        response: { 200: OwnCarRef },
      },
    },
    async (request) => {
      const { blocked_days } = request.body;
      const car = await setBlockedDays(deps, currentUser(request), request.params.car_uuid, blocked_days);
      return await toOwnCar(deps, car);
    },
  );

  const moves = {
    submit: {
      operationId: 'submitCar',
      description:
        'Submits the caller’s own car for approval by an administrator. CAR_INCOMPLETE names what is missing; needs a confirmed e-mail address.',
      preHandler: mayOffer,
      refuses: [...moveRefusals, 'CAR_INCOMPLETE'],
      move: submitCar,
    },
    pause: {
      operationId: 'pauseCar',
      description: 'Hides the caller’s own car from search. Existing reservations stay.',
      preHandler: mayChange,
      refuses: moveRefusals,
      move: setListing('paused'),
    },
    list: {
      operationId: 'listCar',
      description:
        'Shows a paused car in search again, once it is approved. Needs a confirmed e-mail address.',
      preHandler: mayOffer,
      refuses: moveRefusals,
      move: setListing('listed'),
    },
  } as const;
  for (const [path, { operationId, description, preHandler, refuses, move }] of Object.entries(moves)) {
    app.post(
      `/cars/:car_uuid/${path}`,
      {
        preHandler,
        config: { costs: [], refuses },
        schema: { operationId, description, security, params: CarParams, response: { 200: OwnCarRef } },
      },
      async (request) => await move(deps, currentUser(request), request.params.car_uuid),
    );
  }

  app.delete(
    '/cars/:car_uuid',
    {
      preHandler: mayChange,
      config: { costs: [], refuses: moveRefusals },
      schema: {
        operationId: 'deleteDraftCar',
        description:
          'Deletes a draft with its photos and documents. Cars that were submitted can only be paused.',
        security,
        params: CarParams,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { photos, documents } = await deleteDraft(deps, currentUser(request), request.params.car_uuid);
      for (const key of photos) await deps.photoStorage.removeFolder(key);
      for (const key of documents) await deps.documentStorage.remove(key);
      return await reply.code(204).send(null);
    },
  );
}
