import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { App } from '../../../platform/http/app-types.js';
import { limitUploads } from '../../../platform/http/limit-uploads.js';
import { receiveFile } from '../../../platform/http/receive-file.js';
import { compileValidator } from '../../../platform/http/validation.js';
import { documentLimits } from './document-limits.js';
import { documentMissing, documentTooLarge } from './document-problems.js';

/** What a route that takes a document may refuse, whatever it is of. */
export const documentRefusals = [
  'DOCUMENT_MISSING',
  'DOCUMENT_TOO_LARGE',
  'DOCUMENT_TYPE_NOT_ALLOWED',
  'DOCUMENT_NOT_SAFE',
  'DOCUMENT_DAMAGED',
  'DOCUMENT_TOO_SMALL',
  'DOCUMENT_TOO_MANY_PIXELS',
  'UPLOADS_BUSY',
] as const;

/** The form in which a document comes, for the API's description. */
export const documentForm = Type.Object({
  document: Type.Unsafe<unknown>({ type: 'string', format: 'binary' }),
});

/** Lets the routes of a scope take a document, and answers what such a route is registered with. */
export async function takeDocuments(app: App) {
  await app.register(multipart, {
    limits: { fileSize: documentLimits.bytes, files: 1, fields: 10, parts: 11 },
  });
  return {
    limit: limitUploads(app, 'documents'),
    // The file and the form around it; the file's own limit says more kindly what is wrong.
    bodyLimit: documentLimits.bytes + 1024 * 1024,
    // The form is read as it arrives; its schema is for the document only.
    validatorCompiler: (route: Parameters<typeof compileValidator>[0]) =>
      route.httpPart === 'body' ? (value: unknown) => ({ value }) : compileValidator(route),
  };
}

/**
 * The one file of an upload form, from its field `document`.
 *
 * @throws Problem 400 DOCUMENT_MISSING or 413 DOCUMENT_TOO_LARGE
 */
export async function receiveDocument(request: FastifyRequest): Promise<{ bytes: Buffer; name: string }> {
  return await receiveFile(request, {
    field: 'document',
    missing: documentMissing,
    tooLarge: documentTooLarge,
  });
}
