import { join } from 'node:path';
import webpack from 'webpack';
import { readRemoteJson } from '@drove/federation/remotes';
import { workspaceRoot } from '@drove/federation/workspaces';
import { say } from '@drove/release/progress';
import { listenOnLoopback } from '@drove/release/serve/loopback';
import { createStaticSite } from '@drove/release/serve/static-site';
import { thisRemote } from '../isolation/this-remote';
import { readBuildConfiguration } from './dev/read-configuration';
import { originOf, readAddresses } from './stack/addresses';
import { refuseTakenPorts } from './stack/free-ports';
import { untilStopped } from './until-stopped';

/**
 * `npm run watch` in a remote's folder: a build as it would be released, built again at each change and served, for a tab of
 * the running app that was opened with its address. Of production, because the page has one React, and that is the shell's.
 */
await untilStopped(async () => {
  const addresses = readAddresses();
  const remote = thisRemote(addresses);
  await refuseTakenPorts(addresses, [remote]);
  const folder = join(workspaceRoot, 'node_modules/.cache/watched', remote.name);
  const configuration = await readBuildConfiguration(remote.name);
  const compiler = webpack({
    ...configuration,
    output: { ...configuration.output, path: folder },
    // Compressed forms are for visitors.
    plugins:
      configuration.plugins?.filter((plugin) => plugin?.constructor.name !== 'CompressionPlugin') ?? [],
    infrastructureLogging: { level: 'warn' },
  });
  const site = await listenOnLoopback(remote.port, createStaticSite({ folder }));
  const { scope = '', claims = [] } = readRemoteJson(remote.name);
  const watching = compiler.watch({}, (error, stats) => {
    const took = stats ? (stats.endTime - stats.startTime) / 1000 : 0;
    if (error ?? stats?.hasErrors())
      say(`It does not build:\n${error?.message ?? stats?.toString('errors-only') ?? ''}`);
    else say(`Built in ${took.toFixed(1)} s; reload the page`);
  });
  console.log(`
The running app shows this build in a tab that was opened so, where it allows builds of this computer:

  ${originOf(addresses.shell)}/?mfo=${scope}@${originOf(remote)}#${claims[0]?.path ?? '/'}
`);
  return {
    stop: async () => {
      await new Promise((done) => watching?.close(done));
      await site.stop();
    },
  };
});
