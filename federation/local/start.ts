import { resolve } from 'node:path';
import { say } from './progress';
import { originOf, readAddresses } from './stack/addresses';
import { buildWhatChanged } from './stack/build';
import { demoAccounts, demoPassword } from './stack/demo-accounts';
import { refuseTakenPorts } from './stack/free-ports';
import { startStack } from './stack/stack';
import { workspaceRoot } from './stack/workspaces';
import { untilStopped } from './until-stopped';

await untilStopped(async ({ fail, signal }) => {
  const addresses = readAddresses();
  await refuseTakenPorts(addresses);

  const built = await buildWhatChanged((names) => {
    say(`Building ${names.join(', ')} …`);
  }, signal);
  say(built.length > 0 ? 'Built what had changed' : 'Nothing has changed since the last build');

  const dataDir = resolve(workspaceRoot, process.env['DATA_DIR'] ?? '.data');
  const stack = await startStack({ addresses, dataDir, announce: say, onDeath: fail, signal });
  console.log(`
Ready: ${originOf(addresses.shell)}

Demo accounts, all with the password ${demoPassword}:
${demoAccounts.map(({ email, what }) => `  ${email.padEnd(24)} ${what}`).join('\n')}

Mails that the product would send: ${resolve(dataDir, 'outbox')}
Data and logs:                     ${dataDir}
Ctrl-C stops everything and keeps the data.
`);
  return stack;
});
