import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ReleaseVital } from './read-vitals';
import { vitalsReport } from './vitals-table';

const rated = (vital: ReleaseVital['vital'], [good, fair, poor]: [number, number, number]): ReleaseVital => ({
  remote: 'remote-auth',
  version: 'a1',
  vital,
  good,
  fair,
  poor,
});
const rowOf = (...vitals: ReleaseVital[]) => vitalsReport(['remote-auth@a1'], vitals).rows[0];

describe('The vitals of a release', () => {
  it('are what three quarters of the pages stay within, with the number of samples', () => {
    assert.deepEqual(rowOf(rated('lcp', [75, 0, 25]), rated('inp', [74, 1, 25]), rated('cls', [74, 0, 26])), [
      'remote-auth@a1',
      'good (up to 2.5 s)',
      'fair (up to 500 ms)',
      'poor (above 0.25)',
      '100, 100, 100',
    ]);
  });

  it('say where there are too few samples', () => {
    assert.deepEqual(rowOf(rated('lcp', [19, 0, 0]), rated('inp', [20, 0, 0])), [
      'remote-auth@a1',
      'fewer than 20 samples',
      'good (up to 200 ms)',
      'fewer than 20 samples',
      '19, 20, 0',
    ]);
  });

  it('say that the telemetry does not answer', () => {
    const { rows, notes } = vitalsReport(['remote-auth@a1'], undefined);
    assert.deepEqual(rows, []);
    assert.match(notes.join(), /TELEMETRY_URL/);
  });
});
