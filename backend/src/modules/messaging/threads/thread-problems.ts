import { Problem } from '../../../platform/http/problem.js';

export function threadNotFound(): Problem {
  return new Problem(404, 'THREAD_NOT_FOUND', 'We can’t find that conversation among yours.');
}

/** Does not say which of the two has blocked the other to the one who was blocked. */
export function messagesBlocked({ byMe }: { byMe: boolean }): Problem {
  const sentence = byMe
    ? 'You’ve blocked this person. Unblock them to send a message.'
    : 'You can’t send messages to this person. If it’s about a trip, please contact us.';
  return new Problem(403, 'MESSAGES_BLOCKED', sentence);
}
