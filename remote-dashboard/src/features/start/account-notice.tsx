import { accountNoticeLabels } from './labels';
const notices: Record<string, string> = {
  suspended: accountNoticeLabels.suspended,
  closed: accountNoticeLabels.closed,
};

interface AccountNoticeProps {
  status: string;
  /** What an administrator said about it. */
  reason: string | null;
}

/** Says what an account that is not active cannot do, and why; nothing for one that is. */
export function AccountNotice({ status, reason }: AccountNoticeProps) {
  const notice = notices[status];
  if (!notice) return null;

  return (
    <div role="status" className="rounded-box border border-warning/40 bg-warning/10 p-4">
      <p className="font-medium">{notice}</p>
      {reason && <p className="mt-1 whitespace-pre-line">{reason}</p>}
    </div>
  );
}
