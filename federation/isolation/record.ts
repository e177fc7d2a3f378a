import { sayError } from '../local/progress';
import { readAddresses } from '../local/stack/addresses';
import { recordAnswers } from './record-answers';
import { thisRemote } from './this-remote';

try {
  await recordAnswers([thisRemote(readAddresses()).name]);
} catch (error) {
  sayError(error);
  process.exitCode = 1;
}
