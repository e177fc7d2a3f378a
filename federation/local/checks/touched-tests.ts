import { createImportGraph } from './import-graph';
import { pathOf, type TestFile } from './test-files';

/**
 * Files that put everything together: who imports them imports the whole backend, which says nothing about what a test
 * is of.
 */
const wholeBackend = /^backend\/src\/[^/]+\.ts$/;
/** The tests of a module or of a part of the platform are touched together: they meet in the database. */
const unit = /^backend\/src\/(modules|platform)\/[^/]+\//;
/** Every test may depend on these. */
const everywhere =
  /^(package(-lock)?\.json|tsconfig\.base\.json|federation\/jest\/.*|[^/]+\/jest\.config\.cjs)$/;

/**
 * The test files that changed files touch: themselves, those that import one of them, directly or not, those in its
 * folder, and in the backend those of its module.
 *
 * @param changed from the root of the repository
 */
export function touchedTests(tests: TestFile[], changed: string[]): TestFile[] {
  if (changed.some((file) => everywhere.test(file))) return tests;
  const graph = createImportGraph();
  const files = new Set(changed);
  const places = [...new Set(changed.flatMap(placesOf))];
  return tests.filter((test) => {
    const path = pathOf(test);
    if (places.some((place) => path.startsWith(place))) return true;
    return [...graph.reach(path, (file) => !wholeBackend.test(file))].some((file) => files.has(file));
  });
}

/** The folder whose tests a file is near to; none for what is in the repository's root, and for texts. */
function placesOf(file: string): string[] {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  return folder === '' || file.endsWith('.md') ? [] : [unit.exec(file)?.[0] ?? folder];
}
