import { Icon } from './icon';
import { claimNoticeLabels } from './labels';

interface ClaimNoticeProps {
  /** Who has it, or what went wrong; nothing is shown without. */
  message: string;
}

/** Says why an administrator can look but not decide; it goes away by itself when they can. */
export function ClaimNotice({ message }: ClaimNoticeProps) {
  return (
    <div role="status">
      {message && (
        <p className="mt-6 flex gap-3 rounded-box border border-warning/40 bg-warning/10 p-4">
          <Icon name="person" />
          <span>
            <strong className="font-semibold">{message}</strong> {claimNoticeLabels.explanation}
          </span>
        </p>
      )}
    </div>
  );
}
