import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, it } from 'node:test';

const here = import.meta.dirname;
/** Each owns its tables and may read those of the ones before it. */
const order = [
  ...[
    'platform',
    'people',
    'catalog',
    'books',
    'payments',
    'payouts',
    'booking',
    'support',
    'messaging',
    'notifications',
    'dashboard',
  ],
];

/** Reads and writes across the order that are known, each with its reason. Do not add to it: give the owner a function. */
const known = new Set([
  // The rating is kept beside the car, where searches sort by it.
  'booking writes car_reviews in reviews.repository.ts',
  'booking writes cars in reviews.repository.ts',
  // Whether a person's role may change.
  'people reads cars in users.repository.ts',
]);

const folderOf = (owner: string) => join(here, owner === 'platform' ? 'platform' : `modules/${owner}`);

function readOwners(): Map<string, string> {
  const owners = new Map<string, string>();
  for (const owner of order) {
    const file = owner === 'platform' ? 'platform/database/tables.ts' : `modules/${owner}/tables.ts`;
    if (!existsSync(join(here, file))) continue;
    const source = readFileSync(join(here, file), 'utf8');
    for (const [, table = ''] of source.matchAll(/^ +(\w+): \w+;$/gm)) owners.set(table, owner);
  }
  return owners;
}

/** `reads cars`, `writes cars`: by the query builder's methods and by SQL's words. */
function findUses(source: string): string[] {
  const built = source.matchAll(
    /\b(selectFrom|innerJoin|leftJoin|insertInto|updateTable|deleteFrom)\(\s*\[?'(\w+)/g,
  );
  const written = source.matchAll(/\b(from|join|update|insert into|delete from)\s+(\w+)\b/g);
  return [...built, ...written].map(
    ([, verb = '', table = '']) => `${/insert|update|delete/.test(verb) ? 'writes' : 'reads'} ${table}`,
  );
}

describe('A module', () => {
  const owners = readOwners();
  const uses = order.flatMap((user) =>
    readdirSync(folderOf(user), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.repository.ts'))
      .flatMap((file) =>
        findUses(readFileSync(join(folderOf(user), file), 'utf8')).map((use) => ({ user, use, file })),
      ),
  );
  const across = uses.filter(({ user, use }) => {
    const [verb = '', table = ''] = use.split(' ');
    const owner = owners.get(table);
    if (owner === undefined || owner === user) return false;
    return verb === 'writes' || order.indexOf(owner) > order.indexOf(user);
  });
  const found = new Set(across.map(({ user, use, file }) => `${user} ${use} in ${basename(file)}`));

  it('writes its own tables alone and reads none of a later module', () => {
    assert.ok(uses.length > 100);
    assert.deepEqual([...found].sort(), [...known].sort());
  });
});
