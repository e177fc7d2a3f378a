import { spawn, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { announceReady } from './announce-ready';
import { say } from '@drove/release/progress';
import { readAddresses } from './stack/addresses';
import { exitWithParent } from '@drove/release/build/child';
import { buildWhatChanged } from '@drove/release/build/build';
import { refuseTakenPorts } from './stack/free-ports';
import { refuseEarly } from './stack/refuse-early';
import { startStack } from './stack/stack';
import { workspaceRoot } from '@drove/federation/workspaces';
import { untilStopped } from './until-stopped';

/** What tests and checks need is not waited for, and leaves the processor to the product. */
function installRest(): ChildProcess {
  const child = spawn(
    process.execPath,
    ['--import', exitWithParent, join(import.meta.dirname, 'install-rest.mjs')],
    // A group of its own: Ctrl-C reaches this process alone.
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: true },
  );
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return child;
}

await untilStopped(async ({ fail, signal }) => {
  const addresses = readAddresses();
  const dataDir = resolve(workspaceRoot, process.env['DATA_DIR'] ?? '.data');
  refuseEarly(dataDir);
  await refuseTakenPorts(addresses);

  const built = await buildWhatChanged((names) => {
    say(`Building ${names.join(', ')} …`);
  }, signal);
  say(built.length > 0 ? 'Built what had changed' : 'Nothing has changed since the last build');

  const localBuildsOnly = process.argv.includes('--local');
  const stack = await startStack({
    addresses,
    dataDir,
    localBuildsOnly,
    announce: say,
    onDeath: fail,
    signal,
  });
  announceReady(addresses, dataDir);
  const rest = installRest();
  return {
    stop: async () => {
      rest.kill();
      await stack.stop();
    },
  };
});
