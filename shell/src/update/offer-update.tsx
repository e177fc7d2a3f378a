import { toast } from 'react-hot-toast';
import { updateLabels } from './labels';

/** Says that there is a newer version, until it is taken or dismissed; what forms keep is there after the reload. */
export function offerUpdate(): void {
  toast(
    <span className="flex flex-wrap items-center gap-3">
      <span>{updateLabels.available}</span>
      <button type="button" className="btn btn-primary btn-sm" onClick={() => location.reload()}>
        {updateLabels.update}
      </button>
    </span>,
    { id: 'update', duration: Infinity },
  );
}
