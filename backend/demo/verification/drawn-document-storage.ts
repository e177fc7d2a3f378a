import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import sharp from 'sharp';
import type { Tables } from '../../src/tables.js';
import type { DocumentStorage } from '../../src/platform/storage/document-storage.js';
import { findDemoDrawing } from './demo-drawings.repository.js';
import { findDemoCarPaper } from '../cars/demo-car-documents.repository.js';
import { drawCarPaper } from './drawing/draw-car-paper.js';
import { drawDocument } from './drawing/draw-document.js';
import { drawPdf } from './drawing/draw-pdf.js';

/** A storage whose demo documents are drawn when they are first asked for: the first start need not wait for them. */
export function drawnDocumentStorage(storage: DocumentStorage, database: Kysely<Tables>): DocumentStorage {
  return {
    ...storage,
    read: async (key) => {
      const stored = await storage.read(key);
      if (stored !== undefined) return stored;
      const drawn = await draw(database, key);
      if (drawn === undefined) return undefined;
      const isPdf = typeof drawn !== 'string';
      const bytes = isPdf ? drawn : await sharp(Buffer.from(drawn)).webp({ quality: 84 }).toBuffer();
      await storage.write(key, bytes, isPdf ? 'application/pdf' : 'image/webp');
      return Readable.from([bytes]);
    },
  };
}

/** A PDF, or a picture as SVG. */
async function draw(database: Kysely<Tables>, key: string): Promise<Buffer | string | undefined> {
  const paper = await findDemoCarPaper(database, key);
  if (paper !== undefined) return drawCarPaper(paper);
  const found = await findDemoDrawing(database, key);
  if (found === undefined) return undefined;
  return found.isPdf ? drawPdf(found.drawing) : drawDocument(found.drawing);
}
