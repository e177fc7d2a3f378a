import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { findWorkspaces, readManifest } from '@drove/federation/workspaces';
import { packageOf, scope } from '@drove/federation/scope';

interface Locked {
  link?: boolean;
}

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

/** Names of workspaces that anyone may own on the public registry, and packages of the scope that are not of here. */
function foreign(manifests: Record<string, string | undefined>, locked: Record<string, Locked>): string[] {
  const unscoped = Object.entries(manifests)
    .filter(([folder, name]) => name !== packageOf(folder))
    .map(([folder]) => `${folder}/package.json must be named ${packageOf(folder)}`);
  const fromElsewhere = Object.entries(locked)
    .filter(([path, { link }]) => path.includes(`node_modules/${scope}/`) && !link)
    .map(([path]) => `${path} is no workspace of this repository`);
  const stolen = Object.keys(manifests)
    .filter((folder) => `node_modules/${folder}` in locked)
    .map((folder) => `node_modules/${folder} has a workspace’s name without the scope`);
  return [...unscoped, ...fromElsewhere, ...stolen];
}

describe('The scope', () => {
  it('is in the name of every workspace, and nothing in the lock file has it from elsewhere', () => {
    const manifests = Object.fromEntries(
      findWorkspaces().map((folder) => [folder, readManifest(folder).name]),
    );
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
    assert.ok(Object.keys(packages).some((path) => path.startsWith(`node_modules/${scope}/`)));
    assert.deepEqual(foreign(manifests, packages), []);
  });

  it('is mapped to a registry that the deployment names', () => {
    assert.match(read('.npmrc'), new RegExp(String.raw`^${scope}:registry=\$\{\w+\}$`, 'm'));
  });

  it('refuses a workspace without it, and packages from a registry under either name', () => {
    assert.deepEqual(
      foreign(
        { 'shared-ui': 'shared-ui', shell: `${scope}/shell` },
        {
          [`node_modules/${scope}/shared-ui`]: {},
          [`node_modules/${scope}/shell`]: { link: true },
          'node_modules/shell': {},
        },
      ),
      [
        `shared-ui/package.json must be named ${scope}/shared-ui`,
        `node_modules/${scope}/shared-ui is no workspace of this repository`,
        'node_modules/shell has a workspace’s name without the scope',
      ],
    );
  });
});
