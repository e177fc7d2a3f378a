import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkRolesFitDatabase, readProcessRoles } from './process-roles.js';

describe('the roles of a process', () => {
  it('default to all three, else are those of the command line', () => {
    assert.deepEqual([...readProcessRoles([])], ['api', 'worker', 'migrate']);
    assert.deepEqual([...readProcessRoles(['worker'])], ['worker']);
    assert.deepEqual([...readProcessRoles(['api', 'migrate', 'api'])], ['api', 'migrate']);
  });

  it('are refused by name when unknown', () => {
    assert.throws(() => readProcessRoles(['api', 'jobs']), {
      name: 'ConfigurationError',
      message: /^jobs is no role of a process: name api, worker, migrate/,
    });
  });

  const url = 'postgres://localhost/rental';
  const cases: [roles: string[], databaseUrl: string | undefined, fits: boolean][] = [
    [[], undefined, true],
    [['migrate'], undefined, true],
    [['api', 'worker'], undefined, true],
    [['api'], undefined, false],
    [['worker', 'migrate'], undefined, false],
    [['api'], url, true],
    [['worker'], url, true],
  ];
  it('must be api and worker together, or migrate alone, on the embedded database', () => {
    for (const [roles, databaseUrl, fits] of cases) {
      const check = () => {
        checkRolesFitDatabase(readProcessRoles(roles), databaseUrl);
      };
      if (fits) check();
      else assert.throws(check, /serves one process, which must be api and worker at once/, roles.join(' '));
    }
  });
});
