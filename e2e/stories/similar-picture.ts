import sharp from 'sharp';

/** Within a square of so many pixels the edges of letters average out, and a step of 8 pixels does not. */
const side = 4;
/** Of 255. Two rasterisers differ by up to 19 in a square; a letter that is moved by 8 pixels differs by 80. */
const limit = 28;

/**
 * Compares two pictures as the eye does, for pictures of another rasteriser: by the average colours of small squares.
 *
 * @returns how many squares differ; all of them when the pictures differ in size
 */
export async function countDifferences(one: Buffer, other: Buffer): Promise<number> {
  const [{ width, height }, size] = await Promise.all([sharp(one).metadata(), sharp(other).metadata()]);
  if (width !== size.width || height !== size.height) return Infinity;
  const shrink = (picture: Buffer) =>
    sharp(picture)
      .removeAlpha()
      .resize(Math.ceil(width / side), Math.ceil(height / side), { kernel: 'mitchell', fit: 'fill' })
      .toColourspace('srgb')
      .png()
      .toBuffer();
  const differences = await sharp(await shrink(one))
    .composite([{ input: await shrink(other), blend: 'difference' }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = differences;
  const squares = Array.from({ length: info.width * info.height }, (_, square) =>
    data.subarray(square * info.channels, (square + 1) * info.channels),
  );
  return squares.filter((channels) => Math.max(...channels) > limit).length;
}
