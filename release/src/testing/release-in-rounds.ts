import { once } from 'node:events';
import { publish } from '../publish/publish';
import { folderStore } from '../store/folder-store';
import { aCandidate, aShell } from './a-candidate';

/*
 * Started twice by the test of races: in each round that it is given it releases a version of remote-auth, says when that is
 * judged, goes on when it is told to, and says how it ended.
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
    (error: Error) => error.message,
  );
  process.send?.(outcome);
}
