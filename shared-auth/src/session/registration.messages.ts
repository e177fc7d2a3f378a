import toast from 'react-hot-toast';
import type { RegistrationOutcome } from './registration';

/** What a sign-up's outcome is called; a failure for any other reason is for the console only. */
const outcomeMessages: Record<Exclude<RegistrationOutcome['kind'], 'failed'>, string> = {
  registered: 'user created successfully',
  refused: 'Failed to register user, Please try again later',
  'email-in-use': 'Email already in use.',
};

/** What comes next for a user who has signed up. */
const linkSent = (email: string) => `We sent a link to ${email}. Open it to confirm your email address.`;
const linkNotSent =
  'We couldn’t send the link to confirm your email address. You can send it again on your account page.';

/** Shows how a sign-up ended, as the specification has it. */
export function announceRegistration(outcome: RegistrationOutcome, email: string): void {
  if (outcome.kind === 'registered') {
    toast.success(outcomeMessages.registered);
    if (outcome.isLinkSent !== undefined) toast(outcome.isLinkSent ? linkSent(email) : linkNotSent);
  } else if (outcome.kind !== 'failed') toast.error(outcomeMessages[outcome.kind]);
}
