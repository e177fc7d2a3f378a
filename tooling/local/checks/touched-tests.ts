import { dirname } from 'node:path';
import { repositoryFiles } from './changes';
import { createSymbolGraph, fileOf, type SymbolGraph } from './symbol-graph';
import { pathOf, type TestFile } from './test-files';

/**
 * Files that put parts together: the backend's application, its migrations, route tables with the screens that they load, and what
 * tests begin with. A test that uses one uses everything, which says nothing about what the test is of.
 */
const compositions = new RegExp(
  [
    /^backend\/(src\/[^/]+\.ts$|migrations\/|testing\/|demo\/)/,
    /^[^/]+\/src\/testing\//,
    /^remote-[^/]+\/src\/routes\.tsx$/,
    /^shell\/src\/(app|main|start-app)\.tsx$/,
  ]
    .map(({ source }) => source)
    .join('|'),
);
const isComposition = (file: string) => compositions.test(file) && !/\.(test|spec)\.tsx?$/.test(file);
/** Every test may depend on these. */
const everywhere =
  /^(package(-lock)?\.json|tsconfig\.base\.json|tooling\/jest\/.*|[^/]+\/jest\.config\.cjs)$/;
/** With more test files than this, one is enough of each folder but those of the change: the nearest to it. */
const limit = 25;
/** And of so many folders beside each other, those nearest to the change: a module has many that use what all use. */
const foldersBeside = 5;

/**
 * The test files that a change touches: those in its folder; those that use what has changed, through imports by name
 * in any number of steps up to a composition; and of those that use a whole application the ones in a folder where
 * something uses it. Of a screen, which a route table loads, the tests of the features that it shows.
 *
 * @param changed from the root of the repository
 * @param before the text of a file before its change; without it everything in the file counts as changed
 */
export function touchedTests(
  tests: TestFile[],
  changed: string[],
  before: (file: string) => string | undefined = () => undefined,
  graph: SymbolGraph = createSymbolGraph(repositoryFiles()),
): TestFile[] {
  if (changed.some((file) => everywhere.test(file))) return tests;
  const parts = changed.filter((file) => !isComposition(file));
  const usersOf = (those: string[], goesOn: (file: string) => boolean) =>
    graph.usersOf(
      those.flatMap((file) => graph.symbolsOf(file, before(file))),
      goesOn,
    );

  const affected = new Map([
    ...usersOf(changed.filter(isComposition), () => true),
    ...usersOf(parts, (file) => !isComposition(file)),
  ]);
  const nearestFirst = [...affected].sort(([, one], [, other]) => one - other).map(([id]) => fileOf(id));
  const ranks = new Map([...new Set(nearestFirst)].map((file, rank) => [file, rank]));
  const shown = parts
    .filter((file) => file.includes('/src/screens/'))
    .flatMap((screen) => graph.usedBy(screen).map(fileOf))
    .filter((file) => file.includes('/src/features/'));
  const folders = new Set([...ranks.keys(), ...shown].filter((file) => !isComposition(file)).map(dirname));
  const all = graph.files.filter(isComposition).flatMap((file) => graph.symbolsOf(file));
  const wholeApplication = new Set([...graph.usersOf(all, () => true).keys()].map(fileOf));
  const own = new Set(changed.filter((file) => !file.endsWith('.md')).map(dirname));

  const touched = tests.filter((test) => {
    const path = pathOf(test);
    const folder = dirname(path);
    return own.has(folder) || ranks.has(path) || (wholeApplication.has(path) && folders.has(folder));
  });
  if (touched.length <= limit) return touched;
  const paths = touched.map(pathOf);
  const rankOf = (path: string) => ranks.get(path) ?? ranks.size;
  const nearest = new Map(
    paths.sort((one, other) => rankOf(other) - rankOf(one)).map((path) => [dirname(path), path]),
  );
  const beside = new Map<string, string[]>();
  for (const path of [...nearest.values()].sort((one, other) => rankOf(one) - rankOf(other))) {
    const parent = dirname(dirname(path));
    beside.set(parent, [...(beside.get(parent) ?? []), path]);
  }
  const chosen = new Set([...beside.values()].flatMap((each) => each.slice(0, foldersBeside)));
  return touched.filter((test) => own.has(dirname(pathOf(test))) || chosen.has(pathOf(test)));
}
