import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, it } from 'node:test';
import { readBankDetailsKey } from './bank-details-settings.js';
import { sealWith } from './seal-bank-details.js';

describe('sealed bank details', () => {
  const { seal, open } = sealWith(randomBytes(32));

  it('are readable with their own key and for their own row alone', () => {
    const sealed = seal('DE89370400440532013000', 'oscar');
    assert.equal(open(sealed, 'oscar'), 'DE89370400440532013000');
    assert.notEqual(seal('DE89370400440532013000', 'oscar'), sealed, 'never the same twice');
    assert.throws(() => open(sealed, 'olivia'));
    assert.throws(() => sealWith(randomBytes(32)).open(sealed, 'oscar'));
    const changed = Buffer.from(sealed.slice(3), 'base64');
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    assert.throws(() => open(`v1.${changed.toString('base64')}`, 'oscar'));
    assert.throws(() => open('DE89370400440532013000', 'oscar'), /sealed as/);
  });
});

describe('the key of bank details', () => {
  const key = randomBytes(32).toString('base64');

  it('is 32 bytes in base64', () => {
    assert.equal(readBankDetailsKey({ BANK_DETAILS_KEY: key }).toString('base64'), key);
    for (const given of ['short', randomBytes(31).toString('base64'), 'ü'.repeat(44)]) {
      assert.throws(() => readBankDetailsKey({ BANK_DETAILS_KEY: given }), /32 bytes/);
    }
  });
});
