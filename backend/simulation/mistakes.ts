import { parseArgs } from 'node:util';
import { withPlantedMistake, type PlantedMistake } from '../dev/planted-mistake.js';
import { Simulator } from './run/simulator.js';

// `npm run simulate:mistakes -w backend`: whether the simulation finds what it is there for. Each mistake is planted by
// itself and is to be found by one of a few seeds, none of which finds anything without it. Words choose some by name.
const mistakes: readonly PlantedMistake[] = [
  {
    name: 'a refund posted twice',
    file: 'refund-reservation.ts',
    replace: 'await post(transaction, { ...posting, refundUuid: refund.uuid, lines: taken });',
    by: `await post(transaction, { ...posting, refundUuid: refund.uuid, lines: taken });
      await post(transaction, { ...posting, refundUuid: refund.uuid, lines: taken });`,
  },
  {
    name: 'a payout at once',
    file: 'sync-payout-with-ledger.ts',
    replace: 'const payoutWaitsMs = 48 * 3_600_000;',
    by: 'const payoutWaitsMs = 0;',
  },
  {
    name: 'a hold that ends ten minutes early',
    file: 'expiring.repository.ts',
    replace: "status = 'pending_payment' and reservation.hold_expires_at <= ${now}",
    by: "status = 'pending_payment' and reservation.hold_expires_at <= ${new Date(now.getTime() + 600_000)}",
  },
  {
    name: 'a lost capture booked as let go',
    file: 'finish-payment.ts',
    replace: `if (!(error instanceof ProviderUnavailable)) throw error;
    return payment;`,
    by: `if (!(error instanceof ProviderUnavailable)) throw error;
    return await writeEnd(deps, payment, { step, isCaptured: false }, atRest);`,
  },
  {
    name: 'a second key per try',
    file: 'pay.ts',
    replace: 'idempotencyKey: `authorize-${payment.uuid}`',
    by: 'idempotencyKey: `authorize-${payment.uuid}-${randomUUID()}`',
  },
  {
    name: 'commission’s border rounded the other way at refunds',
    file: 'split.ts',
    replace: 'BigInt(before) + BigInt(total)) /',
    by: "BigInt(before) + BigInt(total) - (part === 'commission_minor' && amountMinor < total ? 1n : 0n)) /",
  },
  {
    name: 'cars held for a whole crowd',
    file: 'unverified-holds.ts',
    replace: 'mostUnverifiedHolds = { phone: 2, network: 3 }',
    by: 'mostUnverifiedHolds = { phone: 60, network: 60 }',
  },
  {
    name: 'any text for a name',
    file: 'register-user.ts',
    replace: 'requireNames({ fname: request.fname, lname: request.lname });',
    by: '',
  },
  {
    name: 'each mail twice',
    file: 'send-emails.ts',
    replace: 'await mailer.send({',
    by: 'for (let time = 0; time < 2; time += 1) await mailer.send({',
  },
  {
    name: 'a number without a message',
    file: 'threads.repository.ts',
    replace: 'last_number: sql<number>`last_number + 1`',
    by: 'last_number: sql<number>`last_number + 1 + (last_number % 4) / 3`',
  },
  {
    name: 'own messages that wait to be read',
    file: 'threads.repository.ts',
    replace: 'and message.sender_uuid <> ${reader})',
    by: 'and ${reader}::uuid is not null)',
  },
  {
    name: 'a message once more when it is sent again',
    file: 'sending.routes.ts',
    replace: 'await withIdempotency(deps, request, content, async (transaction) => ({',
    by: 'await deps.database.transaction().execute(async (transaction) => ({',
  },
  {
    name: 'conversations open to strangers',
    file: 'threads.repository.ts',
    replace: "where.or([where('customer_uuid', '=', userUuid), where('owner_uuid', '=', userUuid)])",
    by: "where('customer_uuid', '<>', userUuid)",
  },
  {
    name: 'contact details shown before agreement',
    file: 'message-body.ts',
    replace: 'text === null || isOpen ? text',
    by: 'text === null || !isOpen ? text',
  },
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seeds: { type: 'string', default: '3' }, steps: { type: 'string', default: '150' } },
});
const steps = Number(values.steps);
const words = positionals.join(' ');

if (words === '') await tryMistake(undefined);
for (const mistake of mistakes) if (mistake.name.includes(words)) await tryMistake(mistake);

async function tryMistake(mistake: PlantedMistake | undefined): Promise<void> {
  const found = await withPlantedMistake(mistake, async (folder) => {
    const simulator = new Simulator(`${folder}/simulation`);
    try {
      for (let seed = 1; seed <= Number(values.seeds); seed += 1) {
        const { failure } = await simulator.run({ seed, steps });
        if (failure !== undefined)
          return `seed ${seed}, step ${failure.step}: ${failure.message.split('\n')[0]}`;
      }
      return undefined;
    } finally {
      simulator.close();
    }
  });
  console.log(`${mistake?.name ?? 'no mistake'}: ${found ?? 'nothing found'}`);
  if ((found === undefined) !== (mistake === undefined)) process.exitCode = 1;
}
