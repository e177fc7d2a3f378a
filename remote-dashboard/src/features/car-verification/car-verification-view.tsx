import { useState } from 'react';
import { StatusBadge } from 'shared-ui';
import { useClaim } from '../../api/claims';
import type { CarVerification } from './api/car-verifications';
import { formatAge } from '../../lib/format-age';
import { carVerificationLabels } from '../../lib/verification-labels';
import { ClaimNotice } from '../../ui/claim-notice';
import { NextInQueue } from '../../ui/next-in-queue';
import { CarDecisionPanel } from './car-decision-panel';
import { CarFacts } from './car-facts';
import { CarHistory } from './car-history';
import { carName } from './car-name';
import { CarOwner } from './car-owner';
import { CarPhotos } from './car-photos';
import { CarWarnings } from './car-warnings';
import { carVerificationViewLabels } from './labels';

const queue = '/dashboard/car-verification';

/** A car as its owner describes and shows it; and the decision while it is this administrator's. */
export function CarVerificationView({ verification }: { verification: CarVerification }) {
  const { car, owner, submitted_at: submittedAt, next_car_uuid: nextUuid, waiting } = verification;
  const [refusal, setRefusal] = useState('');
  const isPending = car.verification === 'pending';
  const claim = useClaim('/admin/car-verifications/{car_uuid}/claim', car.car_uuid, isPending);

  return (
    <>
      <NextInQueue
        queue={{ to: queue, label: carVerificationViewLabels.queue }}
        next={nextUuid ? `${queue}/${nextUuid}` : undefined}
        waiting={waiting}
      />
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-3xl font-bold tracking-tight wrap-anywhere">{carName(car)}</h1>
        <StatusBadge {...carVerificationLabels(car.verification)} />
        {isPending && submittedAt && (
          <p className="text-base-content/80">
            {carVerificationViewLabels.hasWaitedFor(formatAge(submittedAt))}
          </p>
        )}
      </header>
      <ClaimNotice message={isPending ? claim.message : ''} />
      <p role="alert" className="mt-4 font-medium text-error empty:hidden">
        {refusal}
      </p>
      <CarWarnings verification={verification} />
      {car.verification_reason && (
        <p className="mt-4">{carVerificationViewLabels.reasonGiven(car.verification_reason)}</p>
      )}

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
