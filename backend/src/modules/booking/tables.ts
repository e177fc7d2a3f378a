import type { ReservationChangesTable } from './changes/changes.table.js';
import type { QuotesTable } from './quotes/quotes.table.js';
import type { ReservationsTable } from './reservations/reservations.table.js';
import type { WantedTripsTable } from './wanted-trips/wanted-trips.table.js';

declare module '../../platform/database/tables.js' {
  interface Tables {
    quotes: QuotesTable;
    reservations: ReservationsTable;
    reservation_changes: ReservationChangesTable;
    wanted_trips: WantedTripsTable;
  }
}
