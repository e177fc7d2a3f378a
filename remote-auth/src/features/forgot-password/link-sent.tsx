import { sentMessage } from './forgot-password-form.messages';
import { linkSentLabels } from './labels';

export interface LinkSentProps {
  email: string;
  sendAgain: () => void;
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Instead of the form once the link was asked for; takes the focus, which was on the form's button. */
export function LinkSent({ email, sendAgain }: LinkSentProps) {
  return (
    <div role="status" tabIndex={-1} ref={takeFocus} className="outline-none">
      <p className="font-medium">{sentMessage(email)}</p>
      <p className="mt-2 text-base-content/75">{linkSentLabels.mayTakeMinutes}</p>
      <button type="button" onClick={sendAgain} className="btn btn-outline mt-6 w-full">
        {linkSentLabels.sendAgain}
      </button>
    </div>
  );
}
