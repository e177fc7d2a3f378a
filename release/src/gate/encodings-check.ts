import { encodedFile, isEncodedForm } from '@drove/federation/encodings/encodings';
import type { Refusal } from './gate';

/** Every compressed file is the compressed form of the file beside it: no browser gets another release's bytes. */
export async function encodingsCheck(files: Map<string, Buffer>): Promise<Refusal[]> {
  const results = await Promise.all(
    [...files].map(async ([path, bytes]) => {
      const encoded = encodedFile(path);
      if (!encoded) return [];
      const plain = files.get(encoded.plain);
      return plain && (await isEncodedForm(encoded.encoding, bytes, plain)) ? [] : [path];
    }),
  );
  return results.flat().map((path) => ({
    check: 'encodings',
    problem: `${path} is not the compressed form of the file beside it.`,
    remedy: 'Build again, and do not change what is in dist afterwards.',
  }));
}
