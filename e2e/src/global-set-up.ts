import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordWhatChanged } from '../../tooling/isolation/record-answers';
import { originOf, readAddresses } from '../../tooling/local/stack/addresses';
import { buildWhatChanged } from '../../release/src/build/build';
import { findFreeAddresses, findFreePorts } from '../../tooling/local/stack/free-ports';
import { startStack } from '../../tooling/local/stack/stack';
import { untriedOperations } from './changes-made';
import { publishStack } from './stack-under-test';

/** Starts the whole built product on free ports with an empty data folder; returns what stops it again. */
export default async function setUp(): Promise<() => Promise<void>> {
  await buildWhatChanged((names) => {
    console.log(`Building ${names.join(', ')} …`);
  });
  // All journeys come from one address, and some accounts are in many.
  process.env['COST_LIMIT_FACTOR'] ??= '100';
  // Some euros are given back by one administrator, more by two.
  process.env['SECOND_ADMIN_ABOVE_MINOR'] ??= '2000';
  const dataDir = await mkdtemp(join(tmpdir(), 'journeys-'));
  const addresses = await findFreeAddresses();
  const sparePorts = await findFreePorts(4);
  const stack = await startStack({
    addresses,
    dataDir,
    furtherOrigins: sparePorts.map((port) => `http://localhost:${port}`),
    onDeath: (error) => {
      console.error(error.message);
    },
  });
  const apiUrl = originOf(addresses.backend);
  const identityUrl = `http://127.0.0.1:${addresses.identity.port}`;
  // The gate of releases shows pages with them.
  await recordWhatChanged(
    readAddresses().remotes.map(({ name }) => name),
    { apiUrl, identityUrl },
  );
  publishStack({
    shellUrl: originOf(addresses.shell),
    apiUrl,
    identityUrl,
    addresses,
    dataDir,
    sparePorts,
  });
  return async () => {
    await stack.stop();
    // Some of the journeys press some of the buttons.
    const untried = process.env['ALL_JOURNEYS'] ? untriedOperations(dataDir) : [];
    await rm(dataDir, { recursive: true, force: true });
    if (untried.length > 0) throw new Error(`No journey changes anything by:\n${untried.join('\n')}`);
  };
}
