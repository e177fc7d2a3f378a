import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { listPlaces } from './list-places.js';
import { PlaceSchema, PlacesQuery, PlacesResponse } from './place.schemas.js';

/** Where there are cars. */
export function placeRoutes(app: App, deps: Deps): void {
  app.addSchema(PlaceSchema);

  app.get(
    '/places',
    {
      schema: {
        operationId: 'listPlaces',
        description:
          'Cities to search in, those with the most cars first; `query` matches names. With `all`, also cities without cars, in which owners can list one.',
        querystring: PlacesQuery,
        response: { 200: PlacesResponse },
      },
    },
    async (request) => await listPlaces(deps, request.query),
  );
}
