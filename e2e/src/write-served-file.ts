import { writeFile } from 'node:fs/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Writes a file of a release as a browser gets it, whatever encoding it takes. */
export async function writeServedFile(path: string, content: string | Buffer): Promise<void> {
  const bytes = Buffer.from(content);
  await writeFile(path, bytes);
  await writeFile(`${path}.br`, brotliCompressSync(bytes));
  await writeFile(`${path}.gz`, gzipSync(bytes));
}
