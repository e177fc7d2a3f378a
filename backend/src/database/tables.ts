import type { AuditLogTable } from '../audit/audit-log.table.js';
import type { CarClaimsTable } from '../calendar/car-claims.table.js';
import type { CarRatesTable, CarReviewsTable, CarsTable } from '../cars/cars.table.js';
import type { DemoSeedsTable } from '../demo/demo-seeds.table.js';
import type { CitiesTable } from '../geography/cities.table.js';
import type { NotificationEmailsTable, NotificationsTable } from '../notifications/notifications.table.js';
import type { CarPhotosTable } from '../photos/car-photos.table.js';
import type { QuotesTable } from '../quotes/quotes.table.js';
import type { UsersTable } from '../users/users.table.js';

/** Every table by name; each feature describes its own. */
export interface Tables {
  users: UsersTable;
  audit_log: AuditLogTable;
  demo_seeds: DemoSeedsTable;
  cities: CitiesTable;
  cars: CarsTable;
  car_photos: CarPhotosTable;
  car_rates: CarRatesTable;
  car_reviews: CarReviewsTable;
  car_claims: CarClaimsTable;
  quotes: QuotesTable;
  notifications: NotificationsTable;
  notification_emails: NotificationEmailsTable;
}
