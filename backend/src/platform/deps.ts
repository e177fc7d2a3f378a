import type { Kysely } from 'kysely';
import type { CsvSeparator } from './csv/csv.js';
import type { Tables } from './database/tables.js';
import type { FileOpener } from './files/file-opener.js';
import type { Draining } from './http/draining.js';
import type { LiveEvents } from './live/live-events.js';
import type { Mailer } from './mail/mailer.js';
import type { ReleaseReports } from './observability/release-reports.js';
import type { CheckDisk } from './storage/disk-space.js';
import type { DocumentStorage } from './storage/document-storage.js';
import type { PhotoStorage } from './storage/photo-storage.js';

/**
 * What features are given instead of reaching for it themselves, so that a test can give something else: the platform's
 * here, each module adds its own in its `deps.ts`.
 */
export interface Deps {
  database: Kysely<Tables>;
  photoStorage: PhotoStorage;
  documentStorage: DocumentStorage;
  mailer: Mailer;
  /** Where browsers find the API, without a slash at the end; addresses in answers begin with it. */
  apiUrl: string;
  /** Where people open the app, without a slash at the end; links in files begin with it. */
  appUrl: string;
  /** Opens what is uploaded, in other processes. */
  fileOpener: FileOpener;
  /** Whether a key opens what shells report; no one reads it without. */
  mayReadTelemetry?: (key: string) => boolean;
  /** Told of what is counted of a live release; no one is, without it. */
  countRelease?: (reports: ReleaseReports) => void;
  /** Whether there is room to write; always, without it. */
  checkDisk?: CheckDisk;
  /** What open pages hear at once. */
  live: LiveEvents;
  /** Whether this process is about to stop; never, without it. */
  draining?: Draining;
  /** This process among those on the same database: see `ProcessLease`. */
  processUuid: string;
  /** Stands between the cells of every CSV file. */
  csvSeparator: CsvSeparator;
  /** The one clock of every rule about time. */
  now: () => Date;
}
