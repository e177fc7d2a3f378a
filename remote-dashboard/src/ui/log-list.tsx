import { formatInstant } from '@drove/shared-ui/formats';
import { auditLabels } from '../lib/audit-labels';
import { logListLabels } from './labels';

interface LogListProps {
  entries: { key: string; at: string; action: string; by_name: string | null; reason: string | null }[];
}

/** What was done, by whom, when and why. */
export function LogList({ entries }: LogListProps) {
  return (
    <ol className="grid gap-4">
      {entries.map(({ key, at, action, by_name: by, reason }) => (
        <li key={key} className="grid gap-0.5 border-l-2 border-base-300 pl-4">
          <span className="font-medium">{auditLabels(action)}</span>
          <span className="text-sm text-base-content/75">
            {logListLabels.entry(by ?? logListLabels.marketplace, formatInstant(at))}
          </span>
          {reason && <span className="whitespace-pre-line">{reason}</span>}
        </li>
      ))}
    </ol>
  );
}
