import { useQuery } from '@tanstack/react-query';
import { useApi } from '@drove/api-client';
import { useDebounced } from '@drove/shared-ui/use-debounced';
import type { MessageTarget } from './api/messages';
import { previewOptions } from './api/preview';
import { hiddenPreviewLabels } from './labels';

const PAUSE_MS = 600;

/** Says before a message is sent which parts of it the other side will not see, and why. */
export function HiddenPreview({ target, text }: { target: MessageTarget; text: string }) {
  const settled = useDebounced(text.trim(), PAUSE_MS);
  const { data } = useQuery(previewOptions(useApi(), target, settled));
  // What was found belongs to the text of then.
  const hidden = settled === text.trim() ? (data?.hidden ?? []) : [];
  const reasons = [...new Set(hidden.map(({ kind }) => hiddenPreviewLabels.reason[kind]))];
  const parts = hidden.map((part) => `“${part.text}”`).join(', ');
  return (
    <div role="status">
      {hidden.length > 0 && (
        <div className="mb-2 rounded-field border border-warning/40 bg-warning/10 px-3 py-2 text-sm">
          <p className="font-medium wrap-anywhere">{hiddenPreviewLabels.heading(parts)}</p>
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </div>
      )}
    </div>
  );
}
