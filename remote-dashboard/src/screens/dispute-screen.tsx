import { Link, useParams } from 'react-router-dom';
import { RequireRole } from '../features/access/require-role';
import { DisputePage } from '../features/disputes/dispute-page';
import { disputeScreenLabels } from '../features/disputes/labels';

/** One dispute with its evidence. */
export function DisputeScreen() {
  const { dispute_uuid: uuid = '' } = useParams();
  return (
    <RequireRole audience="admins">
      <article className="w-full max-w-4xl px-4 py-8 sm:px-8 lg:py-10">
        <Link to="/dashboard/all-payments/disputes" className="link">
          {disputeScreenLabels.allDisputes}
        </Link>
        <h1 className="mt-2 mb-6 text-3xl font-bold tracking-tight sm:text-4xl">
          {disputeScreenLabels.disputedPayment}
        </h1>
        <DisputePage uuid={uuid} />
      </article>
    </RequireRole>
  );
}
