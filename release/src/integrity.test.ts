import assert from 'node:assert/strict';
import { it } from 'node:test';
import { integrityOf, isIntact } from './integrity';

const bytes = Buffer.from('file');

it('a file is intact by its hash, also by the longer one of releases of before', () => {
  assert.equal(integrityOf(bytes), 'sha256-O5w1jzbwoxtq0+FPMJx88ZiskkboMW+c5UPVsZrAK4A=');
  assert.ok(isIntact(bytes, integrityOf(bytes)));
  assert.ok(isIntact(bytes, 'sha384-f8fnIV8E0/IkcIQdoL9j9UF2YNsxhm20uqfPqlKryrQ2AjgoYIxf9LROeY7tQwDJ'));
});

it('a file is not intact by the hash of another, by one of another kind, or by none', () => {
  for (const hash of [
    integrityOf(Buffer.from('other')),
    'sha384-other',
    'md5-jH3ZIq1HSU/ALDiOEsAOrA==',
    '',
    undefined,
  ])
    assert.ok(!isIntact(bytes, hash));
});
