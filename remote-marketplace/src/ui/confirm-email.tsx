import { useCurrentUser, useEmailConfirmation } from '@drove/shared-auth';
import { fillIn } from '@drove/shared-ui';
import { confirmEmailLabels } from './labels';

interface ConfirmEmailProps {
  /** What it is needed for, with `{email}` for the address. */
  explanation: string;
  onConfirmed: () => void;
}

/** What a person does whose address is not confirmed: open the link, or have it sent again, at most every minute. */
export function ConfirmEmail({ explanation, onConfirmed }: ConfirmEmailProps) {
  const { email } = useCurrentUser();
  const { message, isSending, secondsToWait, send, isChecking, check } = useEmailConfirmation(onConfirmed);
  const mayNotSend = isSending || secondsToWait > 0;
  return (
    <div className="grid gap-3 rounded-box border border-warning/40 bg-warning/10 p-5">
      <p>
        {fillIn(explanation, {
          email: <span className="wrap-anywhere">{email}</span>,
        })}
      </p>
      <p role="status" className="font-medium empty:hidden">
        {message}
      </p>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className="btn btn-outline aria-disabled:opacity-80"
          aria-disabled={isChecking}
          onClick={() => {
            if (!isChecking) check();
          }}
        >
          {confirmEmailLabels.check}
        </button>
        <button
          type="button"
          className="btn btn-ghost aria-disabled:cursor-not-allowed aria-disabled:opacity-80"
          aria-disabled={mayNotSend}
          onClick={() => {
            if (!mayNotSend) send();
          }}
        >
          {secondsToWait > 0 ? confirmEmailLabels.sendAgainIn(secondsToWait) : confirmEmailLabels.sendAgain}
        </button>
      </div>
    </div>
  );
}
