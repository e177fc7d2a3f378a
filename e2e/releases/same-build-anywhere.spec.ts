import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { workspaceRoot } from '../../federation/src/workspaces';
import { makeSecondCheckout, type SecondCheckout } from '../src/second-checkout';

let second: SecondCheckout;

test.beforeAll(async () => {
  second = await makeSecondCheckout('a folder with another name');
});

test.afterAll(() => second.remove());

// One of each configuration; the two other remotes are built by the same one as remote-auth.
for (const workspace of ['remote-auth', 'shell']) {
  test(`${workspace} builds the same bytes in a folder with another name`, async () => {
    const here = await filesOf(join(workspaceRoot, workspace, 'dist'));
    const there = await filesOf(await second.build(workspace));

    expect(firstDifference(here, there)).toBe('');
    expect(Object.keys(there)).toEqual(Object.keys(here));
    const different = Object.keys(here).filter((file) => !here[file]?.equals(there[file] ?? Buffer.alloc(0)));
    expect(different).toEqual([]);
  });
}

/** Where the first readable file begins to differ, whose name alone would say nothing of the cause. */
function firstDifference(here: Record<string, Buffer>, there: Record<string, Buffer>): string {
  const texts = (files: Record<string, Buffer>) =>
    Object.entries(files).filter(([file]) => /\.(css|js)$/.test(file));
  const byKind = (file: string) => file.replace(/\.[0-9a-f]{10}\./, '.');
  for (const [file, bytes] of texts(here)) {
    const other = texts(there).find(([name]) => byKind(name) === byKind(file))?.[1];
    if (!other || bytes.equals(other)) continue;
    const at = [...bytes].findIndex((byte, index) => byte !== other[index]);
    const [from, to] = [Math.max(0, at - 150), at + 150];
    return `${file}, byte ${at}, here:\n${bytes.toString('utf8', from, to)}\nthere:\n${other.toString('utf8', from, to)}`;
  }
  return '';
}

async function filesOf(folder: string): Promise<Record<string, Buffer>> {
  const names = (await readdir(folder)).sort();
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)),
  );
}
