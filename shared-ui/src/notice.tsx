import type { ReactNode } from 'react';
import type { Tone } from './tone';

const colours: Record<Tone, string> = {
  success: 'border-success/40 bg-success/10',
  info: 'border-info/40 bg-info/10',
  warning: 'border-warning/40 bg-warning/10',
  error: 'border-error/40 bg-error/10',
  neutral: 'border-base-300 bg-base-200',
};

interface NoticeProps {
  tone: Tone;
  heading: string;
  children?: ReactNode;
  /** `alert` is read at once, `status` when there is time; nothing for what was there from the beginning. */
  role?: 'alert' | 'status';
}

/** Something to know before the rest of the page. */
export function Notice({ tone, heading, children, role }: NoticeProps) {
  return (
    <div role={role} className={`rounded-box border p-4 sm:p-5 ${colours[tone]}`}>
      <p className="font-semibold">{heading}</p>
      {children && <div className="mt-1 grid gap-1 whitespace-pre-line text-base-content/90">{children}</div>}
    </div>
  );
}
