import { join } from 'node:path';
import { originOf, type Addresses } from './stack/addresses';
import { demoAccounts, demoPassword } from './stack/demo-accounts';

/** What a person at the terminal needs now that everything is up. */
export function announceReady(addresses: Addresses, dataDir: string): void {
  console.log(`
Ready: ${originOf(addresses.shell)}

Demo accounts, all with the password ${demoPassword}:
${demoAccounts.map(({ email, what }) => `  ${email.padEnd(24)} ${what}`).join('\n')}

Mails that the product would send: ${join(dataDir, 'outbox')}
Data and logs:                     ${dataDir}
Ctrl-C stops everything and keeps the data.
`);
}
