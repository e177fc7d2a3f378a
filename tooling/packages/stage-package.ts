import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { transform } from 'esbuild';
import { scope, workspaceOf } from '@drove/federation/scope';
import { workspaceRoot } from '@drove/federation/workspaces';

/** A workspace that other repositories install, and what of its folder they get. */
export interface PublishedPackage {
  workspace: string;
  /** Files, and folders with everything in them but tests and stories. */
  paths: string[];
  /** Beside the sources, from elsewhere in the repository: its place in the package by its path here. */
  further?: Record<string, string>;
}

interface Manifest {
  name: string;
  version: string;
  exports: Record<string, string | Record<string, string>>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: object;
  sideEffects?: boolean;
}

const isLeftOut = /(^|\/)(node_modules|dist|stories)(\/|$)|\.(test|stories)\.[a-z]+$|(^|\/)tsconfig\.json$/;
const isTypeScript = /(?<!\.d)\.tsx?$/;

/**
 * Writes a workspace as it is published: JavaScript for Node and for bundlers, its types beside it, and whatever else
 * its folders have, without its tests.
 *
 * @param into the package's folder, made anew
 * @param types where the compiler keeps the types of all workspaces; without it the package has none
 */
export async function stagePackage(
  { workspace, paths, further = {} }: PublishedPackage,
  into: string,
  types?: string,
): Promise<void> {
  const source = join(workspaceRoot, workspace);
  rmSync(into, { recursive: true, force: true });
  for (const file of paths.flatMap((path) => filesBelow(source, path))) {
    const target = join(into, file.replace(isTypeScript, '.js'));
    mkdirSync(dirname(target), { recursive: true });
    if (file.endsWith('.css')) writeFileSync(target, withFurther(file, source, further));
    else if (!/\.(tsx?|mjs)$/.test(file) || file.endsWith('.d.ts')) cpSync(join(source, file), target);
    else writeFileSync(target, await compiled(join(source, file)));
    const declaration = file.replace(isTypeScript, '.d.ts');
    const typed = types !== undefined && isTypeScript.test(file) && join(types, workspace, declaration);
    // Settings of a tool are compiled by the tool alone.
    if (typed && existsSync(typed)) cpSync(typed, join(into, declaration));
  }
  for (const [from, to] of Object.entries(further))
    cpSync(join(workspaceRoot, from), join(into, to), { recursive: true });
  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as Manifest;
  writeFileSync(join(into, 'package.json'), `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`);
}

/** Paths from the workspace's folder, tests and stories left out. */
function filesBelow(source: string, folder: string): string[] {
  if (statSync(join(source, folder)).isFile()) return [folder];
  return readdirSync(join(source, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(source, join(entry.parentPath, entry.name)))
    .filter((file) => !isLeftOut.test(file))
    .sort();
}

/** A style sheet that takes what is elsewhere in the repository takes it from its place in the package. */
function withFurther(file: string, source: string, further: Record<string, string>): string {
  return Object.entries(further).reduce(
    (css, [from, to]) =>
      css.replaceAll(
        relative(dirname(join(source, file)), join(workspaceRoot, from)),
        relative(dirname(file), to),
      ),
    readFileSync(join(source, file), 'utf8'),
  );
}

/** Types are taken out, and whatever names a TypeScript file beside it names the JavaScript that comes of it. */
async function compiled(file: string): Promise<string> {
  const source = readFileSync(file, 'utf8');
  const { code } = isTypeScript.test(file)
    ? await transform(source, {
        loader: file.endsWith('x') ? 'tsx' : 'ts',
        jsx: 'automatic',
        target: 'es2022',
        sourcefile: file,
        tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
      })
    : { code: source };
  return code.replace(
    /(["'])(\.\.?\/[^"'\n]*)\1/g,
    (all, quote: string, path: string) =>
      `${quote}${published(dirname(file), path) ?? all.slice(1, -1)}${quote}`,
  );
}

/** `./forms` is `./forms/index.js`, because neither Node nor a strict bundler guesses; none for what is no module here. */
function published(folder: string, path: string): string | undefined {
  const base = path.replace(/\/$/, '');
  const endings = ['.ts', '.tsx', '/index.ts', '/index.tsx'];
  if (isTypeScript.test(path) && existsSync(join(folder, path))) return path.replace(isTypeScript, '.js');
  const ending = endings.find((one) => existsSync(join(folder, `${base}${one}`)));
  return ending && `${base}${ending.replace(isTypeScript, '.js')}`;
}

const asPublished = (file: string) => file.replace(isTypeScript, '.js');

/** Of this repository's other packages, and of what the app shares, it takes the version here or a later one that is compatible. */
function publishedManifest(manifest: Manifest) {
  const {
    name,
    version,
    exports,
    dependencies = {},
    peerDependencies,
    peerDependenciesMeta,
    sideEffects,
  } = manifest;
  const rangeOf = (range: string, dependency: string) =>
    dependency.startsWith(`${scope}/`) ? `^${versionHere(workspaceOf(dependency))}` : range;
  return {
    name,
    version,
    license: 'UNLICENSED',
    type: 'module',
    ...(sideEffects === undefined ? {} : { sideEffects }),
    exports: mapValues(exports, (target) => (typeof target === 'string' ? asPublished(target) : target)),
    engines: { node: '>=20.19' },
    dependencies: mapValues(dependencies, rangeOf),
    ...(peerDependencies
      ? { peerDependencies: mapValues(peerDependencies, (version) => `^${version}`) }
      : {}),
    ...(peerDependenciesMeta ? { peerDependenciesMeta } : {}),
  };
}

const mapValues = <From, To>(values: Record<string, From>, change: (value: From, name: string) => To) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));

function versionHere(workspace: string): string {
  const { version } = JSON.parse(
    readFileSync(join(workspaceRoot, workspace, 'package.json'), 'utf8'),
  ) as Manifest;
  return version;
}
