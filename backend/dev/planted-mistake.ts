import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A mistake that a check is to find. */
export interface PlantedMistake {
  name: string;
  /** A file below `src`, by its name alone, which only one may have. */
  file: string;
  /** Text that the file has once, and what is there instead. */
  replace: string;
  by: string;
}

const backend = fileURLToPath(new URL('..', import.meta.url));
const copied = ['src', 'migrations', 'testing', 'simulation', 'dev', 'package.json', 'tsconfig.json'];

/**
 * Makes a copy of the backend with one mistake in it, or none, lets something happen there, and deletes it.
 *
 * @param act gets the copy's folder
 * @throws Error when the text is not there once: the mistake is out of date
 */
export async function withPlantedMistake<Result>(
  mistake: PlantedMistake | undefined,
  act: (folder: string) => Promise<Result>,
): Promise<Result> {
  const root = await mkdtemp(join(tmpdir(), 'car-rental-mistake-'));
  const folder = join(root, 'backend');
  try {
    for (const part of copied) await cp(join(backend, part), join(folder, part), { recursive: true });
    for (const part of ['tsconfig.base.json', 'node_modules', 'tooling', 'backend/node_modules'])
      await symlink(join(backend, '..', part), join(root, part));
    if (mistake !== undefined) await plant(folder, mistake);
    return await act(folder);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

async function plant(folder: string, { name, file, replace, by }: PlantedMistake): Promise<void> {
  const paths = await readdir(join(folder, 'src'), { recursive: true });
  const [path, ...others] = paths.filter((each) => basename(each) === file);
  if (path === undefined || others.length > 0) throw new Error(`${name}: ${file} is not one file`);
  const text = await readFile(join(folder, 'src', path), 'utf8');
  const parts = text.split(replace);
  if (parts.length !== 2) throw new Error(`${name}: ${path} has the text ${parts.length - 1} times`);
  await writeFile(join(folder, 'src', path), parts.join(by));
}
