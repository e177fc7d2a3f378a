import bidiFile from 'bidi-js';
import { printedLetters, type PaperFont, type PrintedLetter } from './paper-fonts.js';

/** A piece of a line in one font and one direction, in the order in which it is read. */
export interface TextRun {
  text: string;
  font: PaperFont;
  isRightToLeft: boolean;
}

// Its types describe a module, but the file is CommonJS: what is imported is the function itself.
const bidi = (bidiFile as unknown as typeof bidiFile.default)();

/** Words of a user inside of ours: whatever they are written in, the order of ours stays. */
export function apart(words: string): string {
  if (/^[\p{Script=Latin}\p{N}\p{P}\p{Zs}]*$/u.test(words)) return words;
  return `\u2068${words.replaceAll(/\p{Bidi_Control}/gu, '')}\u2069`;
}

/**
 * A text in lines of a width, each as runs from left to right: Arabic and Hebrew words stand in their order (UAX #9; our
 * papers are English, so that lines begin on the left).
 */
export function textLines(
  text: string,
  look: { isBold: boolean; width: number; widthOf: (run: TextRun) => number },
): TextRun[][] {
  const letters = printedLetters(text.trim(), look.isBold);
  const whole = letters.map(({ letter }) => letter).join('');
  const { levels } = bidi.getEmbeddingLevels(whole, 'ltr');
  let at = 0;
  const placed = letters.map((letter) => {
    const from = at;
    at += letter.letter.length;
    return { ...letter, level: levels[from] ?? 0 };
  });
  return brokenLines(placed, look).map((line) => inVisualOrder(line));
}

interface PlacedLetter extends PrintedLetter {
  /** Odd: from right to left. */
  level: number;
}

/** Broken at blanks; a word that is longer than a line, between its letters. */
function brokenLines(
  letters: readonly PlacedLetter[],
  { width, widthOf }: { width: number; widthOf: (run: TextRun) => number },
): PlacedLetter[][] {
  const isTooWide = (line: readonly PlacedLetter[]) =>
    runsOf(line).reduce((sum, run) => sum + widthOf(run), 0) > width;
  if (!isTooWide(letters)) return [[...letters]];
  const lines: PlacedLetter[][] = [];
  let line: PlacedLetter[] = [];
  for (const word of wordsOf(letters)) {
    const isNext = isTooWide([...line, ...withoutBlank(word)]);
    if (isNext && line.length > 0) lines.push(withoutBlank(line));
    line = isNext ? [] : line;
    for (const letter of word) {
      if (isNext && line.length > 0 && isTooWide([...line, ...withoutBlank([letter])])) {
        lines.push(line.splice(0));
      }
      line.push(letter);
    }
  }
  return [...lines, line];
}

const isBlank = ({ letter }: PrintedLetter) => letter.trim() === '';

/** Each with the blank that ends it. */
function wordsOf(letters: readonly PlacedLetter[]): PlacedLetter[][] {
  const words: PlacedLetter[][] = [[]];
  for (const letter of letters) {
    words.at(-1)?.push(letter);
    if (isBlank(letter)) words.push([]);
  }
  return words;
}

function withoutBlank(letters: readonly PlacedLetter[]): PlacedLetter[] {
  return letters.slice(0, letters.findLastIndex((letter) => !isBlank(letter)) + 1);
}

/** Neighbours of one font and one direction together: their shapes depend on each other. */
function runsOf(letters: readonly PlacedLetter[]): (TextRun & { level: number })[] {
  const runs: (TextRun & { level: number })[] = [];
  for (const { letter, font, level } of letters) {
    const isRightToLeft = level % 2 === 1;
    const text = isRightToLeft ? (bidi.getMirroredCharacter(letter) ?? letter) : letter;
    const last = runs.at(-1);
    if (last?.font === font && last.level === level) last.text += text;
    else runs.push({ text, font, isRightToLeft, level });
  }
  for (const run of runs) run.text = run.text.replaceAll(/\p{Bidi_Control}/gu, '');
  return runs.filter(({ text }) => text !== '');
}

/** From the highest level down, every stretch of it is turned round (rule L2). */
function inVisualOrder(letters: readonly PlacedLetter[]): TextRun[] {
  let runs = runsOf(letters);
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    const turned: typeof runs = [];
    const stretch: typeof runs = [];
    for (const run of runs) {
      if (run.level >= level) stretch.unshift(run);
      else turned.push(...stretch.splice(0), run);
    }
    runs = [...turned, ...stretch];
  }
  return runs;
}
