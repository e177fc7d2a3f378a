import { formatDay, todayIn } from '@drove/shared-ui/formats';
import type { CarVerification } from './api/car-verifications';
import { Icon } from '../../ui/icon';
import { carDocumentLabels, carWarningsLabels } from './labels';

const kinds = ['registration', 'insurance'] as const;

/** What of a car's documents is missing, and of a suspended car what was verified before. */
export function DocumentsState({ car }: { car: CarVerification['car'] }) {
  const { verification, documents, documents_due_on: dueOn } = car;
  const isSuspended = verification === 'suspended';
  if (verification !== 'pending' && !isSuspended) return null;
  const namesWhere = (fits: (decision: 'accepted' | 'refused' | null | undefined) => boolean) =>
    kinds
      .filter((kind) => fits(documents.find((each) => each.kind === kind)?.decision))
      .map((kind) => carDocumentLabels.names[kind]);
  const missing = namesWhere((decision) => decision === undefined || decision === 'refused');
  const verified = isSuspended ? namesWhere((decision) => decision === 'accepted') : [];
  const unjudged = isSuspended ? namesWhere((decision) => decision === null) : [];
  const isInTime = isSuspended && dueOn !== null && dueOn > todayIn('UTC');
  return (
    <>
      {verified.length > 0 && <p className="mt-4">{carWarningsLabels.verified(verified)}</p>}
      {unjudged.length > 0 && <p className="mt-4 font-medium">{carWarningsLabels.toJudge(unjudged)}</p>}
      {missing.length > 0 && (
        <div className="mt-4 flex gap-3 rounded-box border border-warning/60 bg-warning/10 p-4">
          <Icon name="warning" />
          <div>
            <p className="font-semibold">{carWarningsLabels.documentsMissing}</p>
            <p>
              {isInTime
                ? carWarningsLabels.toSendInTime(missing, formatDay(dueOn))
                : carWarningsLabels.toSend(missing)}
            </p>
          </div>
        </div>
      )}
    </>
  );
}
