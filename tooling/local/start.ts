import { resolve } from 'node:path';
import { announceReady } from './announce-ready';
import { say } from '@drove/release/progress';
import { readAddresses } from './stack/addresses';
import { buildWhatChanged } from '@drove/release/build/build';
import { refuseTakenPorts } from './stack/free-ports';
import { refuseEarly } from './stack/refuse-early';
import { startStack } from './stack/stack';
import { workspaceRoot } from '@drove/federation/workspaces';
import { untilStopped } from './until-stopped';

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
  return stack;
});
