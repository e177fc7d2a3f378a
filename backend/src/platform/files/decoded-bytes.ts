import type { Metadata } from 'sharp';

/** What an opened picture may take of memory: 66 million pixels of a phone's JPEG, a third of it with 16-bit alpha. */
export const mostDecodedBytes = 200_000_000;

const bytesOfDepth: Record<string, number> = {
  uchar: 1,
  char: 1,
  ushort: 2,
  short: 2,
  uint: 4,
  int: 4,
  float: 4,
  complex: 8,
  double: 8,
  dpcomplex: 16,
};

/** What a picture takes of memory once it is opened. A file of a few kilobytes can claim all that there is. */
export function decodedBytes({ width, height, channels, depth }: Metadata): number {
  return width * height * channels * (bytesOfDepth[depth] ?? 16);
}

/** The sentence that refuses a picture beyond the limit. */
export function tooManyBytes(what: 'photo' | 'picture'): string {
  const megabytes = mostDecodedBytes / 1_000_000;
  return `This ${what} takes more than ${megabytes} MB once it is opened. Please make it smaller, or save it as a JPEG.`;
}
