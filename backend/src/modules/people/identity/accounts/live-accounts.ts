import type { Logger } from 'pino';
import { clockSkewMs, type TokenTimes } from '../token-times.js';
import { identityUnavailable, tokenInvalid } from '../token-problems.js';
import type { AccountState, LookUpAccount } from './account-state.js';
import { lookUpsWithBackoff } from './look-ups-with-backoff.js';

export interface Session extends TokenTimes {
  uid: string;
}

/** Knows which sessions have been ended at the identity service. */
export interface LiveAccounts {
  /** @throws Problem 401 TOKEN_INVALID for an ended session, 503 IDENTITY_UNAVAILABLE when it cannot be told */
  requireLive: (session: Session) => Promise<void>;
}

/** Older answers are used once more, and renewed behind the request's back. */
const freshMs = 25_000;
/** Older answers are waited for. With a look-up's 5 s, a session's end is noticed within 55 s. */
const usableMs = 50_000;
/** How long an account that was good is believed to be so while the identity service gives no answer. */
const graceMs = 10 * 60_000;

interface LiveAccountsOptions {
  lookUp: LookUpAccount;
  logger: Pick<Logger, 'warn' | 'info'>;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** The account that was used longest ago is forgotten first; asking again is all that this costs. */
  maxAccounts?: number;
}

interface Answer {
  state: AccountState;
  /** When it was asked for: what happened afterwards is not in it. */
  askedAtMs: number;
}

/**
 * Asks about accounts and remembers the answers for less than a minute, so that a request of an account in use waits for
 * nothing. A token is an answer too: Google issues one only while the account is good.
 */
export function liveAccounts(options: LiveAccountsOptions): LiveAccounts {
  const { logger, now = Date.now, maxAccounts = 10_000 } = options;
  const answers = new Map<string, Answer>();
  const underWay = new Map<string, Promise<void>>();
  const lookUp = lookUpsWithBackoff(options.lookUp, { logger, now });

  async function ask(uid: string): Promise<void> {
    const askedAtMs = now();
    answers.set(uid, { state: await lookUp(uid), askedAtMs });
    const [longestUnused] = answers.keys();
    if (answers.size > maxAccounts && longestUnused !== undefined) answers.delete(longestUnused);
  }

  /** Concurrent questions about one account are one look-up. */
  function renew(uid: string): Promise<void> {
    const running = underWay.get(uid) ?? ask(uid).finally(() => underWay.delete(uid));
    underWay.set(uid, running);
    return running;
  }

  function recall(uid: string): Answer | undefined {
    const answer = answers.get(uid);
    if (answer === undefined) return undefined;
    answers.delete(uid);
    answers.set(uid, answer);
    return answer;
  }

  async function renewIfNeeded(session: Session): Promise<void> {
    const answer = recall(session.uid);
    const ageMs = now() - Math.max(answer?.askedAtMs ?? 0, provenAtMs(session));
    if (ageMs > usableMs) {
      await renew(session.uid).catch((error: unknown) => {
        if (ageMs > graceMs) throw identityUnavailable(error);
      });
    } else if (answer === undefined || ageMs > freshMs) {
      // Failures are logged where the look-up is made, and the next request asks again.
      renew(session.uid).catch(() => undefined);
    }
  }

  return {
    requireLive: async (session) => {
      await renewIfNeeded(session);
      const answer = answers.get(session.uid);
      const reason = answer && reasonToRefuse(answer, session);
      if (reason !== undefined) throw tokenInvalid(reason);
    },
  };
}

/** The account was certainly good then, by our clock, however far the two clocks are apart. */
function provenAtMs({ issuedAtMs }: Session): number {
  return issuedAtMs - clockSkewMs;
}

function reasonToRefuse({ state, askedAtMs }: Answer, session: Session): string | undefined {
  if (state.status === 'active') {
    return session.signedInAtMs < state.validSinceMs ? 'The session was revoked' : undefined;
  }
  // An account that is good again gets a token that is newer than what we know of it.
  return askedAtMs >= provenAtMs(session) ? `The account is ${state.status}` : undefined;
}
