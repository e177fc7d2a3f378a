import { useParams } from 'react-router-dom';
import { RequireRole } from '../features/access/require-role';
import { CasePage } from '../features/cases/case-page';

/** One case, and the reply to it. */
export function CaseScreen() {
  const { case_uuid: caseUuid = '' } = useParams();
  return (
    <RequireRole audience="admins">
      <CasePage key={caseUuid} caseUuid={caseUuid} />
    </RequireRole>
  );
}
