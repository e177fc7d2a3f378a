import { useCurrentUser, useEmailConfirmation } from '@drove/shared-auth';
import { BusyButton, Notice } from '@drove/shared-ui';
import { confirmEmailLabels } from './labels';
import { Sentence } from './sentence';

/** What a user with an unconfirmed address can do: open the link, or have it sent again, at most every minute. */
export function ConfirmEmail({ onConfirmed }: { onConfirmed: () => void }) {
  const { email } = useCurrentUser();
  const { message, isSending, secondsToWait, send, isChecking, check } = useEmailConfirmation(onConfirmed);
  return (
    <Notice tone="warning" heading={confirmEmailLabels.heading}>
      <p>
        <Sentence
          text={confirmEmailLabels.explanation}
          parts={{ email: <span className="wrap-anywhere">{email}</span> }}
        />
      </p>
      <p role="status" className="font-medium empty:hidden">
        {message}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <BusyButton isBusy={isChecking} className="btn-outline" onClick={check}>
          {confirmEmailLabels.opened}
        </BusyButton>
        <BusyButton
          isBusy={isSending}
          isDisabled={secondsToWait > 0}
          className="btn-ghost aria-disabled:cursor-not-allowed"
          onClick={send}
        >
          <span>
            {secondsToWait > 0 ? confirmEmailLabels.resendIn(secondsToWait) : confirmEmailLabels.resend}
          </span>
        </BusyButton>
      </div>
    </Notice>
  );
}
