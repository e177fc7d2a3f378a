import { useApi } from 'api-client';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useClaim } from '../../api/queue';
import { carVerificationOptions, type CarVerification } from './api/car-verifications';
import { formatAge } from '../../lib/format-age';
import { carVerificationLabels } from '../../lib/verification-labels';
import { QueueEntryHead, QueueEntryPage } from '../../ui/queue-entry';
import { CarDecisionPanel } from './car-decision-panel';
import { CarFacts } from './car-facts';
import { CarHistory } from './car-history';
import { carName } from './car-name';
import { CarOwner } from './car-owner';
import { CarPhotos } from './car-photos';
import { CarWarnings } from './car-warnings';
import { carPageLabels as labels } from './labels';

/** One car's photos and papers. */
export function CarPage() {
  const { car_uuid: carUuid = '' } = useParams();
  const api = useApi();
  return (
    <QueueEntryPage queue="cars" width="full" labels={labels} options={carVerificationOptions(api, carUuid)}>
      {(verification) => <CarVerificationView verification={verification} />}
    </QueueEntryPage>
  );
}

/** A car as its owner describes and shows it; and the decision while it is this administrator's. */
function CarVerificationView({ verification }: { verification: CarVerification }) {
  const { car, owner, submitted_at: submittedAt, next_car_uuid: nextUuid, waiting } = verification;
  const [refusal, setRefusal] = useState('');
  const isPending = car.verification === 'pending';
  const claim = useClaim('/admin/car-verifications/{car_uuid}/claim', car.car_uuid, isPending);

  return (
    <>
      <QueueEntryHead
        queue="cars"
        nextUuid={nextUuid}
        waiting={waiting}
        heading={carName(car)}
        state={carVerificationLabels(car.verification)}
        age={isPending && submittedAt ? formatAge(submittedAt) : undefined}
        claimMessage={isPending ? claim.message : ''}
        refusal={refusal}
      />
      <CarWarnings verification={verification} />
      {car.verification_reason && <p className="mt-4">{labels.reason(car.verification_reason)}</p>}

      <div className="mt-6 grid items-start gap-6 xl:grid-cols-[1fr_22rem]">
        <div className="grid gap-6">
          <CarPhotos verification={verification} />
          <CarFacts verification={verification} />
        </div>
        <div className="grid gap-6 xl:sticky xl:top-20">
          <CarOwner owner={owner} />
          {(!isPending || claim.isMine) && (
            <CarDecisionPanel verification={verification} onRefused={setRefusal} />
          )}
          <CarHistory history={verification.history} />
        </div>
      </div>
    </>
  );
}
