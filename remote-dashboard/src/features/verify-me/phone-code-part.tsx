import { loadPart } from '@drove/shared-auth';
import { ListSkeleton } from '@drove/shared-ui';
import { phoneCodeLabels } from './labels';

/** The code for the phone. The form does not wait for what draws it. */
export const PhoneCode = loadPart(() => import('./phone-code').then((m) => m.PhoneCode), {
  what: phoneCodeLabels.part,
  loading: <ListSkeleton rows={1} />,
});
