import { counted } from 'shared-ui/formats';
import type { HostingHome } from '../../../api/home';

/** How an owner's cars stand, in a sentence; undefined when there are none. */
export function describeCars(cars: HostingHome['cars']): string | undefined {
  const { public: shown, paused, waiting, to_mend: toMend, draft } = cars;
  const parts = [
    shown > 0 && `${counted(shown, 'car')} listed`,
    paused > 0 && `${String(paused)} paused`,
    waiting > 0 && `${String(waiting)} being verified`,
    toMend > 0 && `${String(toMend)} that ${toMend === 1 ? 'needs' : 'need'} something from you`,
    draft > 0 && `${counted(draft, 'draft')} to finish`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? undefined : `${parts.join(', ')}.`;
}
