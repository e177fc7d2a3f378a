import { stripVTControlCharacters } from 'node:util';

const MOST_LINES = 8;

/** A test's title with the first lines of its error, each indented below it; without its stack and without colours. */
export function withReason(title: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, MOST_LINES)
    .map((line) => `            ${line}`);
  return [title, ...lines].join('\n');
}
