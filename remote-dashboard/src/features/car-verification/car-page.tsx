import { useApi } from '@drove/api-client';
import { useParams } from 'react-router-dom';
import { useClaim } from '../../api/queue';
import { carVerificationOptions, type CarVerification } from './api/car-verifications';
import { formatAge } from '../../lib/format-age';
import { carVerificationLabels } from '../../lib/verification-labels';
import { QueueEntryHead, QueueEntryPage } from '../../ui/queue-entry';
import { DataForm } from '../../ui/data-form';
import { CarDecisionPanel, choicesOn, isJudgedWhenBack, isWaiting } from './car-decision-panel';
import { explainCarDecision } from './car-decision.messages';
import { carDecisionSchema, emptyCarDecision } from './car-decision.schema';
import { CarDocumentCard } from './car-document-card';
import { CarFacts } from './car-facts';
import { CarHistory } from './car-history';
import { carName } from './car-name';
import { CarOwner } from './car-owner';
import { CarPhotos } from './car-photos';
import { CarWarnings } from './car-warnings';
import { DocumentsState } from './documents-state';
import { carDecisionPanelLabels, carPageLabels as labels } from './labels';
import { useSendCarDecision } from './use-decide-on-car';

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
  const { send, message } = useSendCarDecision(verification);
  const waits = isWaiting(car);
  const claim = useClaim('/admin/car-verifications/{car_uuid}/claim', car.car_uuid, waits);
  const choices = choicesOn(car);
  const mayJudge = waits && claim.isMine;

  return (
    <>
      <QueueEntryHead
        queue="cars"
        nextUuid={nextUuid}
        waiting={waiting}
        heading={carName(car)}
        state={carVerificationLabels(car.verification)}
        age={waits && submittedAt ? formatAge(submittedAt) : undefined}
        claimMessage={waits ? claim.message : ''}
        refusal={message}
      />
      <CarWarnings verification={verification} />
      <DocumentsState car={car} />
      {car.verification_reason && <p className="mt-4">{labels.reason(car.verification_reason)}</p>}
      {waits && car.verification === 'approved' && <p className="mt-4">{labels.documentsWait}</p>}

      <DataForm
        // What can be decided is something else once the car, or what it shows, is another.
        key={`${car.verification} ${car.updated_at}`}
        label={carDecisionPanelLabels.form}
        className="mt-6 grid items-start gap-6 xl:grid-cols-[1fr_22rem]"
        initialValues={emptyCarDecision(verification)}
        schema={carDecisionSchema(
          waits,
          car.documents.filter((each) => isJudgedWhenBack(car, each)).map(({ kind }) => kind),
        )}
        // The page says the rest, where it stays when the form goes.
        explain={(error, values) => ({ ...explainCarDecision(error, values), message: '' })}
        onSend={send}
      >
        <div className="grid gap-6">
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <CarPhotos verification={verification} mayJudge={mayJudge} />
            <div className="grid gap-6">
              {(['registration', 'insurance'] as const).map((kind) => {
                const document = car.documents.find((each) => each.kind === kind);
                return (
                  <CarDocumentCard
                    key={kind}
                    kind={kind}
                    document={document}
                    mayJudge={mayJudge || (document !== undefined && isJudgedWhenBack(car, document))}
                  />
                );
              })}
            </div>
          </div>
          <CarFacts verification={verification} />
        </div>
        <div className="grid gap-6 xl:sticky xl:top-20">
          <CarOwner owner={owner} />
          {choices.length > 0 && (!waits || claim.isMine) && <CarDecisionPanel choices={choices} />}
          <CarHistory history={verification.history} />
        </div>
      </DataForm>
    </>
  );
}
