import type { FastifyRequest } from 'fastify';
import { photoLimits } from './photo-limits.js';
import { photoProblem } from './photo-problems.js';

/**
 * The one file of an upload form, from its field `photo`.
 *
 * @throws Problem 400 PHOTO_MISSING or 413 PHOTO_TOO_LARGE
 */
export async function receivePhoto(request: FastifyRequest): Promise<{ bytes: Buffer; name: string }> {
  if (!request.isMultipart()) throw missing();
  try {
    const file = await request.file();
    if (file === undefined) throw missing();
    const bytes = await file.toBuffer();
    if (file.fieldname !== 'photo' || bytes.length === 0) throw missing();
    return { bytes, name: file.filename };
  } catch (error) {
    const { code, statusCode = 400 } = error as { code?: string; statusCode?: number };
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge();
    // A form that breaks off or is none; anything else is not the sender's fault.
    if (code?.startsWith('FST_') === true ? statusCode < 500 : isFormError(error)) throw missing();
    throw error;
  }
}

function isFormError(error: unknown): boolean {
  return error instanceof Error && /multipart|form/i.test(error.message) && error.name === 'Error';
}

function missing() {
  return photoProblem(400, 'PHOTO_MISSING', 'No photo arrived. Please choose it again.');
}

function tooLarge() {
  const megabytes = photoLimits.bytes / 1024 / 1024;
  return photoProblem(
    413,
    'PHOTO_TOO_LARGE',
    `This photo is larger than ${megabytes} MB. Please choose a smaller one.`,
  );
}
