import type { Kysely } from 'kysely';
import type { Tables } from './database/tables.js';
import type { FileOpener } from './files/file-opener.js';
import type { TokenVerifier } from './identity/token-verifier.js';
import type { Mailer } from './notifications/email/mailer.js';
import type { PaymentProvider } from './payments/providers/payment-provider.js';
import type { DocumentStorage } from './storage/document-storage.js';
import type { CheckDisk } from './storage/disk-space.js';
import type { PhotoStorage } from './storage/photo-storage.js';

/** What the features are given instead of reaching for it themselves, so that a test can give something else. */
export interface Deps {
  database: Kysely<Tables>;
  tokenVerifier: TokenVerifier;
  photoStorage: PhotoStorage;
  mailer: Mailer;
  payments: PaymentProvider;
  documentStorage: DocumentStorage;
  /** Opens what is uploaded, in other processes. */
  fileOpener: FileOpener;
  /** Whether a key opens what shells report; nobody reads it without. */
  mayReadTelemetry?: (key: string) => boolean;
  /** Whether there is room to write; always, without it. */
  checkDisk?: CheckDisk;
  /** This process among those on the same database: see `ProcessLease`. */
  processUuid: string;
  /** How many days ahead a trip may begin. */
  bookingHorizonDays: number;
  /** The one clock of every rule about time. */
  now: () => Date;
}
