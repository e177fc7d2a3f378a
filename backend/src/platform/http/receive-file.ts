import type { FastifyRequest } from 'fastify';
import type { Problem } from './problem.js';

interface ExpectedFile {
  /** The form's field. */
  field: string;
  /** No file arrived, or not whole. */
  missing: () => Problem;
  tooLarge: () => Problem;
}

/** The one file of an upload form; refuses in the words of anyone who expects it. */
export async function receiveFile(
  request: FastifyRequest,
  { field, missing, tooLarge }: ExpectedFile,
): Promise<{ bytes: Buffer; name: string }> {
  if (!request.isMultipart()) throw missing();
  try {
    const file = await request.file();
    if (file === undefined) throw missing();
    const bytes = await file.toBuffer();
    if (file.fieldname !== field || bytes.length === 0) throw missing();
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
