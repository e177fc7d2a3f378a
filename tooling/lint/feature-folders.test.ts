import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, it } from 'node:test';

const root = join(import.meta.dirname, '../..');
const remotes = readdirSync(root).filter((name) => existsSync(join(root, name, 'remote.json')));

const sourcesOf = (remote: string) =>
  readdirSync(join(root, remote, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );

/** The files of `src` that a file imports, without their endings. */
function importsOf(remote: string, file: string): string[] {
  const text = readFileSync(join(root, remote, 'src', file), 'utf8');
  return [...text.matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => normalize(join(dirname(file), path)));
}

/** Of each file of `src/api`, the features that use it; `api` where another of these files does. */
function usersOfApi(remote: string): Map<string, Set<string>> {
  const sources = sourcesOf(remote);
  const users = new Map(
    sources
      .filter((file) => file.startsWith('api/'))
      .map((file) => [file.replace(/\.tsx?$/, ''), new Set<string>()]),
  );
  for (const file of sources) {
    const [folder = '', feature = ''] = file.split('/');
    if (folder !== 'features' && folder !== 'api') continue;
    for (const path of importsOf(remote, file)) users.get(path)?.add(folder === 'api' ? 'api' : feature);
  }
  return users;
}

describe('A feature of a remote', () => {
  it('contains the API requests that only it uses', () => {
    assert.ok(remotes.length >= 3);
    const misplaced = remotes.flatMap((remote) =>
      [...usersOfApi(remote)]
        .filter(([, users]) => users.size === 1 && !users.has('api'))
        .map(([file, [feature]]) => `${remote}/src/${file} belongs into features/${feature}/api`),
    );
    assert.deepEqual(misplaced, []);
  });
});
