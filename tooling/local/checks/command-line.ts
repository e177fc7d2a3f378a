import { parseArgs } from 'node:util';
import { PlainError } from '@drove/release/progress';
import type { Suite } from './suite';
import { allSuites, changedSuites } from './suites';
import { findTestFiles, matchTestFiles, pathOf, type TestFile } from './test-files';

/** What a person asks of `npm test`. */
export interface Wanted {
  /** The named parts, all of them, or what has changed; without them, `files`. */
  suites?: Suite[];
  /** Prints what would run instead. */
  list: boolean;
  /** Just these, with their runner's own output. */
  files?: TestFile[];
  /** Runs the files again when something changes that they import. */
  watch: boolean;
  /** A pattern for the titles of tests. */
  name: string | undefined;
}

const usage = `npm test                              everything
npm test -- check backend             parts
npm test -- backend/pricing           the test files of a path, or of the parts of one
npm test -- backend/pricing --watch   again when something changes
npm test -- backend/pricing --name=…  the tests with such a title
npm test -- --changed                 what the changes since main touch
npm test -- --changed --list          what that would run
npm test -- e2e --shard=1/2           a part of the journeys`;

/**
 * @param args what follows `npm test --`
 * @throws PlainError for what is neither a part nor the path of a test
 */
export function readCommandLine(args: string[]): Wanted {
  const { values, positionals } = parse(args);
  const { watch = false, changed = false, list = false, name, shard } = values;
  if (changed) {
    if (watch || name !== undefined || shard !== undefined || positionals.length > 0) {
      refuse('--changed goes with --list alone.');
    }
    return { suites: changedSuites(), watch, list, name };
  }
  if (shard !== undefined && positionals.join() !== 'e2e')
    refuse('--shard is for the journeys: e2e --shard=1/2.');
  const suites = allSuites(shard);
  const isSuite = (one: string) => suites.some((suite) => suite.part === one || suite.name === one);
  const named = positionals.filter(isSuite);
  if (named.length === positionals.length) {
    if (watch || name !== undefined)
      refuse('--watch and --name want the path of tests, such as backend/pricing.');
    return {
      suites: suites.filter(
        (suite) => named.length === 0 || named.includes(suite.part) || named.includes(suite.name),
      ),
      watch,
      list,
      name,
    };
  }
  if (list) refuse('--list is for parts and for --changed.');
  if (named.length > 0) refuse(`${named.join(', ')} is a part: run it alone, or name paths only.`);
  return { files: filesOf(positionals, suites), watch, list, name };
}

function filesOf(paths: string[], suites: Suite[]): TestFile[] {
  const all = findTestFiles();
  const found = new Map<string, TestFile>();
  for (const path of paths) {
    const files = matchTestFiles(all, path);
    if (files.length === 0) {
      const parts = [...new Set(suites.map(({ part }) => part))];
      refuse(`There is no part and no test file ${path}. Parts: ${parts.join(', ')}.`);
    }
    for (const file of files) found.set(pathOf(file), file);
  }
  return [...found.values()];
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        watch: { type: 'boolean' },
        changed: { type: 'boolean' },
        list: { type: 'boolean' },
        name: { type: 'string' },
        shard: { type: 'string' },
      },
    });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function refuse(why: string): never {
  throw new PlainError(`${why}\n\n${usage}`);
}
