import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readWanted } from './read-wanted';

it('a word that is no part is the version of the part before it', () => {
  const isName = (word: string) => ['shell', 'remote-auth'].includes(word);
  const read = (words: string) => readWanted(words.split(' '), isName);
  assert.deepEqual(read('shell remote-auth 1a2b'), [
    { name: 'shell' },
    { name: 'remote-auth', version: '1a2b' },
  ]);
  // A part that there is not is refused by its name, later.
  assert.deepEqual(read('remote-none'), [{ name: 'remote-none' }]);
});
