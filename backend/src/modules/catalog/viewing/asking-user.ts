import type { FastifyRequest } from 'fastify';
import { type User, callerIdentity, findUserByIdentity, requireIdentity } from '../../people/public.js';

/**
 * Who asks, on pages that everybody may see; undefined for a visitor. A token that is no good makes a visitor too: a page
 * that needs none must not fail for it.
 */
export async function askingUser(request: FastifyRequest): Promise<User | undefined> {
  if (request.headers.authorization === undefined) return undefined;
  try {
    await requireIdentity(request);
  } catch (error) {
    request.log.info({ err: error }, 'a token that does not count came with a public page');
    return undefined;
  }
  const user = await findUserByIdentity(request.server.deps.database, callerIdentity(request).uid);
  return user?.account_status === 'closed' ? undefined : user;
}
