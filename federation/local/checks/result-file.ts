import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Lets a test runner write its results into a temporary file.
 *
 * @param run is given the file's path
 * @returns what `run` returned, and the file's text, which is empty when none was written
 */
export async function withResultFile<Value>(
  run: (file: string) => Promise<Value>,
): Promise<{ value: Value; text: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'test-results-'));
  const file = join(folder, 'results');
  try {
    const value = await run(file);
    return { value, text: await readFile(file, 'utf8').catch(() => '') };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
