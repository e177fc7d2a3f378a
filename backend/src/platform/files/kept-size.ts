export interface Size {
  width: number;
  height: number;
}

/** What is kept of a picture whose longer side is brought down to `longestSide`, in whole pixels. */
export function keptSize({ width, height }: Size, longestSide: number): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** `94 × 1600 pixels`; of a picture that was large before, how large it was. */
export function describeSize(picture: Size, kept: Size): string {
  const pixels = ({ width, height }: Size) => `${width} × ${height}`;
  return picture.width === kept.width && picture.height === kept.height
    ? `only ${pixels(kept)} pixels`
    : `${pixels(picture)} pixels, of which we could show only ${pixels(kept)}`;
}
