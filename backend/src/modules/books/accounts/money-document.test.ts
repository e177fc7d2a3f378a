import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';

const documents = join(import.meta.dirname, '../../../../../docs');
const [, section = ''] = readFileSync(join(documents, 'money.md'), 'utf8').split(
  '## Tests of what people and banks do\n',
);
const rows = (section.split('\n## ')[0]?.match(/^\|.*\|$/gm) ?? []).slice(2).map((row) => {
  const [what = '', title = '', file = ''] = row.slice(1, -1).split(' | ');
  return {
    number: Number.parseInt(what.trim(), 10),
    title: title.trim(),
    file: /\]\(([^()]*)\)/.exec(file)?.[1] ?? '',
  };
});

describe('docs/money.md', () => {
  it('names an existing test for each of its eleven cases', () => {
    const numbers = [...new Set(rows.map(({ number }) => number))];
    assert.deepEqual(numbers, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    for (const { title, file } of rows) {
      const path = join(documents, file);
      assert.ok(existsSync(path), path);
      const source = readFileSync(path, 'utf8');
      assert.ok(
        [`it('${title}'`, `it(\`${title}\``].some((test) => source.includes(test)),
        `${title}: ${file}`,
      );
    }
  });
});
