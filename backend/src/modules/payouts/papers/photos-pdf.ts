import { buffer } from 'node:stream/consumers';
import PdfDocument from 'pdfkit';
import sharp from 'sharp';

/** Photos on paper. */
export interface PhotoPages {
  title: string;
  /** Of the paper's properties: the same photos and date make the same bytes. */
  date: Date;
  /** Pictures as they are stored. */
  photos: Uint8Array[];
}

/** Twelve of them come to about three megabytes; banks take five. */
const longestSide = 1200;
const quality = 70;
const margin = 40;

/** Photos as a PDF, one on each page; one that cannot be opened is left out. */
export async function photosPdf({ title, date, photos }: PhotoPages): Promise<Uint8Array> {
  const document = new PdfDocument({
    size: 'A4',
    layout: 'landscape',
    margin,
    autoFirstPage: false,
    info: { Title: title, Producer: 'pdfkit', CreationDate: date },
  });
  const bytes = buffer(document);
  for (const photo of photos) {
    const jpeg = await sharp(photo)
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality })
      .toBuffer()
      .catch(() => undefined);
    if (jpeg === undefined) continue;
    document.addPage();
    const { width, height } = document.page;
    const fit: [number, number] = [width - 2 * margin, height - 2 * margin];
    document.image(jpeg, margin, margin, { fit, align: 'center', valign: 'center' });
  }
  if (document.bufferedPageRange().count === 0) document.addPage();
  document.end();
  return await bytes;
}
