import { useCurrentUser, useEmailConfirmation } from 'shared-auth';
import { BusyButton, Notice } from 'shared-ui';

/** What a user with an unconfirmed address can do: open the link, or have it sent again, at most every minute. */
export function ConfirmEmail({ onConfirmed }: { onConfirmed: () => void }) {
  const { email } = useCurrentUser();
  const { message, isSending, secondsToWait, send, isChecking, check } = useEmailConfirmation(onConfirmed);
  return (
    <Notice tone="warning" heading="Confirm your email address">
      <p>
        Open the link we sent to <span className="wrap-anywhere">{email}</span>. Then you can send documents
        and list cars, and we’ll email you about your trips.
      </p>
      <p role="status" className="font-medium empty:hidden">
        {message}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <BusyButton isBusy={isChecking} className="btn-outline" onClick={check}>
          I’ve opened the link
        </BusyButton>
        <BusyButton
          isBusy={isSending}
          isDisabled={secondsToWait > 0}
          className="btn-ghost aria-disabled:cursor-not-allowed"
          onClick={send}
        >
          Send the link again{secondsToWait > 0 && ` in ${String(secondsToWait)} s`}
        </BusyButton>
      </div>
    </Notice>
  );
}
