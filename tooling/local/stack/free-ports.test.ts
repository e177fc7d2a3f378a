import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { listenOnLoopback } from '@drove/release/serve/loopback';
import { findFreeAddresses, refuseTakenPorts } from './free-ports';

describe('Occupied ports', () => {
  it('are named before anything starts, each with the variable that changes it', async () => {
    const addresses = await findFreeAddresses();
    await refuseTakenPorts(addresses);

    const { port, name, variable } = addresses.backend;
    const other = await listenOnLoopback(port, () => undefined);
    try {
      await assert.rejects(refuseTakenPorts(addresses), {
        name: 'PlainError',
        message: `Port ${port} is taken (${name}). Stop what uses it, or set ${variable} to another port.`,
      });
    } finally {
      await other.stop();
    }
  });
});
