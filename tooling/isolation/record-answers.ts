import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { say } from '@drove/release/progress';
import { originOf } from '../local/stack/addresses';
import { demoAccounts, demoPassword } from '../local/stack/demo-accounts';
import { findFreeAddresses } from '../local/stack/free-ports';
import { startServices } from '../local/stack/stack';
import { workspaceRoot } from '@drove/federation/workspaces';
import { askAll } from './ask-all';
import {
  answersFile,
  anyone,
  wantedFile,
  type Recording,
  type RecordedAnswer,
  type WantedAnswer,
} from '@drove/release/gate/browser/recorded-answers';

/** What the shell's bell asks on every page. */
const nothingUnread: RecordedAnswer = {
  as: anyone,
  request: 'GET /my/notifications?limit=1',
  status: 200,
  body: { notifications: [], unread: 0, has_more: false, next_cursor: null },
};

/** A backend with the demo's data, and its identity emulator. */
interface Services {
  apiUrl: string;
  identityUrl: string;
}

/**
 * Records the answers of remotes whose requests, or the API and its demo, have changed since they were recorded.
 *
 * @param running what to ask; a fresh backend is started without it
 * @throws Error when that does not start
 */
export async function recordWhatChanged(remotes: string[], running?: Services): Promise<void> {
  const stale = remotes.filter((remote) => recordedFrom(remote) !== inputsOf(remote));
  if (stale.length === 0) return;
  if (running) await recordFrom(running, stale);
  else await recordAnswers(stale);
}

/** Asks a fresh backend with the demo's data everything that remotes want on record, and writes what it answers. */
export async function recordAnswers(remotes: string[]): Promise<void> {
  say(`Recording answers for ${remotes.join(', ')} …`);
  const addresses = await findFreeAddresses();
  const dataDir = await mkdtemp(join(tmpdir(), 'recorded-'));
  let failure: Error | undefined;
  const services = startServices(
    { addresses, dataDir, announce: say, onDeath: (error) => (failure = error) },
    ['--import', 'tsx', 'demo/main.ts'],
  );
  try {
    await services.ready;
    const identityUrl = `http://127.0.0.1:${addresses.identity.port}`;
    await recordFrom({ apiUrl: originOf(addresses.backend), identityUrl }, remotes);
  } catch (error) {
    throw failure ?? error;
  } finally {
    await services.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function recordFrom(services: Services, remotes: string[]): Promise<void> {
  for (const remote of remotes) {
    const { profiles, answers } = await askAll({
      ...services,
      wanted: wantedBy(remote),
      accounts: demoAccounts.map(({ email }) => email),
      password: demoPassword,
    });
    await write(remote, [...profiles, nothingUnread, ...answers]);
  }
}

function wantedBy(remote: string): WantedAnswer[] {
  const file = wantedFile(remote);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as WantedAnswer[]) : [];
}

/** In one step, so that a reader in another process finds the one recording or the other. */
async function write(remote: string, answers: RecordedAnswer[]): Promise<void> {
  const recording: Recording = { inputs: inputsOf(remote), answers };
  const file = answersFile(remote);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.${process.pid}`, JSON.stringify(recording));
  await rename(`${file}.${process.pid}`, file);
}

function recordedFrom(remote: string): string | undefined {
  const file = answersFile(remote);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Recording).inputs : undefined;
}

/** A hash of what decides on the answers: the requests, the API's document, the demo's data. */
function inputsOf(remote: string): string {
  const hash = createHash('sha256');
  const backend = join(workspaceRoot, 'backend');
  const demo = readdirSync(join(backend, 'demo'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .sort();
  for (const file of ['openapi.json', ...demo.map((each) => join('demo', each))]) {
    hash.update(readFileSync(join(backend, file)));
  }
  return hash.update(JSON.stringify(wantedBy(remote))).digest('hex');
}
