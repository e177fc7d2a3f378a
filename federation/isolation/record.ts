import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { format } from 'oxfmt';
import { say, sayError } from '../local/progress';
import { originOf, readAddresses } from '../local/stack/addresses';
import { demoAccounts, demoPassword } from '../local/stack/demo-accounts';
import { findFreeAddresses } from '../local/stack/free-ports';
import { startServices } from '../local/stack/stack';
import { workspaceRoot } from '../local/stack/workspaces';
import { askAll } from './ask-all';
import {
  answersFile,
  anyone,
  profilesFile,
  wantedFile,
  type RecordedAnswer,
  type WantedAnswer,
} from './recorded-answers';
import { thisRemote } from './this-remote';

/* Asks the real API, with its demo data alone, what a remote wants on record, and writes down what it says. */

/** What the shell's bell asks on every page. */
const nothingUnread: RecordedAnswer = {
  as: anyone,
  request: 'GET /my/notifications?limit=1',
  status: 200,
  body: { notifications: [], unread: 0, has_more: false, next_cursor: null },
};

async function record(): Promise<void> {
  const { name } = thisRemote(readAddresses());
  const addresses = await findFreeAddresses();
  const dataDir = await mkdtemp(join(tmpdir(), 'recorded-'));
  let failure: Error | undefined;
  const services = startServices(
    { addresses, dataDir, announce: say, onDeath: (error) => (failure = error) },
    ['--import', 'tsx', 'demo/main.ts'],
  );
  try {
    await services.ready;
    const wanted = JSON.parse(await readFile(wantedFile(name), 'utf8')) as WantedAnswer[];
    const { profiles, answers } = await askAll({
      wanted,
      apiUrl: originOf(addresses.backend),
      identityUrl: `http://127.0.0.1:${addresses.identity.port}`,
      accounts: demoAccounts.map(({ email }) => email),
      password: demoPassword,
    });
    await write(profilesFile, [...profiles, nothingUnread]);
    await write(answersFile(name), answers);
  } catch (error) {
    throw failure ?? error;
  } finally {
    await services.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function write(file: string, answers: RecordedAnswer[]): Promise<void> {
  await writeFile(file, (await format(file, JSON.stringify(answers), { printWidth: 110 })).code);
  say(`Wrote ${answers.length} answers to ${relative(workspaceRoot, file)}`);
}

try {
  await record();
} catch (error) {
  sayError(error);
  process.exitCode = 1;
}
