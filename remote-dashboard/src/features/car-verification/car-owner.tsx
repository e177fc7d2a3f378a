import { Link } from 'react-router-dom';
import { Panel, PersonName, PhoneNumber, StatusBadge } from '@drove/shared-ui';
import { counted } from '@drove/shared-ui/formats';
import type { CarVerification } from './api/car-verifications';
import { accountStatusLabels } from '../../lib/user-labels';
import { userVerificationLabels } from '../../lib/verification-labels';
import { carOwnerLabels } from './labels';

/** Whose car it is, and whether renters can see the cars of this owner at all. */
export function CarOwner({ owner }: Pick<CarVerification, 'owner'>) {
  return (
    <Panel heading={carOwnerLabels.heading}>
      <p className="flex flex-wrap items-center gap-2">
        <Link to={`/dashboard/user-verification/${owner.user_uuid}`} className="link font-semibold">
          <PersonName>{owner.name}</PersonName>
        </Link>
        <StatusBadge {...userVerificationLabels(owner.user_verification)} />
        {owner.account_status !== 'active' && <StatusBadge {...accountStatusLabels[owner.account_status]} />}
      </p>
      <p className="mt-2 text-sm wrap-anywhere text-base-content/80">
        <span>{owner.email}</span>
        <br />
        <PhoneNumber typed={owner.phone} e164={owner.phone_e164} />
        <br />
        <span>{carOwnerLabels.cars(counted(owner.car_count, 'car'))}</span>
      </p>
      {owner.user_verification !== 'verified' && <p className="mt-2 text-sm">{carOwnerLabels.notVerified}</p>}
    </Panel>
  );
}
