import { resolve } from 'node:path';
import { announceReady } from './announce-ready';
import { startDevServer } from './dev/dev-server';
import { say } from '@drove/release/progress';
import { originOf, readAddresses, type Addresses } from './stack/addresses';
import { refuseTakenPorts } from './stack/free-ports';
import { refuseEarly } from './stack/refuse-early';
import { liveRegistry } from './stack/local-registry';
import { shellPage } from '@drove/release/serve/shell-page';
import { configurationOf, startServices } from './stack/stack';
import { workspaceRoot } from '@drove/federation/workspaces';
import { untilStopped } from './until-stopped';

await untilStopped(async ({ fail, signal }) => {
  const addresses = readAddresses();
  const dataDir = resolve(workspaceRoot, process.env['DATA_DIR'] ?? '.data');
  refuseEarly(dataDir);
  await refuseTakenPorts(addresses);
  // Read by webpack's configuration, which is loaded later.
  process.env['NODE_ENV'] = 'development';
  const tsx = resolve(workspaceRoot, 'node_modules/tsx/dist/cli.mjs');
  const stops: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const one of stops.splice(0).reverse()) await one();
  };
  try {
    const services = startServices(
      { addresses, dataDir, announce: say, onDeath: fail, signal },
      // Restarted whenever a file that it imports changes.
      [tsx, 'watch', '--clear-screen=false', 'demo/main.ts'],
    );
    stops.push(services.stop);
    await services.ready;
    await startFrontEnds(addresses, stops, signal);
  } catch (error) {
    await stop();
    throw error;
  }
  announceReady(addresses, dataDir);
  console.log('Changes appear in the open page as you save them, and what you typed there stays.\n');
  return { stop };
});

/** One after another: two builds at once on two cores take as long, and the lines tell how far it is. */
async function startFrontEnds(
  addresses: Addresses,
  stops: (() => Promise<void>)[],
  signal: AbortSignal,
): Promise<void> {
  for (const { name, port } of addresses.remotes) {
    signal.throwIfAborted();
    stops.push(await startDevServer({ workspace: name, port }));
    say(`Built and watching ${name}`);
  }
  const registry = liveRegistry(addresses.remotes);
  const page = (html: string) => shellPage(html, registry, configurationOf(addresses));
  const pages = { '/': page, '/index.html': page, '/registry.json': () => JSON.stringify(registry) };
  signal.throwIfAborted();
  stops.push(await startDevServer({ workspace: 'shell', port: addresses.shell.port, pages }));
  say(`Built and watching the shell on ${originOf(addresses.shell)}`);
}
