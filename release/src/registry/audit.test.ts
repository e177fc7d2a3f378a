import assert from 'node:assert/strict';
import { it } from 'node:test';
import { withAudit, type AuditEntry } from './audit';
import { emptyRegistry } from './release-registry';

it('the audit loses lines of staged builds before those of what was live', () => {
  const entries = (action: AuditEntry['action'], count: number) =>
    Array.from({ length: count }, (_, number): AuditEntry => ({
      at: '',
      author: 'Ada',
      action,
      part: 'a',
      version: `${action} ${number}`,
    }));
  const before = { ...emptyRegistry, audit: [...entries('released', 10), ...entries('staged', 990)] };
  const { audit = [] } = withAudit(before, { ...before }, entries('promoted', 5));
  assert.equal(audit.length, 1000);
  assert.deepEqual(
    [audit[0]?.version, audit[10]?.version, audit.at(-1)?.version],
    ['released 0', 'staged 5', 'promoted 4'],
  );
  const many = withAudit(before, { ...before }, entries('rolled back', 1200)).audit ?? [];
  assert.deepEqual([many.length, many[0]?.version], [1000, 'rolled back 200']);
});
