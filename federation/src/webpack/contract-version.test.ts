import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { satisfy } from '@module-federation/runtime/core';
import { packageOf } from '../scope';
import { CONTRACTS, CONTRACT_VERSION } from './contract-version';
import { consumedSingletons, providedVersions } from './shared-singletons';

const session = packageOf('shared-auth');

describe('The contract', () => {
  it('is spoken by this commit’s shell, with none but the one before', () => {
    assert.ok(CONTRACT_VERSION >= 1);
    assert.equal(CONTRACTS.at(-1), CONTRACT_VERSION);
    assert.ok([1, 2].includes(CONTRACTS.length));
    assert.deepEqual(CONTRACTS, [CONTRACT_VERSION - 1, CONTRACT_VERSION].slice(-CONTRACTS.length));
  });

  it('lets a remote take the session of the next shell, and of none after it, at run time', () => {
    const range = consumedSingletons(1)[session]?.requiredVersion ?? '';
    const isTaken = (contract: number) => satisfy(providedVersions(contract)[session] ?? '', range);
    assert.deepEqual([0, 1, 2, 3].map(isTaken), [false, true, true, false]);
  });
});
