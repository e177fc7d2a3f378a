import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { decodedBytes, mostDecodedBytes, tooManyBytes } from '../../../platform/files/decoded-bytes.js';
import { describeSize, keptSize, type Size } from '../../../platform/files/kept-size.js';
import { findPdfViolation, isPdf } from './check-pdf.js';
import { documentLimits } from './document-limits.js';
import { documentProblem } from './document-problems.js';
import type { DocumentsTable } from './documents.table.js';

export interface ProcessedDocument {
  bytes: Uint8Array;
  media_type: DocumentsTable['media_type'];
  width: number | null;
  height: number | null;
}

const pdf = { mime: 'application/pdf', ext: 'pdf' } as const;
const pictures = new Set(['image/jpeg', 'image/png', 'image/webp']);

/**
 * An uploaded document made safe: read by what its bytes are, whatever it is called. A picture is turned upright and
 * encoded anew without its metadata, large enough to read small print; a PDF is kept as it is once it is plain.
 *
 * @param mayBePdf no one is seen on a PDF
 * @param mayBeSmall nothing has to be legible on it
 * @throws Problem DOCUMENT_TYPE_NOT_ALLOWED, DOCUMENT_NOT_SAFE, DOCUMENT_DAMAGED, DOCUMENT_TOO_SMALL,
 *   DOCUMENT_TOO_MANY_PIXELS
 */
export async function processDocument(
  bytes: Uint8Array,
  { mayBePdf, mayBeSmall = false }: { mayBePdf: boolean; mayBeSmall?: boolean },
): Promise<ProcessedDocument> {
  if (mayBePdf && isPdf(bytes)) return processPdf(bytes);
  const type = isPdf(bytes) ? pdf : await fileTypeFromBuffer(bytes);
  if (type !== undefined && pictures.has(type.mime)) return await processPicture(bytes, mayBeSmall);
  const what = type === undefined ? 'not a file that we can read' : `a ${type.ext.toUpperCase()} file`;
  throw documentProblem(
    415,
    'DOCUMENT_TYPE_NOT_ALLOWED',
    `This is ${what}. Please choose a JPEG, PNG or WebP picture${mayBePdf ? ', or a PDF' : ''}.`,
  );
}

function processPdf(bytes: Uint8Array): ProcessedDocument {
  const objection = findPdfViolation(bytes);
  if (objection !== undefined) {
    throw documentProblem(
      422,
      'DOCUMENT_NOT_SAFE',
      `We cannot take this PDF: it ${objection}. Please send a plain scan, or a picture.`,
    );
  }
  return { bytes, media_type: 'application/pdf', width: null, height: null };
}

async function processPicture(bytes: Uint8Array, mayBeSmall: boolean): Promise<ProcessedDocument> {
  const { longestSide } = documentLimits;
  const image = sharp(bytes, { limitInputPixels: mostDecodedBytes, failOn: 'error' });
  const metadata = await image.metadata().catch((cause: unknown) => {
    if (cause instanceof Error && cause.message.includes('pixel limit')) throw tooManyPixels();
    throw damaged();
  });
  if (decodedBytes(metadata) > mostDecodedBytes) throw tooManyPixels();
  if (!mayBeSmall) requireLegible(metadata.autoOrient);
  const { data, info } = await image
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .webp({ quality: 88, smartSubsample: true })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw damaged();
    });
  return { bytes: data, media_type: 'image/webp', width: info.width, height: info.height };
}

function requireLegible(picture: Size): void {
  const { leastLongSide, leastShortSide, longestSide } = documentLimits;
  const kept = keptSize(picture, longestSide);
  const { width, height } = kept;
  if (Math.max(width, height) >= leastLongSide && Math.min(width, height) >= leastShortSide) return;
  throw documentProblem(
    422,
    'DOCUMENT_TOO_SMALL',
    `This picture is ${describeSize(picture, kept)}, too small to read. It should have at least ${leastLongSide} × ${leastShortSide}.`,
  );
}

function tooManyPixels() {
  return documentProblem(422, 'DOCUMENT_TOO_MANY_PIXELS', tooManyBytes('picture'));
}

function damaged() {
  return documentProblem(
    422,
    'DOCUMENT_DAMAGED',
    'This picture is incomplete or damaged. Please choose another, or take it again.',
  );
}
