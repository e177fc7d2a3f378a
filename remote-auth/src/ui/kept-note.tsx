import { useFormikContext } from 'formik';
import { useKeepValues, type KeptForm } from '@drove/shared-auth';
import { keptNoteLabels } from './labels';

interface KeptNoteProps<Values> {
  kept: KeptForm<Values>;
  /** What could not be kept and has to be entered again. */
  missing: string;
}

/** Keeps what is typed into the form around it, and says so when something was brought back. */
export function KeptNote<Values extends object>({ kept, missing }: KeptNoteProps<Values>) {
  const formik = useFormikContext<Values>();
  const isRestored = useKeepValues(kept, formik);
  if (!isRestored || !formik.dirty) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <p role="status">{keptNoteLabels.kept(missing)}</p>
      <button type="button" className="btn btn-ghost btn-sm" onClick={() => formik.resetForm()}>
        {keptNoteLabels.startAgain}
      </button>
    </div>
  );
}
