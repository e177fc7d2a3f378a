import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageOf, scope, workspaceOf } from '@drove/federation/scope';
import { workspaceRoot } from '@drove/federation/workspaces';
import { PlainError } from '@drove/release/progress';
import { publishedPackages } from '../packages/published';
import { scopeRegistry } from '../packages/scope-registry';
import { asJson, writeFiles } from './write-files';

const template = fileURLToPath(new URL('template-repository', import.meta.url));

/** What a team's own code and its commands name, in the versions of this repository. */
const tools = [
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@fontsource-variable/figtree',
  '@storybook/addon-a11y',
  '@storybook/react-vite',
  '@tailwindcss/postcss',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'eslint',
  'jest',
  'msw',
  'oxfmt',
  'oxlint',
  'oxlint-tsgolint',
  'storybook',
  'tailwindcss',
  'daisyui',
  'tsx',
  'typescript',
  'vite',
  'webpack',
  'webpack-cli',
];

interface Manifest {
  version: string;
  browserslist: string[];
  scripts?: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;
const here = (workspace: string) => readJson(join(workspaceRoot, workspace, 'package.json')) as Manifest;

interface NewRepository {
  /** Empty, or not there yet. */
  folder: string;
  remote: { name: string; port: number };
  /** A folder with the packages as tarballs, which the repository keeps; without it they come from a registry. */
  packages: string | undefined;
}

/**
 * Writes a team's repository around a remote's folder, which is still to come.
 *
 * @throws PlainError when the folder has something in it, the tarballs are not all there, or there is no registry either
 */
export function writeRepository({ folder, remote, packages }: NewRepository): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new PlainError(`${folder} is not empty. Name a folder that is, or none that is there.`);
  mkdirSync(folder, { recursive: true });
  const { browserslist } = here('.');
  const versions = Object.assign({}, ...['.', 'shared-ui', 'shell'].map(versionsOf)) as Record<
    string,
    string
  >;
  const own = publishedPackages.map(({ workspace }): [string, string] => [
    packageOf(workspace),
    packages === undefined ? rangeOf(workspace) : keepTarball(workspace, packages, folder),
  ]);
  const devDependencies = [...own, ...tools.map((name): [string, string] => [name, versions[name] ?? '*'])];
  writeFiles(template, folder, {
    name: remote.name,
    short: remote.name.replace(/^remote-/, ''),
    port: String(remote.port),
    packages: scope,
    browserslist: asJson(browserslist),
    devDependencies: asJson(Object.fromEntries(devDependencies)),
    npmrc: npmrcWith(packages),
  });
}

/** The registry is written down, so that an unset variable is noticed here and not by each who installs. */
function npmrcWith(packages: string | undefined): string {
  const npmrc = readFileSync(join(workspaceRoot, '.npmrc'), 'utf8').trim();
  // Nothing of the scope may be asked of another registry, although nothing need be asked for.
  if (packages !== undefined) return npmrc;
  return npmrc.replace('${NPM_SCOPE_REGISTRY}', scopeRegistry('name a folder that has them: --packages'));
}

const versionsOf = (workspace: string) => {
  const { dependencies, devDependencies } = here(workspace);
  return { ...dependencies, ...devDependencies };
};

/** The version that is here, or a later one that is compatible. */
const rangeOf = (workspace: string) => `^${here(workspace).version}`;

function keepTarball(workspace: string, packages: string, folder: string): string {
  const name = `${packageOf(workspace).slice(1).replace('/', '-')}-${here(workspace).version}.tgz`;
  const tarball = join(packages, name);
  if (!existsSync(tarball))
    throw new PlainError(
      `${packages} has no ${name}. Make the packages first: npm run packages -- ${packages}`,
    );
  cpSync(tarball, join(folder, 'packages', name));
  return `file:packages/${name}`;
}

/** A remote's folder refers to the installed packages instead of the folders beside it. */
export function leaveRepository(folder: string): void {
  const manifest = readJson(join(folder, 'package.json')) as Manifest;
  const { scripts = {}, dependencies } = manifest;
  write(folder, 'package.json', {
    ...manifest,
    scripts: mapValues(scripts, (command) =>
      command.replace('../tooling/', `../node_modules/${packageOf('tooling')}/`),
    ),
    dependencies: Object.fromEntries(
      Object.entries(dependencies).map(([name, range]) => [
        name,
        range === '*' ? rangeOf(workspaceOf(name)) : range,
      ]),
    ),
  });
  const { references: _folders, ...configuration } = readJson(join(folder, 'tsconfig.json')) as {
    references?: unknown;
  };
  write(folder, 'tsconfig.json', configuration);
}

const write = (folder: string, file: string, value: object) =>
  writeFileSync(join(folder, file), `${JSON.stringify(value, null, 2)}\n`);
const mapValues = (values: Record<string, string>, change: (value: string) => string) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
