import { buffer } from 'node:stream/consumers';
import PdfDocument from 'pdfkit';
import { ink, paperWriter } from './paper-writer.js';

const page = { left: 56, right: 539, width: 483, bottom: 770 } as const;
const soft = '#52525b';
const hairline = '#d4d4d8';

/** A paper of A4 pages in our look, on which one writes downwards. */
export interface Paper {
  heading: (text: string) => void;
  /** Lines of text below each other. */
  lines: (texts: readonly string[], look?: { isSoft?: boolean }) => void;
  /** Label and value beside each other. */
  facts: (rows: readonly (readonly [label: string, value: string])[]) => void;
  /** A table whose other columns are to the right; the last row may be its sum. */
  table: (
    head: readonly string[],
    rows: readonly (readonly string[])[],
    options?: { hasSum?: boolean },
  ) => void;
  space: () => void;
  end: () => Promise<Buffer>;
}

/** Begins a paper; the title is for the reader's window, the date for its properties. */
export function openPaper(title: string, date: Date): Paper {
  const document = new PdfDocument({
    size: 'A4',
    margins: { top: 56, bottom: 56, left: page.left, right: 56 },
    info: { Title: title, Producer: 'pdfkit', CreationDate: date },
    lang: 'en-GB',
    displayTitle: true,
  });
  const bytes = buffer(document);
  const write = paperWriter(document);
  const makeRoom = (points: number) => {
    if (document.y + points > page.bottom) document.addPage();
  };
  return {
    heading: (content) => {
      write(content, { left: page.left, width: page.width, isBold: true, size: 18 });
      document.moveDown(0.6);
    },
    lines: (texts, { isSoft = false } = {}) => {
      const look = isSoft ? { color: soft } : {};
      for (const line of texts) write(line, { left: page.left, width: page.width, ...look });
    },
    facts: (rows) => {
      for (const [label, value] of rows) {
        makeRoom(30);
        const top = document.y;
        write(label, { left: page.left, width: 140, color: soft });
        document.y = top;
        write(value, { left: page.left + 150, width: page.width - 150 });
        document.moveDown(0.25);
      }
    },
    table: (head, rows, { hasSum = false } = {}) => {
      const columnWidth = Math.min(95, (page.width * 0.65) / (head.length - 1));
      const firstWidth = page.width - columnWidth * (head.length - 1);
      const row = (cells: readonly string[], isBold: boolean, color = ink) => {
        makeRoom(40);
        const top = document.y + 5;
        let below = top;
        cells.forEach((cell, index) => {
          const left = index === 0 ? page.left : page.left + firstWidth + columnWidth * (index - 1);
          const width = index === 0 ? firstWidth - 8 : columnWidth;
          document.y = top;
          write(cell, { left, width, isToTheRight: index > 0, isBold, color, size: 8.5 });
          below = Math.max(below, document.y);
        });
        document.y = below + 5;
        document.moveTo(page.left, document.y).lineTo(page.right, document.y).lineWidth(0.5).stroke(hairline);
      };
      row(head, false, soft);
      rows.forEach((cells, index) => row(cells, hasSum && index === rows.length - 1));
      document.x = page.left;
    },
    space: () => void document.moveDown(1),
    end: async () => {
      document.end();
      return await bytes;
    },
  };
}
