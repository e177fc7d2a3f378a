import { keepQuotes } from '../../testing/entitlements/check-entitlements.js';
import { LiveEvents } from '../../src/platform/live/live-events.js';
import type { App } from '../../src/platform/http/app-types.js';
import { connectModules } from '../../src/connect-modules.js';
import type { Deps } from '../../src/deps.js';
import { defaultBookingHorizonDays } from '../../src/modules/catalog/availability/trip-period.js';
import { demoSeller } from '../../src/modules/payouts/invoices/sellers.js';
import { ports } from '../../src/ports.js';
import { buildApp } from '../../src/app.js';
import { createLogger } from '../../src/platform/logging/create-logger.js';
import { memoryDocumentStorage } from '../../testing/memory-document-storage.js';
import { memoryPhotoStorage } from '../../testing/memory-photo-storage.js';
import { testBankDetails } from '../../testing/test-bank-details.js';
import { seedGlobals } from '../kernel/replace-globals.js';
import {
  databaseImage,
  openSimulatedDatabase,
  type SimulatedDatabase,
} from '../kernel/in-process-database.js';
import { Random } from '../kernel/random.js';
import { Scheduler, type Incarnation } from '../kernel/scheduler.js';
import { virtualClock } from '../kernel/virtual-clock.js';
import { forgetTimers } from '../kernel/virtual-timers.js';
import type { Network } from '../people/ask.js';
import { Story } from '../run/story.js';
import { noConversations, type Conversations } from './conversations.js';
import { simulatedBank, type Bank } from './bank.js';
import { simulatedMailer, type Mailbox } from './mailbox.js';
import { settleInhabitants, type Inhabitants, type Person } from './inhabitants.js';
import { simulatedIdentity } from './identity.js';
import { Processes } from './processes.js';

/** Everything that there is in one simulated marketplace. */
export interface World {
  scheduler: Scheduler;
  database: SimulatedDatabase;
  deps: Deps;
  app: App;
  bank: Bank;
  mailbox: Mailbox;
  processes: Processes;
  people: Inhabitants;
  story: Story;
  /** What the step that runs draws from. */
  random: Random;
  trips: KnownTrip[];
  network: Network;
  conversations: Conversations;
  /** How many of the crowd have come. */
  crowd: number;
  /** People whom administrators have suspended. */
  suspended: Set<Person>;
  /** What the worker has put on its queues, as each worker keeps it for itself. */
  slots: Map<string, number>;
  failedJobs: string[];
  /** How each trip is, by its uuid and those of what belongs to it, as at the beginning of the step. */
  states: Map<string, string>;
  /** Actions with their answers, each in the state of the trip in which it came up. */
  seen: Set<string>;
  close: () => Promise<void>;
}

/** What people remember of a trip: when they last looked, not how it is. */
export interface KnownTrip {
  uuid: string;
  number: number;
  customer: number;
  owner: number;
  car: number;
  status: string;
  /** Moments that matter to it, as the API showed them. */
  moments: number[];
  /** Until when the customer was shown that the car is held. */
  heldUntil: number;
}

/** Years in which clocks change and a 29th of February comes up, in each of the cars' zones. */
const beginnings = [
  '2027-03-20T08:00:00Z',
  '2027-10-25T08:00:00Z',
  '2028-02-22T08:00:00Z',
  '2026-12-20T08:00:00Z',
  '2027-06-15T08:00:00Z',
];

let image: Promise<Blob> | undefined;

/** A marketplace with its people, at the moment at which a seed's story begins. */
export async function openWorld(seed: string): Promise<World> {
  image ??= databaseImage();
  const ready = await image;
  connectModules();
  const random = new Random(`${seed} world`);
  virtualClock.start(Date.parse(random.pick(beginnings)) + random.int(0, 86_400) * 1_000);
  seedGlobals(`${seed} world`);
  const scheduler = new Scheduler(new Random(`${seed} order`));
  const database = await openSimulatedDatabase(ready, scheduler);
  await keepQuotes(database.direct);
  const processes = new Processes(database);
  scheduler.onDeath = (process, heldDatabase) => processes.bury(process, heldDatabase);
  const story = new Story();
  const now = () => new Date();
  const bank = simulatedBank({ scheduler, database: database.kysely, now });
  const mailbox = simulatedMailer(scheduler);
  const deps: Deps = {
    ...ports,
    database: database.kysely,
    live: new LiveEvents(),
    payments: bank.provider,
    mailer: mailbox.mailer,
    tokenVerifier: simulatedIdentity(scheduler),
    photoStorage: memoryPhotoStorage(),
    documentStorage: memoryDocumentStorage(),
    fileOpener: { open: () => Promise.reject(new Error('No files here')), close: () => Promise.resolve() },
    bankDetails: testBankDetails,
    invoiceSellers: [demoSeller],
    csvSeparator: ',',
    apiUrl: 'http://api.test',
    appUrl: 'https://app.test',
    bookingHorizonDays: defaultBookingHorizonDays,
    now,
    get processUuid() {
      return processUuid(scheduler.current()?.process);
    },
  };
  const app = await buildApp(deps, {
    // Into the void: a route with a log level of its own speaks even when the level is silent.
    logger: createLogger('silent', { write: () => undefined }),
    corsOrigins: [],
    rateLimitPerMinute: 1_000_000,
    costLimitFactor: 100_000,
    trustProxy: false,
  });
  await app.ready();
  const people = await settleInhabitants(database.direct, random);
  await processes.startAll();
  return {
    scheduler,
    database,
    deps,
    app,
    bank,
    mailbox,
    processes,
    people,
    story,
    random,
    trips: [],
    network: { losesAnswers: false, sendsTwice: false },
    conversations: noConversations(),
    crowd: 0,
    suspended: new Set(),
    slots: new Map(),
    failedJobs: [],
    states: new Map(),
    seen: new Set(),
    close: async () => {
      await app.close();
      await database.close();
      forgetTimers();
      virtualClock.stop();
    },
  };
}

function processUuid(process: Incarnation | undefined): string {
  if (process === undefined) throw new Error('Only tasks have a process');
  return process.uuid;
}
