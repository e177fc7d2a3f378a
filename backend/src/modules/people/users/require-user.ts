import type { FastifyRequest } from 'fastify';
import { setCaller } from '../../../platform/http/caller.js';
import { Problem, type ProblemCode } from '../../../platform/http/problem.js';
import { refusalsOfCheck, refusingWith } from '../../../platform/http/refusals.js';
import { callerIdentity, requireIdentity } from '../identity/require-identity.js';
import { isEmailConfirmed, recordConfirmation } from './confirmed-email.js';
import { profileRequired, requireProfile } from './profile.js';
import { findUserByIdentity } from './users.repository.js';
import { permissionsOf, type Permission } from './permissions.js';
import type { User } from './users.table.js';

const usersOfRequests = new WeakMap<FastifyRequest, User>();

/** The caller's row in our own database. Only behind `requireUser` or `requirePermission`. */
export function currentUser(request: FastifyRequest): User {
  const user = usersOfRequests.get(request);
  if (user === undefined)
    throw new Error('currentUser needs requireUser or requirePermission as a preHandler');
  return user;
}

/**
 * Lets through anyone who has a profile that is not closed, suspended people included: they may still read what is theirs.
 *
 * @throws Problem 401 without a good token, or SESSION_ENDED; 403 PROFILE_REQUIRED, ACCOUNT_CLOSED
 */
export async function requireUser(request: FastifyRequest): Promise<void> {
  await requireIdentity(request);
  const user = await findUserByIdentity(request.server.deps.database, callerIdentity(request).uid);
  if (user === undefined) throw profileRequired();
  if (user.account_status === 'closed') {
    throw new Problem(403, 'ACCOUNT_CLOSED', 'This account has been closed.');
  }
  const identity = callerIdentity(request);
  const confirmed = await recordConfirmation(request.server.deps, user, identity);
  requireProfile(confirmed);
  setCaller(request, user.uuid);
  usersOfRequests.set(request, confirmed);
}
refusingWith(
  [...refusalsOfCheck(requireIdentity), 'SESSION_ENDED', 'PROFILE_REQUIRED', 'ACCOUNT_CLOSED'],
  requireUser,
);

/**
 * Lets through users with one of these permissions, by our own database. A suspended administrator is never one of them.
 *
 * @throws Problem as `requireUser`, and 403 ROLE_NOT_ALLOWED
 */
export function requirePermission(...sufficient: Permission[]) {
  const refusals = [...refusalsOfCheck(requireUser), 'ROLE_NOT_ALLOWED'] as ProblemCode[];
  if (sufficient.includes('administer')) refusals.push('ACCOUNT_SUSPENDED');
  return refusingWith(refusals, async (request: FastifyRequest): Promise<void> => {
    await requireUser(request);
    const user = currentUser(request);
    if (!permissionsOf(user).some((permission) => sufficient.includes(permission))) {
      throw new Problem(403, 'ROLE_NOT_ALLOWED', 'Your account isn’t allowed to do this.');
    }
    if (user.role === 'admin' && user.account_status !== 'active') throw suspended();
  });
}

/** The same where it depends on what is done; @throws Problem 403 ACCOUNT_SUSPENDED */
export function requireActiveUser({ account_status }: User): void {
  if (account_status !== 'active') throw suspended();
}

/**
 * Refuses suspended people; put it after `requireUser` or `requirePermission` on whatever makes or changes something.
 *
 * @throws Problem 403 ACCOUNT_SUSPENDED
 */
// oxlint-disable-next-line typescript/require-await -- fastify takes a hook without a callback for async only
export async function requireActive(request: FastifyRequest): Promise<void> {
  requireActiveUser(currentUser(request));
}
refusingWith(['ACCOUNT_SUSPENDED'], requireActive);

/**
 * Refuses people who have not confirmed their address; put it after `requireActive` on what makes work for others.
 *
 * @throws Problem 403 EMAIL_NOT_CONFIRMED
 */
// oxlint-disable-next-line typescript/require-await -- fastify takes a hook without a callback for async only
export async function requireConfirmedEmail(request: FastifyRequest): Promise<void> {
  requireConfirmedUser(currentUser(request));
}
refusingWith(['EMAIL_NOT_CONFIRMED'], requireConfirmedEmail);

/** The same where it depends on what is done; @throws Problem 403 EMAIL_NOT_CONFIRMED */
export function requireConfirmedUser(user: User): void {
  if (isEmailConfirmed(user)) return;
  throw new Problem(
    403,
    'EMAIL_NOT_CONFIRMED',
    `Please confirm your email address first: open the link that we sent to ${user.email}.`,
  );
}

/** For so long a person who has said their password may do what a stolen session must not. */
const recentMs = 10 * 60_000;

/**
 * Refuses people who have said their password more than ten minutes ago; put it after `requireActive` on what moves money
 * elsewhere.
 *
 * @throws Problem 403 RECENT_SIGN_IN_REQUIRED
 */
// oxlint-disable-next-line typescript/require-await -- fastify takes a hook without a callback for async only
export async function requireRecentSignIn(request: FastifyRequest): Promise<void> {
  // A claim that is no number counts as old.
  if (callerIdentity(request).signInAgeMs <= recentMs) return;
  const sentence = 'It’s been a while since you signed in. Please confirm your password.';
  throw new Problem(403, 'RECENT_SIGN_IN_REQUIRED', sentence);
}
refusingWith(['RECENT_SIGN_IN_REQUIRED'], requireRecentSignIn);

function suspended(): Problem {
  return new Problem(403, 'ACCOUNT_SUSPENDED', 'Your account is suspended. Please contact us.');
}
