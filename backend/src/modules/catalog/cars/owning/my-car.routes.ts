import { Type } from 'typebox';
import { setBlockedDays } from '../../availability/set-blocked-days.js';
import type { Deps } from '../../../../platform/deps.js';
import type { App } from '../../../../platform/http/app-types.js';
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
import { currentUser, requireActive, requireConfirmedEmail, requireRole } from '../../../people/public.js';

const security = [{ idToken: [] }];
const CarParams = Type.Object({ car_uuid: Type.String() });
const isOwner = requireRole('car_owner');
const mayChange = [isOwner, requireActive];
const moveRefusals = ['CAR_NOT_FOUND', 'NOT_YOUR_CAR', 'MOVE_NOT_ALLOWED'] as const;
const mayOffer = [...mayChange, requireConfirmedEmail];

/** A description of 3,000 characters and rules of 2,000, up to four bytes a character. */
const carBodyLimitBytes = 32 * 1024;

/** An owner's own cars: begun, changed, sent to be verified, put on the list and taken off. */
export function myCarRoutes(app: App, deps: Deps): void {
  app.addSchema(OwnCarSchema);

  app.get(
    '/my/cars',
    {
      preHandler: isOwner,
      schema: {
        operationId: 'listMyCars',
        security,
        querystring: Type.Object(
          {
            cursor: Type.Optional(Type.String({ maxLength: 200 })),
            limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 24 })),
          },
          { additionalProperties: false },
        ),
        response: {
          200: Type.Object({
            cars: Type.Array(OwnCarRef),
            has_more: Type.Boolean(),
            next_cursor: Type.Union([Type.String(), Type.Null()]),
          }),
        },
      },
    },
    async (request) => await listMyCars(deps, currentUser(request), request.query),
  );

  app.get(
    '/my/cars/:car_uuid',
    {
      preHandler: isOwner,
      config: { refuses: ['CAR_NOT_FOUND', 'NOT_YOUR_CAR'] },
      schema: { operationId: 'readMyCar', security, params: CarParams, response: { 200: OwnCarRef } },
    },
    async (request) => await readMyCar(deps, currentUser(request), request.params.car_uuid),
  );

  app.post(
    '/cars',
    {
      preHandler: mayChange,
      bodyLimit: carBodyLimitBytes,
      config: { costs: [], refuses: ['VALUE_NOT_ALLOWED'] },
      schema: {
        operationId: 'createCar',
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
      config: {
        costs: [],
        refuses: [
          'VALUE_NOT_ALLOWED',
          'CAR_NOT_FOUND',
          'NOT_YOUR_CAR',
          'MOVE_NOT_ALLOWED',
          'CAR_UNAVAILABLE',
        ],
      },
      schema: {
        operationId: 'updateCar',
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
      config: { costs: [], refuses: ['VALUE_NOT_ALLOWED', 'CAR_NOT_FOUND', 'NOT_YOUR_CAR', 'RATES_OVERLAP'] },
      schema: {
        operationId: 'setCarRates',
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
      config: {
        costs: [],
        refuses: ['VALUE_NOT_ALLOWED', 'CAR_NOT_FOUND', 'NOT_YOUR_CAR', 'CAR_UNAVAILABLE'],
      },
      schema: {
        operationId: 'setBlockedDays',
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
      preHandler: mayOffer,
      refuses: [...moveRefusals, 'CAR_INCOMPLETE'],
      move: submitCar,
    },
    pause: {
      operationId: 'pauseCar',
      preHandler: mayChange,
      refuses: moveRefusals,
      move: (...[given, owner, uuid]: Parameters<typeof submitCar>) =>
        setCarListing(given, owner, uuid, 'paused'),
    },
    list: {
      operationId: 'listCar',
      preHandler: mayOffer,
      refuses: moveRefusals,
      move: (...[given, owner, uuid]: Parameters<typeof submitCar>) =>
        setCarListing(given, owner, uuid, 'listed'),
    },
  } as const;
  for (const [path, { operationId, preHandler, refuses, move }] of Object.entries(moves)) {
    app.post(
      `/cars/:car_uuid/${path}`,
      {
        preHandler,
        config: { costs: [], refuses },
        schema: { operationId, security, params: CarParams, response: { 200: OwnCarRef } },
      },
      async (request) => await move(deps, currentUser(request), request.params.car_uuid),
    );
  }

  app.delete(
    '/cars/:car_uuid',
    {
      preHandler: mayChange,
      config: { costs: [], refuses: moveRefusals },
      schema: { operationId: 'deleteDraftCar', security, params: CarParams, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      const keys = await deleteDraft(deps, currentUser(request), request.params.car_uuid);
      for (const key of keys) await deps.photoStorage.removeFolder(key);
      return await reply.code(204).send(null);
    },
  );
}
