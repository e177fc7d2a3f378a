import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes a folder from a template; `.txt` keeps the template's files from being taken for code.
 *
 * @param values by the names that the template has in double braces
 * @param nameOf a file's path in the folder, by that in the template
 */
export function writeFiles(
  template: string,
  folder: string,
  values: Record<string, string>,
  nameOf = (file: string) => file,
): void {
  const files = readdirSync(template, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((one) => one.endsWith('.txt'))) {
    const target = join(folder, nameOf(file.replace(/\.txt$/, '')));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, fill(readFileSync(join(template, file), 'utf8'), values));
  }
}

/** A workflow's `${{ … }}` is none of ours. */
function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template asks for ${name}, which is not known`);
    return value;
  });
}

/** A value as it stands in a JSON template, one level in. */
export const asJson = (value: object): string => JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');
