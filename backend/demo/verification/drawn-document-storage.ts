import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import sharp from 'sharp';
import type { Tables } from '../../src/tables.js';
import type { DocumentStorage } from '../../src/platform/storage/document-storage.js';
import { findDemoDrawing } from './demo-drawings.repository.js';
import { drawDocument } from './drawing/draw-document.js';
import { drawPdf } from './drawing/draw-pdf.js';

/** A storage whose demo documents are drawn when they are first asked for: the first start need not wait for them. */
export function drawnDocumentStorage(storage: DocumentStorage, database: Kysely<Tables>): DocumentStorage {
  return {
    ...storage,
    read: async (key) => {
      const stored = await storage.read(key);
      if (stored !== undefined) return stored;
      const found = await findDemoDrawing(database, key);
      if (found === undefined) return undefined;
      const bytes = found.isPdf
        ? drawPdf(found.drawing)
        : await sharp(Buffer.from(drawDocument(found.drawing)))
            .webp({ quality: 84 })
            .toBuffer();
      await storage.write(key, bytes, found.isPdf ? 'application/pdf' : 'image/webp');
      return Readable.from([bytes]);
    },
  };
}
