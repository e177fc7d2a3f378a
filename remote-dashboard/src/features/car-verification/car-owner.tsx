import { Link } from 'react-router-dom';
import type { CarVerification } from '../../api/car-verifications';
import { counted } from '../../lib/count-labels';
import { accountStatusLabels } from '../../lib/user-labels';
import { userVerificationLabels } from '../../lib/verification-labels';
import { Panel } from '../../ui/panel';
import { StatusBadge } from '../../ui/status-badge';

/** Whose car it is, and whether renters can see the cars of this owner at all. */
export function CarOwner({ owner }: Pick<CarVerification, 'owner'>) {
  return (
    <Panel heading="Its owner">
      <p className="flex flex-wrap items-center gap-2">
        <Link to={`/dashboard/user-verification/${owner.user_uuid}`} className="link font-semibold">
          {owner.name}
        </Link>
        <StatusBadge {...userVerificationLabels(owner.user_verification)} />
        {owner.account_status !== 'active' && <StatusBadge {...accountStatusLabels[owner.account_status]} />}
      </p>
      <p className="mt-2 text-sm wrap-anywhere text-base-content/80">
        {owner.email}
        <br />
        {owner.phone}
        <br />
        {counted(owner.car_count, 'car')} in all
      </p>
      {owner.user_verification !== 'verified' && (
        <p className="mt-2 text-sm">An approved car is shown only once its owner is verified.</p>
      )}
    </Panel>
  );
}
