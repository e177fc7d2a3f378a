import type { CarClaimsTable } from './availability/car-claims.table.js';
import type { CarRatesTable, CarReviewsTable, CarsTable, OwnerBookingRulesTable } from './cars/cars.table.js';
import type { CarDocumentsTable } from './documents/car-documents.table.js';
import type { CarPhotosTable } from './photos/car-photos.table.js';
import type { FavouritesTable } from './favourites/favourites.table.js';
import type { CitiesTable } from './places/cities.table.js';
import type { CarApprovalsTable } from './verification/car-approvals.table.js';

declare module '../../platform/database/tables.js' {
  interface Tables {
    cities: CitiesTable;
    cars: CarsTable;
    car_photos: CarPhotosTable;
    car_documents: CarDocumentsTable;
    car_rates: CarRatesTable;
    car_reviews: CarReviewsTable;
    car_claims: CarClaimsTable;
    car_approvals: CarApprovalsTable;
    favourites: FavouritesTable;
    owner_booking_rules: OwnerBookingRulesTable;
  }
}
