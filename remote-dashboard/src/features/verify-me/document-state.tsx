import { StatusBadge } from '@drove/shared-ui';
import type { MyDocument } from './api/my-verification';
import { documentStateLabels } from './labels';

/** What was said to a document, or that it is new since then; nothing where nothing was said yet. */
export function DocumentState({ document, isNew }: { document: MyDocument | undefined; isNew: boolean }) {
  if (!document) return null;
  if (document.decision === 'accepted')
    return <StatusBadge label={documentStateLabels.accepted} tone="success" />;
  if (document.decision === 'refused')
    return <StatusBadge label={documentStateLabels.refused} tone="error" />;
  return isNew ? <StatusBadge label={documentStateLabels.new} tone="info" /> : null;
}
