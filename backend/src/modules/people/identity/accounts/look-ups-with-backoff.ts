import type { Logger } from 'pino';
import type { AccountState, LookUpAccount } from './account-state.js';

const longestPauseMs = 30_000;

interface BackoffOptions {
  logger: Pick<Logger, 'warn' | 'info'>;
  now: () => number;
}

/**
 * Leaves an identity service that gives no answer alone for 1 s, then 2 s, up to 30 s: requests must not each wait for it
 * in turn, nor fill the log. In between, the last failure is thrown at once.
 */
export function lookUpsWithBackoff(lookUp: LookUpAccount, { logger, now }: BackoffOptions): LookUpAccount {
  let failures = 0;
  let quietUntilMs = 0;
  let lastError: unknown;

  function noteFailure(error: unknown): void {
    lastError = error;
    // Those that were under way together failed for one reason.
    if (now() < quietUntilMs) return;
    quietUntilMs = now() + Math.min(longestPauseMs, 1000 * 2 ** failures);
    failures += 1;
    logger.warn(
      { err: error },
      'the identity service does not say which accounts are still good; those that were within the last 10 minutes are let in',
    );
  }

  function noteAnswer(): void {
    if (failures > 0) logger.info('the identity service says again which accounts are still good');
    failures = 0;
    quietUntilMs = 0;
  }

  return async (uid): Promise<AccountState> => {
    if (now() < quietUntilMs) throw lastError;
    try {
      const state = await lookUp(uid);
      noteAnswer();
      return state;
    } catch (error) {
      noteFailure(error);
      throw error;
    }
  };
}
