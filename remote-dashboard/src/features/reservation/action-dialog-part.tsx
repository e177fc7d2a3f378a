import { loadPart } from '@drove/shared-auth';
import { ListSkeleton } from '@drove/shared-ui';
import { tripActionsLabels } from './action-labels';

/** The dialog of any action on a trip. The page does not wait for its forms. */
export const ActionDialog = loadPart(() => import('./action-dialog').then((m) => m.ActionDialog), {
  what: tripActionsLabels.part,
  loading: <ListSkeleton rows={1} />,
});
