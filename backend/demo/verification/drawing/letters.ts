/** Strokes of capital letters on a grid of 4 × 6, a corner in two digits: `06 00 46 40` is an N. */
const strokes: Record<string, string> = {
  A: '06 02 20 42 46/04 44',
  B: '00 30 41 42 33 03/33 44 45 36 06 00',
  C: '41 30 10 01 05 16 36 45',
  D: '00 20 42 44 26 06 00',
  E: '40 00 06 46/03 33',
  F: '40 00 06/03 33',
  G: '41 30 10 01 05 16 36 45 43 23',
  H: '00 06/40 46/03 43',
  I: '10 30/20 26/16 36',
  J: '40 45 36 16 05',
  K: '00 06/40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  O: '10 30 41 45 36 16 05 01 10',
  P: '06 00 30 41 42 33 03',
  Q: '10 30 41 45 36 16 05 01 10/34 46',
  R: '06 00 30 41 42 33 03/23 46',
  S: '41 30 10 01 02 13 33 44 45 36 16 05',
  T: '00 40/20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  W: '00 16 23 36 40',
  X: '00 46/40 06',
  Y: '00 23 40/23 26',
  Z: '00 40 06 46',
  0: '10 30 41 45 36 16 05 01 10/41 05',
  1: '11 20 26/16 36',
  2: '01 10 30 41 42 06 46',
  3: '01 10 30 41 42 33 44 45 36 16 05/33 13',
  4: '30 04 44/30 36',
  5: '40 00 03 33 44 45 36 16 05',
  6: '41 30 10 01 05 16 36 45 44 33 03',
  7: '00 40 16',
  8: '13 02 01 10 30 41 42 33 13 04 05 16 36 45 44 33',
  9: '43 13 02 01 10 30 41 45 36 16 05',
  '-': '13 33',
  '.': '26 26',
  '<': '41 03 45',
};
const advance = 5.6;

interface TextLook {
  x: number;
  y: number;
  /** Of a capital letter. */
  height: number;
  colour: string;
  /** Of a stroke, as a part of the height. */
  weight?: number;
}

/**
 * Text drawn stroke by stroke, since the computer that draws it may have no fonts: capitals, digits and a few signs;
 * accents are dropped, anything else is a gap. `x` and `y` are its upper left corner.
 */
export function drawText(text: string, { x, y, height, colour, weight = 0.13 }: TextLook): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  const path = Array.from(plain).flatMap((letter, index) =>
    (strokes[letter] ?? '')
      .split('/')
      .filter(Boolean)
      .map(
        (stroke) =>
          `M${stroke
            .split(' ')
            .map((corner) => pointOf(corner, index))
            .join('L')}`,
      ),
  );
  const scale = height / 6;
  return `<path d="${path.join('')}" transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${colour}"
    stroke-width="${6 * weight}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** How wide a text gets. */
export function widthOf(text: string, height: number): number {
  return (text.length * advance - 1.6) * (height / 6);
}

function pointOf(corner: string, index: number): string {
  return `${Number(corner.charAt(0)) + index * advance} ${corner.charAt(1)}`;
}
