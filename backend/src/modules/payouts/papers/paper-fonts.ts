import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import anyAscii from 'any-ascii';
import { create, type Font } from 'fontkit';

const { resolve } = createRequire(import.meta.url);
const notoSans = (script: string) =>
  resolve(`@fontsource/noto-sans-${script}/files/noto-sans-${script}-${script}-400-normal.woff`);
/** These packages let only their program be named: their files are beside its folder. */
const notoCjk = (part: string, file: string) =>
  resolve(`@embedpdf/fonts-${part}`).replace(/dist.[^/\\]*$/, `fonts/${file}-Regular.otf`);

const everyLetter = /[^]/u;

/** In the order of asking. DejaVu has every European letter, Arabic and Hebrew; the others are for their own letters. */
const files = {
  bold: { letters: everyLetter, find: () => resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf') },
  regular: { letters: everyLetter, find: () => resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf') },
  thai: { letters: /\p{Script_Extensions=Thai}/u, find: () => notoSans('thai') },
  devanagari: { letters: /\p{Script_Extensions=Devanagari}/u, find: () => notoSans('devanagari') },
  bengali: { letters: /\p{Script_Extensions=Bengali}/u, find: () => notoSans('bengali') },
  tamil: { letters: /\p{Script_Extensions=Tamil}/u, find: () => notoSans('tamil') },
  korean: { letters: /\p{Script_Extensions=Hangul}/u, find: () => notoCjk('kr', 'NotoSansKR') },
  chinese: {
    letters:
      /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\p{Script_Extensions=Bopomofo}]/u,
    find: () => notoCjk('sc', 'NotoSansHans'),
  },
};
export type PaperFont = keyof typeof files;
const names = Object.keys(files) as PaperFont[];

/** Read when the first text needs them: those of Chinese and Korean are megabytes. */
const loaded = new Map<PaperFont, { bytes: Buffer; font: Font }>();

export function fontBytes(name: PaperFont): Buffer {
  return load(name).bytes;
}

/** A letter with its marks, and a font that has all of them. */
export interface PrintedLetter {
  letter: string;
  font: PaperFont;
}

/** Nearly all of a paper: Latin letters that DejaVu is known to have. */
const ownLetters = /^[ -~\u00A0-\u024F€–’]*$/;
const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * A text in letters that can be printed: what no font of ours has is written in Latin letters, so that a paper never shows
 * an empty box.
 */
export function printedLetters(text: string, isBold: boolean): PrintedLetter[] {
  const first: PaperFont = isBold ? 'bold' : 'regular';
  if (ownLetters.test(text)) return Array.from(text, (letter) => ({ letter, font: first }));
  const printed: PrintedLetter[] = [];
  for (const { segment: letter } of letters.segment(text.normalize('NFC'))) {
    // Says where words stand, and is not drawn itself.
    const font = /^\p{Bidi_Control}$/u.test(letter) ? first : fontOf(letter, first);
    if (font !== undefined) printed.push({ letter, font });
    else for (const latin of inLatin(letter, first)) printed.push({ letter: latin, font: first });
  }
  return printed;
}

function fontOf(letter: string, first: PaperFont): PaperFont | undefined {
  return names.find(
    (name) =>
      (name !== 'bold' || first === 'bold') &&
      files[name].letters.test(letter) &&
      Array.from(letter).every((part) => load(name).font.hasGlyphForCodePoint(part.codePointAt(0) ?? 0)),
  );
}

/** What cannot be seen is left out; a letter that nothing is known of is a question mark. */
function inLatin(letter: string, first: PaperFont): string {
  const visible = letter.replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, '');
  if (visible === '') return /\s/.test(letter) ? ' ' : '';
  return (
    Array.from(visible, (part) => (fontOf(part, first) === first ? part : anyAscii(part))).join('') || '?'
  );
}

function load(name: PaperFont): { bytes: Buffer; font: Font } {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const bytes = readFileSync(files[name].find());
  const font = create(bytes);
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`The file of ${name} is a collection of fonts`);
  loaded.set(name, { bytes, font });
  return { bytes, font };
}
