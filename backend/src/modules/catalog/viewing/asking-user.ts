import type { FastifyRequest } from 'fastify';
import { Problem } from '../../../platform/http/problem.js';
import { type User, currentUser, requireUser } from '../../people/public.js';

/**
 * Who asks, on pages that everybody may see; undefined for a visitor. A token or an account that does not count makes a
 * visitor too: a page that needs none must not fail for it.
 */
export async function askingUser(request: FastifyRequest): Promise<User | undefined> {
  if (request.headers.authorization === undefined) return undefined;
  try {
    await requireUser(request);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    request.log.info({ err: error }, 'a token that does not count came with a public page');
    return undefined;
  }
  return currentUser(request);
}
