import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startDevServer } from '../local/dev/dev-server';
import { say } from '@drove/release/progress';
import { originOf, readAddresses, type Address, type Addresses } from '../local/stack/addresses';
import { demoPassword } from '../local/stack/demo-accounts';
import { refuseTakenPorts } from '../local/stack/free-ports';
import { refuseEarly } from '../local/stack/refuse-early';
import { startServices } from '../local/stack/stack';
import { workspaceRoot } from '@drove/federation/workspaces';
import { untilStopped, type RunOptions } from '../local/until-stopped';
import { createIsolationApi } from './isolation-api';
import { readAnswersFrom, type AnswersFrom } from './isolation-options';
import { recordWhatChanged } from './record-answers';
import { isolatedShell, serveBuiltShell } from './isolated-shell';
import { isolationPages } from './isolation-pages';
import { serveBeside } from './serve-beside';
import { thisRemote } from './this-remote';
import { overrideAddress } from '@drove/release/publish/look-at';
import { readRemoteJson } from '@drove/federation/remotes';

type Stop = () => Promise<void>;

/** A team's own repository has neither the shell nor the backend. */
const hasProduct = existsSync(join(workspaceRoot, 'backend'));

const appUrl = process.env['APP_URL'] || undefined;

await untilStopped(async (surroundings) => {
  const answersFrom = readAnswersFrom(process.argv.slice(2), hasProduct);
  const addresses = readAddresses();
  const remote = thisRemote(addresses);
  await refuseTakenPorts(addresses, portsOf(addresses, remote, answersFrom));
  const stops: Stop[] = [];
  const stop = async (): Promise<void> => {
    for (const one of stops.splice(0).reverse()) await one();
  };
  try {
    const hasBackend =
      answersFrom === 'running' ||
      (answersFrom === 'started' && (await startBackend(addresses, stops, surroundings)));
    if (!hasBackend && hasProduct) await record(remote.name);
    await startFrontEnds(addresses, remote, hasBackend, stops, surroundings.signal);
  } catch (error) {
    await stop();
    throw error;
  }
  console.log(`
Ready: ${originOf(addresses.shell)} shows ${remote.name} alone, in the real shell.

The running app shows it in a tab that is opened so, where it allows builds of this computer:
${inTheApp(remote)}

Choose session, network, width and page in the bar; the address always says what is chosen.
The demo accounts have the password ${demoPassword}. Changes appear as you save them, and what you typed stays. Ctrl-C stops everything.
`);
  return { stop };
});

function inTheApp({ name, port }: Address): string {
  const { scope = '', claims = [] } = readRemoteJson(name);
  return overrideAddress({ scope, claims }, `http://localhost:${port}/${name}/`, appUrl);
}

function portsOf(
  { shell, backend, identity }: Addresses,
  remote: Address,
  answersFrom: AnswersFrom,
): Address[] {
  return answersFrom === 'started' ? [identity, backend, remote, shell] : [remote, shell];
}

/** @returns whether it runs; a backend that does not start leaves the recorded answers, and the reason is said */
async function startBackend(
  addresses: Addresses,
  stops: Stop[],
  { fail, signal }: RunOptions,
): Promise<boolean> {
  const dataDir = resolve(workspaceRoot, process.env['DATA_DIR'] ?? '.data');
  refuseEarly(dataDir);
  let isUp = false;
  const services = startServices(
    { addresses, dataDir, announce: say, onDeath: (error) => isUp && fail(error), signal },
    ['--import', 'tsx', 'demo/main.ts'],
  );
  try {
    await services.ready;
  } catch (error) {
    await services.stop();
    signal.throwIfAborted();
    say(`There is no backend, so that answers are recorded ones. ${(error as Error).message}`);
    return false;
  }
  isUp = true;
  stops.push(services.stop);
  return true;
}

/** Where no backend starts, older answers or none have to do. */
async function record(remote: string): Promise<void> {
  try {
    await recordWhatChanged([remote]);
  } catch (error) {
    say(`No answers could be recorded: ${(error as Error).message}`);
  }
}

async function startFrontEnds(
  addresses: Addresses,
  remote: Address,
  hasBackend: boolean,
  stops: Stop[],
  signal: AbortSignal,
): Promise<void> {
  // Read by webpack's configurations, which are loaded later.
  process.env['NODE_ENV'] = 'development';
  signal.throwIfAborted();
  stops.push(await startDevServer({ workspace: remote.name, port: remote.port, appUrl }));
  say(`Built and watching ${remote.name}`);
  signal.throwIfAborted();
  const { port } = addresses.shell;
  const pages = isolationPages({ addresses, remote: remote.name, hasBackend });
  const beside = serveBeside(addresses.remotes, async ({ name, port: itsPort }) => {
    stops.push(await startDevServer({ workspace: name, port: itsPort }));
  });
  const routes = {
    '/isolation/': createIsolationApi(remote.name, originOf(addresses.shell), beside),
  };
  stops.push(
    hasProduct
      ? await startDevServer({ workspace: 'shell', port, pages, change: isolatedShell, routes })
      : await serveBuiltShell({ port, pages, routes }),
  );
}
