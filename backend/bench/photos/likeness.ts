import type { Sharp } from 'sharp';

const WINDOW = 8;
const STEP = 4;
/** The constants of SSIM for values up to 255. */
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;

/** How alike two pictures of one size are: the mean SSIM of their lightness, 1 for the same. */
export async function likeness(one: Sharp, other: Sharp): Promise<number> {
  const grey = (image: Sharp) => image.greyscale().raw().toBuffer({ resolveWithObject: true });
  const [{ data: a, info }, { data: b }] = await Promise.all([grey(one), grey(other)]);
  let sum = 0;
  let windows = 0;
  for (let top = 0; top + WINDOW <= info.height; top += STEP) {
    for (let left = 0; left + WINDOW <= info.width; left += STEP) {
      sum += ssim(a, b, top * info.width + left, info.width);
      windows += 1;
    }
  }
  return sum / windows;
}

function ssim(a: Buffer, b: Buffer, from: number, width: number): number {
  let [sumA, sumB, squaresA, squaresB, products] = [0, 0, 0, 0, 0];
  for (let row = 0; row < WINDOW; row += 1) {
    for (let column = 0; column < WINDOW; column += 1) {
      const at = from + row * width + column;
      const [valueA = 0, valueB = 0] = [a[at], b[at]];
      sumA += valueA;
      sumB += valueB;
      squaresA += valueA * valueA;
      squaresB += valueB * valueB;
      products += valueA * valueB;
    }
  }
  const count = WINDOW * WINDOW;
  const [meanA, meanB] = [sumA / count, sumB / count];
  const varianceA = squaresA / count - meanA ** 2;
  const varianceB = squaresB / count - meanB ** 2;
  const covariance = products / count - meanA * meanB;
  return (
    ((2 * meanA * meanB + C1) * (2 * covariance + C2)) /
    ((meanA ** 2 + meanB ** 2 + C1) * (varianceA + varianceB + C2))
  );
}
