import type { FastifyRequest } from 'fastify';
import { receiveFile } from '../../../platform/http/receive-file.js';
import { photoLimits } from './photo-limits.js';
import { photoProblem } from './photo-problems.js';

/**
 * The one file of an upload form, from its field `photo`.
 *
 * @throws Problem 400 PHOTO_MISSING or 413 PHOTO_TOO_LARGE
 */
export async function receivePhoto(request: FastifyRequest): Promise<{ bytes: Buffer; name: string }> {
  return await receiveFile(request, { field: 'photo', missing, tooLarge });
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
