import { fontBytes, type PaperFont } from './paper-fonts.js';
import { textLines, type TextRun } from './text-lines.js';

export const ink = '#18181b';

interface WritingLook {
  left: number;
  width: number;
  isToTheRight?: boolean;
  isBold?: boolean;
  color?: string;
  size?: number;
}

const asGiven: PDFKit.Mixins.TextOptions = { lineBreak: false, baseline: 'alphabetic' };
/** Left to itself pdfkit sets words one after the other from the left; with features named, the font orders them. */
const fromTheRight: PDFKit.Mixins.TextOptions = { ...asGiven, features: [] };
const optionsOf = ({ isRightToLeft }: TextRun) => (isRightToLeft ? fromTheRight : asGiven);
/** Where letters stand in a line's height, from above. */
const base = 0.8;

/** Writes a text where the document is, in as many lines as it needs, and moves the document below it. */
export function paperWriter(document: PDFKit.PDFDocument) {
  const opened = new Set<PaperFont>();
  const useFont = (font: PaperFont) => {
    if (!opened.has(font)) document.registerFont(font, fontBytes(font));
    opened.add(font);
    return document.font(font);
  };
  return (
    text: string,
    { left, width, isToTheRight = false, isBold = false, color = ink, size = 9.5 }: WritingLook,
  ): void => {
    const own = isBold ? 'bold' : 'regular';
    document.fontSize(size);
    const widthOf = (run: TextRun) => useFont(run.font).widthOfString(run.text, optionsOf(run));
    for (const line of textLines(text, { isBold, width, widthOf })) {
      // The line is as high as our own letters, whatever other fonts are in it, and all stand on its base.
      const height = useFont(own).currentLineHeight(true);
      if (document.y + height > document.page.maxY()) document.addPage();
      document.fillColor(color);
      const { y } = document;
      const widths = line.map((run) => widthOf(run));
      let x = isToTheRight ? widths.reduce((rest, each) => rest - each, left + width) : left;
      for (const [index, run] of line.entries()) {
        useFont(run.font).text(run.text, x, y + height * base, optionsOf(run));
        x += widths[index] ?? 0;
      }
      useFont(own);
      document.y = y + height;
    }
  };
}
