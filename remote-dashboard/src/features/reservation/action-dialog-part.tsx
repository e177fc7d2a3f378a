import { loadPart } from 'shared-auth';
import { ListSkeleton } from 'shared-ui';
import { tripActionsLabels } from './action-labels';

/** The dialog of any action on a trip. The page does not wait for its forms. */
export const ActionDialog = loadPart(() => import('./action-dialog').then((m) => m.ActionDialog), {
  what: tripActionsLabels.part,
  loading: <ListSkeleton rows={1} />,
});
