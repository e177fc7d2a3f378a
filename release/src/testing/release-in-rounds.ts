import { once } from 'node:events';
import { publish } from '../publish/publish';
import { folderStore } from '../store/folder-store';
import { aCandidate, aShell } from './a-candidate';

/*
 * Started twice by the test of races: releases a version of remote-auth in each round, says when that is judged, goes on with
 * the next message, and says how it ended.
 */
const [folder = '', author = ''] = process.argv.slice(2);
const store = folderStore(folder);
process.on('message', (message) => {
  if (typeof message === 'number') void release(message);
});
process.send?.('ready');

async function release(round: number): Promise<void> {
  const judged = async () => {
    process.send?.('judged');
    await once(process, 'message');
    return [];
  };
  const outcome = await publish(store, {
    candidates: [aCandidate(`${author}-${round}`)],
    unreleased: { shell: aShell },
    commit: 'unknown',
    percent: 100,
    author,
    further: [judged],
  }).then(
    () => 'live',
    (error: unknown) => (error as Error).message,
  );
  process.send?.(outcome);
}
