import { useId, useRef, useState } from 'react';
import { ContactText } from '@drove/shared-ui';
import { formatDay } from '@drove/shared-ui/formats';
import { type CarDocument, useCarDocument } from '../api/car-documents';
import type { OwnCar } from '../api/my-cars';
import { carDocumentMessage } from './car-document.messages';
import { checkCarDocument } from '../check-photo';
import { carDocumentsLabels as labels } from './labels';

const accepted = 'image/jpeg,image/png,image/webp,image/heic,image/heif,application/pdf';

/** The registration and the insurance of a car: each is kept as soon as it has been sent. */
export function CarDocuments({ car }: { car: OwnCar }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3 border-t border-base-300 pt-5">
      <h3 id={id} className="text-lg font-semibold">
        {labels.heading}
      </h3>
      <p className="text-base-content/80">{labels.hint}</p>
      {car.documents_due_on && !car.documents_wait && (
        <p className="font-medium">{labels.due(formatDay(car.documents_due_on))}</p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {(['registration', 'insurance'] as const).map((kind) => (
          <DocumentSlot
            key={kind}
            car={car}
            kind={kind}
            document={car.documents.find((each) => each.kind === kind)}
          />
        ))}
      </div>
    </section>
  );
}

interface DocumentSlotProps {
  car: OwnCar;
  kind: CarDocument['kind'];
  document: CarDocument | undefined;
}

function DocumentSlot({ car, kind, document }: DocumentSlotProps) {
  const id = useId();
  const { add, remove } = useCarDocument(car.car_uuid, kind);
  const [sent, setSent] = useState<number>();
  const [message, setMessage] = useState('');
  const controller = useRef<AbortController>(undefined);
  const name = labels.names[kind];
  const mayRemove = document && ['draft', 'rejected', 'changes_requested'].includes(car.verification);

  async function choose(file: File | undefined) {
    if (!file) return;
    setMessage('');
    const checked = await checkCarDocument(file);
    if ('refusal' in checked) {
      setMessage(checked.refusal);
      return;
    }
    controller.current = new AbortController();
    const { signal } = controller.current;
    setSent(0);
    try {
      await add({ document: checked.file, onProgress: setSent, signal });
    } catch (error) {
      if (!signal.aborted) setMessage(carDocumentMessage(error));
    } finally {
      setSent(undefined);
    }
  }

  return (
    <div role="group" aria-labelledby={id} className="grid gap-2 rounded-field border border-base-300 p-4">
      <h4 id={id} className="font-medium">
        {name}
      </h4>
      {document && <Kept document={document} />}
      {sent === undefined ? (
        <div className="flex flex-wrap gap-2">
          <label className="btn relative btn-outline focus-within:outline-2 focus-within:outline-offset-2">
            <span aria-hidden="true">{labels.chooseShort(document !== undefined)}</span>
            <input
              type="file"
              accept={accepted}
              aria-label={labels.choose(name, document !== undefined)}
              aria-describedby={`${id}-hint`}
              aria-invalid={message !== ''}
              className="absolute inset-0 cursor-pointer opacity-0"
              onChange={({ target }) => {
                void choose(target.files?.[0]);
                // The same file can be chosen again after it failed.
                target.value = '';
              }}
            />
          </label>
          {mayRemove && (
            <button
              type="button"
              className="btn btn-ghost"
              onClick={() => void remove().catch((error: unknown) => setMessage(carDocumentMessage(error)))}
            >
              <span>{labels.remove}</span>
              <span className="sr-only">{labels.of(name)}</span>
            </button>
          )}
        </div>
      ) : (
        <div className="flex items-center gap-3">
          <progress
            className="progress grow progress-primary"
            aria-label={labels.sending(name)}
            max={1}
            // All of it sent means that the server is at work, for which there is no measure.
            {...(sent < 1 && { value: sent })}
          />
          <button type="button" className="btn btn-ghost btn-sm" onClick={() => controller.current?.abort()}>
            <span>{labels.cancel}</span>
            <span className="sr-only">{labels.of(name)}</span>
          </button>
        </div>
      )}
      <p id={`${id}-hint`} className="text-sm text-base-content/75">
        {labels.kinds}
      </p>
      {message && (
        <p role="alert" className="text-sm text-error">
          <ContactText>{message}</ContactText>
        </p>
      )}
    </div>
  );
}

function Kept({ document: { name, decision, reason } }: { document: CarDocument }) {
  return (
    <div className="text-sm">
      <p className="wrap-anywhere">{name}</p>
      <p className={decision === 'refused' ? 'text-error' : 'text-base-content/80'}>
        {labels[decision ?? 'waiting']}
      </p>
      {reason && <p>{reason}</p>}
    </div>
  );
}
