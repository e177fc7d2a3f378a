import { useCurrentUser, useEmailConfirmation } from 'shared-auth';

/** What an owner does whose address is not confirmed: open the link, or have it sent again, at most every minute. */
export function ConfirmEmail({ onConfirmed }: { onConfirmed: () => void }) {
  const { email } = useCurrentUser();
  const { message, isSending, secondsToWait, send, isChecking, check } = useEmailConfirmation(onConfirmed);
  const mayNotSend = isSending || secondsToWait > 0;
  return (
    <div className="grid gap-3 rounded-box border border-warning/40 bg-warning/10 p-5">
      <p>
        Open the link we sent to <span className="wrap-anywhere">{email}</span>. Then send the car for
        verification.
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
          I’ve opened the link
        </button>
        <button
          type="button"
          className="btn btn-ghost aria-disabled:cursor-not-allowed aria-disabled:opacity-80"
          aria-disabled={mayNotSend}
          onClick={() => {
            if (!mayNotSend) send();
          }}
        >
          Send the link again{secondsToWait > 0 && ` in ${String(secondsToWait)} s`}
        </button>
      </div>
    </div>
  );
}
