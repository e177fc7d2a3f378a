import { useFormikContext } from 'formik';
import { useKeepValues, type KeptForm } from '@drove/shared-auth';
import { keptNoteLabels } from './labels';

/** Keeps what is typed into the form around it, and says so when something was brought back. */
export function KeptNote<Values extends object>({ kept }: { kept: KeptForm<Values> }) {
  const formik = useFormikContext<Values>();
  const isRestored = useKeepValues(kept, formik);
  if (!isRestored || !formik.dirty) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 alert alert-soft">
      <p role="status">{keptNoteLabels.kept}</p>
      <button type="button" className="btn btn-ghost btn-sm" onClick={() => formik.resetForm()}>
        {keptNoteLabels.startAgain}
      </button>
    </div>
  );
}
