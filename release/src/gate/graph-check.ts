import { packageOf, workspaceOf } from '@drove/federation/scope';
import type { GateCheck, Refusal } from './gate';

/** Of these the page has one each, and it is the shell's; see `src/webpack/shared-singletons.ts`. */
const shellsOwn = ['react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom', 'react-hot-toast'];
/** What would be a second one under another name. */
const secondOnes: Record<string, string> = {
  preact: 'react',
  '@preact/compat': 'react',
  wouter: 'react-router-dom',
  '@reach/router': 'react-router-dom',
  '@remix-run/router': 'react-router-dom',
  '@tanstack/react-router': 'react-router-dom',
};
/** JSX compiles to calls of this, which each build has: it holds no state. */
const jsxRuntime = /^react\/(?:cjs\/react-)?jsx-(?:dev-)?runtime\b/;
/**
 * What of the platform's repository may be part of no remote, as another remote may not; see `lint/boundaries.mjs`. Any other
 * folder is shared, or a workspace of the team's own repository.
 */
const platformsOwn = ['shell', 'backend', 'e2e', 'release', 'shared-auth'];

/** What was built is made of what lint allows it: its team's sources, shared packages, and no second copy of a singleton. */
export const graphCheck: GateCheck = ({ description: { name }, graph }) => {
  const refusals = graph.modules.flatMap((module) => problemOf(name, module));
  // One module says it; the hundred others of the same folder say nothing more.
  return refusals.filter((one, index) => refusals.findIndex(({ remedy }) => remedy === one.remedy) === index);
};

function problemOf(name: string, module: string): Refusal[] {
  const inPackage = module.split('node_modules/').slice(1).at(-1);
  return inPackage === undefined ? foreignSource(name, module) : secondCopy(name, inPackage, module);
}

function secondCopy(name: string, inPackage: string, module: string): Refusal[] {
  const [, library = ''] = /^((?:@[^/]+\/)?[^/]+)/.exec(inPackage) ?? [];
  // Installed, or a folder beside it: the same rule.
  if (library === packageOf('shared-auth')) return foreignSource(name, workspaceOf(inPackage));
  const isShells = shellsOwn.includes(library) && !jsxRuntime.test(inPackage);
  if (!isShells && secondOnes[library] === undefined) return [];
  const shells = secondOnes[library] ?? library;
  return [
    {
      check: 'one React, one router',
      problem: `${name} has a ${library} of its own in its build (${module}), beside the ${shells} of the shell.`,
      remedy: isShells
        ? `Import '${library}' by this name alone, which the shell answers, and no path below it; for the router 'react-router-dom'. Ask npm why ${library} is there: npm explain ${library}.`
        : `Use ${shells} instead of ${library}: a page has one of them.`,
    },
  ];
}

function foreignSource(name: string, module: string): Refusal[] {
  const [folder = ''] = module.split('/');
  const isForeign = folder.startsWith('remote-') || platformsOwn.includes(folder);
  if (folder === name || !isForeign) return [];
  const isSession = folder === 'shared-auth';
  return [
    {
      check: 'boundaries',
      problem: `${name} has ${module} in its build, which ${isSession ? "is the shell's to bring" : `belongs to ${folder}`}.`,
      remedy: isSession
        ? "Import '@drove/shared-auth' by this name alone, which the shell answers, and no file of it."
        : `Move what both need to a shared package (shared-ui, api-client), or copy it. Lint names the import: npx eslint ${name}.`,
    },
  ];
}
