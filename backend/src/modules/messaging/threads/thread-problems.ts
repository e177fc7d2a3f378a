import { Problem } from '../../../platform/http/problem.js';

export function threadNotFound(): Problem {
  return new Problem(404, 'THREAD_NOT_FOUND', 'We can’t find that conversation among yours.');
}

export function memberLeft(): Problem {
  return new Problem(
    409,
    'MEMBER_LEFT',
    'This person has closed their account and can’t read messages any more.',
  );
}

export function tooManyOwners(owners: number): Problem {
  const sentence = `You’ve written to ${owners} owners today. Please wait for an answer, or write to others tomorrow.`;
  return new Problem(429, 'TOO_MANY_OWNERS', sentence);
}

/** Does not say which of the two has blocked the other to the one who was blocked. */
export function messagesBlocked({ byMe }: { byMe: boolean }): Problem {
  const sentence = byMe
    ? 'You’ve blocked this person. Unblock them to send a message.'
    : 'You can’t send messages to this person. If it’s about a trip, please contact us.';
  return new Problem(403, 'MESSAGES_BLOCKED', sentence);
}
