import './modules/payouts/files.js';
import './modules/people/files.js';
import './modules/catalog/files.js';
import { documentProblem } from './modules/people/documents/document-problems.js';
import { photoProblem } from './modules/catalog/photos/photo-problems.js';
import { Problem } from './platform/http/problem.js';
import { createFileOpener, type FileOpener, type FileOpenerOptions } from './platform/files/file-opener.js';

const worker = new URL(
  import.meta.url.endsWith('.js') ? './file-worker.js' : './file-worker.ts',
  import.meta.url,
);

/** A file opener for every kind of file that modules take. */
export function createProductFileOpener(
  options: Omit<FileOpenerOptions, 'worker' | 'unopenable'> = {},
): FileOpener {
  return createFileOpener({
    ...options,
    worker,
    unopenable: {
      paper: () =>
        new Problem(503, 'SERVICE_UNAVAILABLE', 'This file takes too long to make. Please try again later.'),
      photo: () =>
        photoProblem(
          422,
          'PHOTO_DAMAGED',
          'This photo takes too long to open. Please save it again as a JPEG.',
        ),
      document: () =>
        documentProblem(
          422,
          'DOCUMENT_DAMAGED',
          'This file takes too long to open. Please take a photo of the document instead.',
        ),
    },
  });
}
