import { Problem } from '../../../platform/http/problem.js';

/** Not a token of ours, or one that no longer counts. The reason goes to the log, not to a forger. */
export function tokenInvalid(cause: unknown): Problem {
  return new Problem(401, 'TOKEN_INVALID', 'We couldn’t confirm who you are. Please sign in again.', {
    cause,
  });
}

/** The session began before the address of its account was confirmed: its holder signs in anew. */
export function sessionEnded(): Problem {
  return new Problem(401, 'SESSION_ENDED', 'Your address is confirmed. Sign in to continue.');
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
