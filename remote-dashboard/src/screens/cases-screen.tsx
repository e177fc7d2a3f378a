import { RequireRole } from '../features/access/require-role';
import { CaseQueue } from '../features/cases/case-queue';

/** What people wrote to us. */
export function CasesScreen() {
  return (
    <RequireRole audience="admins">
      <article className="w-full max-w-6xl px-4 py-8 sm:px-8 lg:py-10">
        <CaseQueue />
      </article>
    </RequireRole>
  );
}
