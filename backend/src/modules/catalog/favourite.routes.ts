import { Type } from 'typebox';
import type { Deps } from '../../platform/deps.js';
import type { App } from '../../platform/http/app-types.js';
import { currentUser, requirePermission } from '../people/public.js';
import { addFavourites } from './favourites/favourites.js';
import { deleteFavourite, readFavourites } from './favourites/favourites.repository.js';

const security = [{ idToken: [] }];
const CarUuid = Type.String({ format: 'uuid' });
const Favourites = Type.Object({
  car_uuids: Type.Array(Type.String({ format: 'uuid' }), { description: 'The last marked first.' }),
});

/** The cars that a person has marked with a heart. Visitors keep theirs in their browser, until they sign in. */
export function favouriteRoutes(app: App, deps: Deps): void {
  const { database } = deps;

  app.get(
    '/my/favourites',
    {
      preHandler: requirePermission('rent'),
      schema: {
        operationId: 'readMyFavourites',
        description: 'The cars that the caller has marked; their cards are at `GET /cars/cards`.',
        security,
        response: { 200: Favourites },
      },
    },
    async (request) => ({ car_uuids: await readFavourites(database, currentUser(request).uuid) }),
  );

  app.post(
    '/my/favourites',
    {
      preHandler: requirePermission('rent'),
      config: { costs: [], refuses: ['TOO_MANY_FAVOURITES'] },
      schema: {
        operationId: 'addMyFavourites',
        description:
          'Marks cars: one, or all that were marked in a browser before the sign-in. Cars that are marked already or not public are passed over; again changes nothing.',
        security,
        body: Type.Object(
          {
            car_uuids: Type.Array(CarUuid, { title: 'Cars', minItems: 1, maxItems: 200, uniqueItems: true }),
          },
          { additionalProperties: false },
        ),
        response: { 200: Favourites },
      },
    },
    async (request) => ({
      car_uuids: await addFavourites(deps, currentUser(request), request.body.car_uuids),
    }),
  );

  app.delete(
    '/my/favourites/:car_uuid',
    {
      preHandler: requirePermission('rent'),
      config: { costs: [], refuses: [] },
      schema: {
        operationId: 'removeMyFavourite',
        description: 'Takes the caller’s mark off a car; again, or off a car without one, changes nothing.',
        security,
        params: Type.Object({ car_uuid: CarUuid }),
        response: { 200: Favourites },
      },
    },
    async (request) => {
      const { uuid } = currentUser(request);
      await deleteFavourite(database, uuid, request.params.car_uuid);
      return { car_uuids: await readFavourites(database, uuid) };
    },
  );
}
