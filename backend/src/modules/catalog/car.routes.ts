import { Type } from 'typebox';
import { CalendarQuery, CarCalendarRef, CarCalendarSchema } from './availability/calendar.schemas.js';
import { readCarCalendar } from './availability/read-car-calendar.js';
import type { Deps } from '../../platform/deps.js';
import type { App } from '../../platform/http/app-types.js';
import { PhotoSchema } from './photos/photo.schemas.js';
import { MoneySchema } from '../../platform/money/money.schemas.js';
import { showEarnings } from './pricing/earnings.js';
import { EarningsQuery, EarningsRef, EarningsSchema } from './pricing/earnings.schemas.js';
import { countFilterChoices } from './search/count-filter-choices.js';
import { searchCars } from './search/search-cars.js';
import {
  FilterCounts,
  SearchFilters,
  SearchQuery,
  SearchResponse,
  SearchSummary,
} from './search/search.schemas.js';
import { summariseSearch } from './search/summarise-search.js';
import { listCarsByUuid } from './favourites/favourites.js';
import { OwnerProfileRef, OwnerProfileSchema } from './owners/owner-profile.schemas.js';
import { viewOwner } from './owners/view-owner.js';
import { askingUser } from './viewing/asking-user.js';
import { CarCardRef, CarCardSchema, CarUuids } from './viewing/car-card.schemas.js';
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
  app.addSchema(OwnerProfileSchema);
  app.addSchema(CarCalendarSchema);
  app.addSchema(EarningsSchema);

  app.get(
    '/cars',
    {
      config: { refuses: ['VALUE_NOT_ALLOWED', 'PERIOD_NOT_ALLOWED'] },
      schema: {
        operationId: 'searchCars',
        description:
          'Public cars that match and are available for the whole period, in pages. With a period, each has its total price, fees and tax included.',
        querystring: SearchQuery,
        response: { 200: SearchResponse },
      },
    },
    async (request) => await searchCars(deps, request.query),
  );

  app.get(
    '/hosting/earnings',
    {
      config: { refuses: ['VALUE_NOT_ALLOWED'] },
      schema: {
        operationId: 'showEarnings',
        description:
          'What drivers would pay and an owner get at a daily price in a city, for trips of 1, 3, 7 and 30 days, and what similar cars ask.',
        querystring: EarningsQuery,
        response: { 200: EarningsRef },
      },
    },
    async (request) => await showEarnings(deps, request.query),
  );

  app.get(
    '/cars/summary',
    {
      config: { refuses: ['VALUE_NOT_ALLOWED', 'PERIOD_NOT_ALLOWED'] },
      schema: {
        operationId: 'summariseSearch',
        description:
          'How many cars a search finds, counted up to 100. If it finds none, the filters that would find some when removed.',
        querystring: SearchFilters,
        response: { 200: SearchSummary },
      },
    },
    async (request) => await summariseSearch(deps, request.query),
  );

  app.get(
    '/cars/filter-counts',
    {
      config: { refuses: ['VALUE_NOT_ALLOWED', 'PERIOD_NOT_ALLOWED'] },
      schema: {
        operationId: 'countFilterChoices',
        description:
          'For each choice of a filter, how many cars the search finds with it, counted up to 100: beside what is chosen in the other filters, and for features beside the other features.',
        querystring: SearchFilters,
        response: { 200: FilterCounts },
      },
    },
    async (request) => await countFilterChoices(deps, request.query),
  );

  app.get(
    '/cars/featured',
    {
      schema: {
        operationId: 'listFeaturedCars',
        description: 'Well-rated cars, of each city the best one before any second, for the home page.',
        querystring: FeaturedQuery,
        response: { 200: Type.Object({ cars: Type.Array(CarCardRef) }) },
      },
    },
    async (request) => ({ cars: await listFeaturedCars(deps, request.query.limit ?? 8) }),
  );

  app.get(
    '/cars/cards',
    {
      schema: {
        operationId: 'listCarsByUuid',
        description:
          'The cards of named cars, in that order, as a page of favourites shows them. Cars that are not public are left out.',
        querystring: CarUuids,
        response: { 200: Type.Object({ cars: Type.Array(CarCardRef) }) },
      },
    },
    async (request) => ({ cars: await listCarsByUuid(deps, request.query.car_uuids.split(',')) }),
  );

  app.get(
    '/owners/:owner_uuid',
    {
      config: { refuses: ['OWNER_NOT_FOUND'] },
      schema: {
        operationId: 'readOwner',
        description:
          'An owner’s public profile: first name, member since, trips, response time, languages, public cars and latest reviews. For everyone, while one of their cars is public.',
        params: Type.Object({ owner_uuid: Type.String() }),
        response: { 200: OwnerProfileRef },
      },
    },
    async (request) => await viewOwner(deps, request.params.owner_uuid),
  );

  app.get(
    '/cars/:car_uuid',
    {
      config: { refuses: ['CAR_NOT_FOUND'] },
      schema: {
        operationId: 'readCar',
        description:
          'A car’s page: details, prices, photos, its owner’s first name and the latest reviews. Owners also see their own cars that are not public, administrators all.',
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
        description: 'A car’s reviews, newest first, in pages, for those who may see the car.',
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
        description:
          'The days and times at which a car is available, and each day’s price, in the car’s time zone: six months from today, or up to 400 days. Also for customers with an open trip in a car that is no longer public.',
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
