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
        querystring: PlacesQuery,
        response: { 200: PlacesResponse },
      },
    },
    async (request) => await listPlaces(deps, request.query),
  );
}
