import { answerDisputes, enterAnswersOfBanks, settleFailedRefunds } from '../people/administrators.js';
import { requireWholeNames } from '../people/export-payments.js';
import { lookAtInbox } from '../people/read-messages.js';
import { ask, outside } from '../people/ask.js';
import { actOn, lookAt } from '../people/trips.js';
import { issueAllInvoices } from '../../src/modules/payouts/invoices/issue-invoices.js';
import { reconcileCash } from '../../src/modules/books/reconciliation/reconcile-cash.js';
import { decideDisputes } from '../world/decide-disputes.js';
import { deliverMessages } from '../world/deliver-messages.js';
import { runJobsOnce } from '../world/run-jobs-once.js';
import { noteStates } from '../world/states.js';
import type { World } from '../world/world.js';
import { mendAll } from './faults.js';

const hour = 3_600_000;
/** What waits for administrators alone. */
const decisions = ['resolve', 'decide_on_deposit', 'settle_objection', 'decide_late_return'] as const;
/** Long enough for the longest trip, everything that waits for days after it, and the payout. */
const pauses = [0.01, 0.3, 1, 6, 12, 24, 24, 48, 72, 120, 240, 480, 72, 1, 72, 1, 24, 1].map(
  (hours) => hours * hour,
);

/** Nothing breaks, customers and owners do nothing more, and administrators do what waits for them. */
export async function quietTime(world: World): Promise<void> {
  const { scheduler, story } = world;
  mendAll(world);
  Object.assign(world.bank, { losesNextDeposit: false, silentLooks: 0 });
  story.tell('— quiet time');
  world.failedJobs.length = 0;
  for (const person of world.suspended)
    await administer(world, (admin) =>
      ask(world, admin, {
        method: 'POST',
        url: `/admin/users/${person.user.uuid}/reactivate`,
        payload: { reason: 'Looked into.' },
        what: `reactivates ${person.name}`,
      }),
    );
  world.suspended.clear();
  for (const [index, pause] of pauses.entries()) {
    await scheduler.advance(pause);
    await during(world, () => decideDisputes(world, 1));
    await during(world, () => deliverMessages(world));
    await during(world, () => runJobsOnce(world));
    if (index % 4 === 3) await decideWhatWaits(world);
    await noteStates(world);
  }
  await administer(world, (admin) => requireWholeNames(world, admin));
  for (const person of [...world.people.customers, ...world.people.owners]) {
    await during(world, () => lookAtInbox(world, person, true));
  }
  const worker = world.processes.get('worker');
  const settled = scheduler.start('the evening', worker, async () => {
    await issueAllInvoices(world.deps);
    await reconcileCash(world.deps);
  });
  await Promise.all([scheduler.settle(), settled]);
}

async function during(world: World, act: () => Promise<unknown>): Promise<void> {
  const acting = world.scheduler.start('quiet time', outside, act);
  await Promise.all([world.scheduler.settle(), acting]);
}

type Administer = (admin: World['people']['admins'][number]) => Promise<unknown>;
async function administer(world: World, act: Administer): Promise<void> {
  const [admin] = world.people.admins;
  if (admin !== undefined) await during(world, () => act(admin));
}

async function decideWhatWaits(world: World): Promise<void> {
  await administer(world, async (admin) => {
    for (const trip of world.trips) {
      const body = await lookAt(world, admin, trip);
      if (body === undefined) continue;
      for (const action of decisions) {
        if (body.can.includes(action)) await actOn(world, admin, trip, body, action);
      }
      if (body.refunds.some(({ status, repaid }) => status === 'failed' && repaid === null)) {
        await settleFailedRefunds(world, admin, trip);
      }
    }
    await ask(world, admin, { method: 'POST', url: '/admin/bank-files', what: 'makes a file for the bank' });
    await enterAnswersOfBanks(world, admin, true);
    await answerDisputes(world, admin);
  });
}
