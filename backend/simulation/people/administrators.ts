import type { Person } from '../world/inhabitants.js';
import type { KnownTrip, World } from '../world/world.js';
import { readingReasons } from '../../src/modules/messaging/reading/admin-messages.schemas.js';
import { ask, Violation } from './ask.js';
import { lookAt } from './trips.js';

type Rows = Record<string, Record<string, unknown>[]>;

/** An administrator does one of the things that wait. */
export async function workAtTheDesk(world: World, who: Person): Promise<void> {
  const kind = world.random.weighted({
    bankFile: 3,
    bankAnswers: 4,
    disputes: 3,
    refunds: 3,
    suspends: 1,
    conversation: 3,
    cases: 1,
  });
  switch (kind) {
    case 'bankFile':
      await ask(world, who, { method: 'POST', url: '/admin/bank-files', what: 'makes a file for the bank' });
      return;
    case 'bankAnswers':
      await enterAnswersOfBanks(world, who, world.random.chance(0.8));
      return;
    case 'disputes':
      await answerDisputes(world, who);
      return;
    case 'refunds': {
      const trip = world.random.pick(world.trips);
      await settleFailedRefunds(world, who, trip);
      return;
    }
    case 'suspends':
      await suspendForAWhile(world, who);
      return;
    case 'conversation':
      await readConversation(world, who, world.random.pick(world.trips));
      return;
    case 'cases':
      await closeCase(world, who);
  }
}

async function read(
  world: World,
  who: Person,
  url: string,
  name: string,
): Promise<Record<string, unknown>[]> {
  const answer = await ask(world, who, { method: 'GET', url, what: `reads ${url}` });
  return answer?.status === 200 ? ((answer.body as Rows)[name] ?? []) : [];
}

/** What owners' banks said to the file for the bank. */
export async function enterAnswersOfBanks(world: World, who: Person, isTaken: boolean): Promise<void> {
  const transfers = await read(world, who, '/admin/payout-transfers?status=sent', 'transfers');
  const filed = transfers.filter((transfer) => transfer['bank_file_uuid'] !== null);
  const uuids = filed.map((transfer) => String(transfer['transfer_uuid']));
  const [first] = uuids;
  if (first === undefined) return;
  if (isTaken) {
    const payload = { transfer_uuids: uuids };
    const url = '/admin/payout-transfers/confirm';
    await ask(world, who, { method: 'POST', url, payload, what: `confirms ${uuids.length} transfers` });
    return;
  }
  const url = `/admin/payout-transfers/${first}/return`;
  await ask(world, who, {
    method: 'POST',
    url,
    payload: { reason: 'Account closed' },
    what: 'returns a transfer',
  });
}

/** Answers what customers objected to at their banks. */
export async function answerDisputes(world: World, who: Person): Promise<void> {
  const { random } = world;
  const disputes = await read(world, who, '/admin/disputes', 'disputes');
  const open = disputes.find((dispute) => (dispute['can'] as string[]).includes('answer'));
  if (open === undefined) return;
  const explanation = random.pick(['winning_evidence', 'losing_evidence', 'The trip took place.']);
  const payload = { answer: random.chance(0.3) ? 'accept' : 'contest', explanation };
  const url = `/admin/disputes/${String(open['dispute_uuid'])}/answer`;
  await ask(world, who, { method: 'POST', url, payload, what: 'answers a dispute' });
}

/** Makes a refund again that the customer's bank refused, or notes that it was paid another way. */
export async function settleFailedRefunds(world: World, who: Person, trip: KnownTrip): Promise<void> {
  const body = await lookAt(world, who, trip);
  const failed = body?.refunds.find(({ status, repaid }) => status === 'failed' && repaid === null);
  if (failed === undefined) return;
  const url = `/admin/refunds/${failed.refund_uuid}`;
  if (world.random.chance(0.5)) {
    await ask(world, who, {
      method: 'POST',
      url: `${url}/retry`,
      what: `makes a refund of trip ${trip.number} again`,
    });
    return;
  }
  const payload = { method: 'bank_transfer', reference: 'SEPA 1', payee: 'The customer' };
  await ask(world, who, {
    method: 'POST',
    url: `${url}/repayment`,
    payload,
    what: `repays for trip ${trip.number}`,
  });
}

async function suspendForAWhile(world: World, who: Person): Promise<void> {
  const person = world.random.pick([...world.people.customers, ...world.people.owners]);
  const payload = { reason: 'Something to look into.' };
  const what = world.suspended.has(person) ? 'reactivate' : 'suspend';
  const url = `/admin/users/${person.user.uuid}/${what}`;
  const answer = await ask(world, who, { method: 'POST', url, payload, what: `${what}s ${person.name}` });
  if (answer?.status !== 200) return;
  if (what === 'suspend') world.suspended.add(person);
  else world.suspended.delete(person);
}

/** A conversation is open to administrators as a case only once one of its two has allowed it. */
async function readConversation(world: World, who: Person, trip: KnownTrip): Promise<void> {
  const reason = world.random.pick([...readingReasons, 'case']);
  const url = `/admin/reservations/${trip.uuid}/messages?reason=${reason}`;
  const what = `reads what was written about trip ${trip.number}, because of the ${reason}`;
  const answer = await ask(world, who, { method: 'GET', url, what });
  if (answer?.status === 200 && reason === 'case' && !world.conversations.opened.has(trip.uuid)) {
    throw new Violation(`${who.name} ${what}, which neither of the two has allowed`);
  }
}

async function closeCase(world: World, who: Person): Promise<void> {
  const [waiting] = await read(world, who, '/admin/cases', 'cases');
  if (waiting === undefined) return;
  const url = `/admin/cases/${String(waiting['case_uuid'])}/status`;
  await ask(world, who, { method: 'POST', url, payload: { status: 'closed' }, what: 'closes a case' });
}
