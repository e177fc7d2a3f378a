import { Type } from 'typebox';
import { CalendarQuery, CarCalendarRef, CarCalendarSchema } from '../availability/calendar.schemas.js';
import { readCarCalendar } from '../availability/read-car-calendar.js';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { PhotoSchema } from '../photos/photo.schemas.js';
import { MoneySchema } from '../../../platform/money/money.schemas.js';
import { searchCars } from '../search/search-cars.js';
import { SearchFilters, SearchQuery, SearchResponse, SearchSummary } from '../search/search.schemas.js';
import { summariseSearch } from '../search/summarise-search.js';
import { askingUser } from './viewing/asking-user.js';
import { CarCardRef, CarCardSchema } from './viewing/car-card.schemas.js';
import {
  CarDetailsRef,
  CarDetailsSchema,
  FeaturedQuery,
  ReviewSchema,
  ReviewsQuery,
  ReviewsResponse,
} from './viewing/car-details.schemas.js';
import { findCarToPlan } from './viewing/find-visible-car.js';
import { listFeaturedCars } from './viewing/list-featured-cars.js';
import { listReviews } from './viewing/list-reviews.js';
import { viewCar } from './viewing/view-car.js';

const CarParams = Type.Object({ car_uuid: Type.String() });

/** Cars as everybody may see them: searched, and one by one. */
export function carRoutes(app: App, deps: Deps): void {
  for (const schema of [MoneySchema, PhotoSchema, CarCardSchema, ReviewSchema]) app.addSchema(schema);
  app.addSchema(CarDetailsSchema);
  app.addSchema(CarCalendarSchema);

  app.get(
    '/cars',
    {
      config: { refuses: ['VALUE_NOT_ALLOWED', 'PERIOD_NOT_ALLOWED'] },
      schema: {
        operationId: 'searchCars',
        querystring: SearchQuery,
        response: { 200: SearchResponse },
      },
    },
    async (request) => await searchCars(deps, request.query),
  );

  app.get(
    '/cars/summary',
    {
      config: { refuses: ['VALUE_NOT_ALLOWED', 'PERIOD_NOT_ALLOWED'] },
      schema: {
        operationId: 'summariseSearch',
        querystring: SearchFilters,
        response: { 200: SearchSummary },
      },
    },
    async (request) => await summariseSearch(deps, request.query),
  );

  app.get(
    '/cars/featured',
    {
      schema: {
        operationId: 'listFeaturedCars',
        querystring: FeaturedQuery,
        response: { 200: Type.Object({ cars: Type.Array(CarCardRef) }) },
      },
    },
    async (request) => ({ cars: await listFeaturedCars(deps, request.query.limit ?? 8) }),
  );

  app.get(
    '/cars/:car_uuid',
    {
      config: { refuses: ['CAR_NOT_FOUND'] },
      schema: {
        operationId: 'readCar',
        security: [{}, { idToken: [] }],
        params: CarParams,
        response: { 200: CarDetailsRef },
      },
    },
    async (request) => await viewCar(deps, request.params.car_uuid, await askingUser(request)),
  );

  app.get(
    '/cars/:car_uuid/reviews',
    {
      config: { refuses: ['CAR_NOT_FOUND'] },
      schema: {
        operationId: 'listCarReviews',
        security: [{}, { idToken: [] }],
        params: CarParams,
        querystring: ReviewsQuery,
        response: { 200: ReviewsResponse },
      },
    },
    async (request) =>
      await listReviews(deps, request.params.car_uuid, await askingUser(request), request.query),
  );

  app.get(
    '/cars/:car_uuid/calendar',
    {
      config: { refuses: ['VALUE_NOT_ALLOWED', 'CAR_NOT_FOUND'] },
      schema: {
        operationId: 'readCarCalendar',
        security: [{}, { idToken: [] }],
        params: CarParams,
        querystring: CalendarQuery,
        response: { 200: CarCalendarRef },
      },
    },
    async (request) => {
      const car = await findCarToPlan(deps, request.params.car_uuid, await askingUser(request));
      return await readCarCalendar(deps, car, request.query);
    },
  );
}
