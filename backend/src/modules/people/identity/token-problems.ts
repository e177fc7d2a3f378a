import { Problem } from '../../../platform/http/problem.js';

/** Not a token of ours, or one that no longer counts. The reason goes to the log, not to a forger. */
export function tokenInvalid(cause: unknown): Problem {
  return new Problem(401, 'TOKEN_INVALID', 'We couldn’t confirm who you are. Please sign in again.', {
    cause,
  });
}

export function tokenExpired(cause?: unknown): Problem {
  return new Problem(401, 'TOKEN_EXPIRED', 'Your session has expired. Please sign in again.', { cause });
}

export function identityUnavailable(cause: unknown): Problem {
  return new Problem(
    503,
    'IDENTITY_UNAVAILABLE',
    'The sign-in service isn’t responding. Please try again in a moment.',
    {
      cause,
    },
  );
}
