import { sayError } from '@drove/release/progress';
import { readAddresses } from '../local/stack/addresses';
import { recordAnswers, recordWhatChanged } from './record-answers';
import { thisRemote } from './this-remote';

try {
  // In a remote's folder: its answers. With `--changed`: those of the remotes that are named, where it is needed.
  const [option, ...remotes] = process.argv.slice(2);
  if (option === '--changed') await recordWhatChanged(remotes);
  else await recordAnswers([thisRemote(readAddresses()).name]);
} catch (error) {
  sayError(error);
  process.exitCode = 1;
}
