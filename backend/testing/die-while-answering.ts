import { openDatabase } from '../src/platform/database/database.js';
import { startProcessLease } from '../src/platform/idempotency/process-lease.js';
import type { PaymentProvider } from '../src/modules/payments/providers/payment-provider.js';
import { testProvider } from '../src/modules/payments/providers/test/test-provider.js';
import { optionsFor } from './database-options.js';
import { openPayingApi } from './paying-api.js';

// Run in a process of its own, to be killed: it answers a request that pays, and stops at the step that DIE_AT names.
const { DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory = '', DIE_AT: dieAt } = process.env;
const database = await openDatabase(optionsFor({ databaseUrl, dataDirectory }));
const lease = await startProcessLease(database, { warn: () => undefined });
const bank = testProvider({ database: database.kysely, now: () => new Date() });

async function stop(): Promise<never> {
  process.stdout.write(`stopped at ${JSON.stringify(wanted)}\n`);
  return await new Promise<never>(() => {
    setInterval(() => undefined, 1_000);
  });
}

const steps: Record<string, Partial<PaymentProvider>> = {
  'after the bank has set the amount aside': {
    authorize: async (request) => {
      await bank.authorize(request);
      return await stop();
    },
  },
  'after the amount was taken': {
    capture: async (...given) => {
      await bank.capture(...given);
      return await stop();
    },
  },
};
const api = await openPayingApi(database.kysely, { ...bank, ...steps[dieAt ?? ''] }, lease.uuid);
const wanted = await api.reserve();
process.stdout.write(`not stopped: ${JSON.stringify(await api.pay(wanted))}\n`);
