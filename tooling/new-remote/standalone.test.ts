import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { packageOf } from '@drove/federation/scope';
import { readManifest, workspaceRoot } from '@drove/federation/workspaces';
import { runNode } from '@drove/release/build/run-command';
import { publishedPackages } from '../packages/published';
import { planRemote } from './plan-remote';
import { writeStandalone } from './standalone';

const plan = planRemote({ name: 'trip-notes' }, { folders: [], remotes: [] });
const versionOf = (workspace: string) => (readManifest(workspace) as { version: string }).version;
const tarballOf = (workspace: string) =>
  `${packageOf(workspace).slice(1).replace('/', '-')}-${versionOf(workspace)}.tgz`;

/** What git says of who commits, where no one has set it up. */
const author = { GIT_AUTHOR_NAME: 'Test', GIT_AUTHOR_EMAIL: 'test@example.test' };
const committer = { GIT_COMMITTER_NAME: 'Test', GIT_COMMITTER_EMAIL: 'test@example.test' };

describe('a repository of its own', () => {
  const root = mkdtempSync(join(tmpdir(), 'standalone-'));
  const folder = join(root, 'team-notes');
  const packages = join(root, 'packages');
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const json = (file: string) => JSON.parse(read(file)) as Record<string, Record<string, string>>;

  before(async () => {
    Object.assign(process.env, author, committer);
    mkdirSync(packages);
    for (const { workspace } of publishedPackages) writeFileSync(join(packages, tarballOf(workspace)), '');
    await writeStandalone(plan, { folder, packages });
  });
  after(() => rmSync(root, { recursive: true, force: true }));

  it('takes every package from the tarballs that it keeps', () => {
    for (const { workspace } of publishedPackages) {
      const tarball = `packages/${tarballOf(workspace)}`;
      assert.equal(json('package.json')['devDependencies']?.[packageOf(workspace)], `file:${tarball}`);
      assert.ok(existsSync(join(folder, tarball)));
    }
  });

  it('refers to no folder of the platform’s repository', () => {
    const { scripts = {}, dependencies = {} } = json('remote-trip-notes/package.json');
    assert.match(scripts['start'] ?? '', /^node \.\.\/node_modules\/@drove\/tooling\//);
    assert.equal(dependencies[packageOf('shared-auth')], `^${versionOf('shared-auth')}`);
    assert.equal(json('remote-trip-notes/tsconfig.json')['references'], undefined);
  });

  it('is committed, with every word of the template filled in', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(json|md|ts|tsx|yaml)$/.test(file),
    );
    assert.ok(files.length > 12);
    assert.deepEqual(
      files.filter((file) => /(?<!\$)\{\{\w+\}\}/.test(read(file))),
      [],
    );
    assert.ok(existsSync(join(folder, '.git/refs/heads/main')));
  });

  it('comes as its own formatter leaves it', async () => {
    const formatter = join(workspaceRoot, 'node_modules/oxfmt/bin/oxfmt');
    const check = [formatter, '--config', join(workspaceRoot, '.oxfmtrc.json'), '--check'];
    const { code, output } = await runNode(check, { folder });
    assert.equal(code, 0, output);
  });

  it('has the address of the registry in it, which an unset variable is not', async () => {
    const fromRegistry = join(root, 'from-registry');
    await assert.rejects(
      writeStandalone(plan, { folder: fromRegistry, packages: undefined }),
      /NPM_SCOPE_REGISTRY is not set/,
    );
    process.env['NPM_SCOPE_REGISTRY'] = 'https://packages.test/';
    await writeStandalone(plan, { folder: fromRegistry, packages: undefined });
    delete process.env['NPM_SCOPE_REGISTRY'];
    assert.match(
      readFileSync(join(fromRegistry, '.npmrc'), 'utf8'),
      /:registry=https:\/\/packages\.test\/$/m,
    );
  });

  it('is written into an empty folder only, from tarballs that are all there', async () => {
    await assert.rejects(writeStandalone(plan, { folder, packages }), /team-notes is not empty/);
    rmSync(join(packages, tarballOf('release')));
    await assert.rejects(
      writeStandalone(plan, { folder: join(root, 'another'), packages }),
      /has no drove-release-.*\.tgz\. Make the packages first/,
    );
  });
});
