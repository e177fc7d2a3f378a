import { sql } from 'kysely';
import { recordRefund } from '../../src/modules/payments/refunds/record-refund.js';
import { undoTestRefund } from '../../testing/undo-test-refund.js';
import { bankFaults } from '../world/bank.js';
import { identityFaults } from '../world/identity.js';
import type { World } from '../world/world.js';
import { virtualClock } from '../kernel/virtual-clock.js';

/**
 * What goes wrong in a step, and how often. To add a fault: give it a name and a weight here, say below what it does, and
 * take it back in `mendAll` where it lasts.
 */
const weights = {
  none: 60,
  bank: 16,
  deposit: 4,
  dies: 12,
  answers: 6,
  twice: 6,
  mail: 4,
  identity: 1,
  clock: 2,
  refundSentBack: 2,
};

/** Lets something go wrong in the step that begins. Answers what, for the story. */
export async function breakSomething(world: World): Promise<string | undefined> {
  const { random, bank, mailbox, network, processes } = world;
  switch (random.weighted(weights)) {
    case 'none':
      return undefined;
    case 'bank':
      bank.fault = random.pick(bankFaults.filter((fault) => fault !== 'well'));
      return `the bank: ${bank.fault}`;
    // Deposits are set aside by a job, days after the step that books a trip.
    case 'deposit':
      bank.losesNextDeposit = true;
      return 'the bank loses its answer to the next deposit';
    case 'dies': {
      const process = processes.get(random.pick(['api 1', 'api 2', 'worker'] as const));
      process.diesIn = random.int(1, random.pick([10, 60, 300]));
      return `${process.name} dies after ${process.diesIn} statements and calls`;
    }
    case 'answers':
      network.losesAnswers = true;
      return 'answers are lost';
    case 'twice':
      network.sendsTwice = true;
      return 'requests arrive twice';
    case 'mail':
      mailbox.fault = random.pick(['refuses', 'loses_answer'] as const);
      return `the mail server: ${mailbox.fault}`;
    case 'identity':
      identityFaults.isDown = true;
      return 'the identity service is down';
    case 'clock': {
      const ms = random.pick([-3_000, -500, 500, 3_000, 60_000]);
      virtualClock.jump(ms);
      return `the clock is set by ${ms} ms`;
    }
    case 'refundSentBack':
      return await sendARefundBack(world);
  }
}

/** Everything works again. */
export function mendAll({ bank, mailbox, network }: World): void {
  bank.fault = 'well';
  mailbox.fault = 'none';
  network.losesAnswers = false;
  network.sendsTwice = false;
  identityFaults.isDown = false;
}

/** A customer's bank sends back a refund that it had taken. */
async function sendARefundBack(world: World): Promise<string | undefined> {
  const { rows } = await sql<{ uuid: string }>`
    select uuid from refunds where status = 'succeeded' and provider_ref like 'test_refund_%'
    order by created_at desc, uuid limit 1`.execute(world.database.direct);
  const [refund] = rows;
  if (refund === undefined) return undefined;
  await undoTestRefund(world.database.direct, refund.uuid);
  const back = { status: 'failed', refundRef: `back_${refund.uuid}` } as const;
  void world.scheduler.start('a refund comes back', world.processes.get('worker'), async () => {
    await recordRefund(world.deps, refund.uuid, back);
  });
  await world.scheduler.settle();
  return 'a refund comes back';
}
