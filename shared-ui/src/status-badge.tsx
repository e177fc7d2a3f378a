import type { Tone } from './tone';

const colours: Record<Tone, string> = {
  success: 'border-success/40 bg-success/10 text-success',
  info: 'border-info/40 bg-info/10 text-info',
  warning: 'border-warning/40 bg-warning/10 text-warning',
  error: 'border-error/40 bg-error/10 text-error',
  neutral: 'border-base-300 bg-base-200 text-base-content/80',
};

/** A state in a word or two. */
export function StatusBadge({ label, tone }: { label: string; tone: Tone }) {
  return (
    <span
      className={`inline-block rounded-full border px-2.5 py-0.5 text-sm font-medium whitespace-nowrap ${colours[tone]}`}
    >
      {label}
    </span>
  );
}
