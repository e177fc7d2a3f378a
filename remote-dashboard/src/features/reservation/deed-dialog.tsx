import { useRef, useState } from 'react';
import { useDeed } from '../../api/reservation-deeds';
import { BusyButton } from '../../ui/busy-button';
import { FocusFirstError } from '../../ui/focus-first-error';
import { ReasonField } from '../../ui/reason-field';

interface DeedDialogProps {
  /** Where it is sent. */
  path: string;
  explanation: string;
  confirm: string;
  /** Says that it worked. */
  done: string;
  /** Asks for a reason when given. */
  reasonLabel?: string;
  onDone: (message: string) => void;
  onClose: () => void;
}

/** Says what will happen, asks for a reason where one is needed, and does it. */
export function DeedDialog({
  path,
  explanation,
  confirm,
  done,
  reasonLabel,
  onDone,
  onClose,
}: DeedDialogProps) {
  const deed = useDeed();
  const [reason, setReason] = useState('');
  const [attempts, setAttempts] = useState(0);
  const fields = useRef<HTMLDivElement>(null);

  function doIt() {
    if (reasonLabel && !reason.trim()) {
      setAttempts(attempts + 1);
      return;
    }
    deed.mutate(
      { path, json: reasonLabel ? { reason: reason.trim() } : {} },
      { onSuccess: () => onDone(done) },
    );
  }

  return (
    <>
      <p>{explanation}</p>
      {reasonLabel && (
        <div ref={fields} className="mt-4">
          <FocusFirstError form={fields} attempts={attempts} isBusy={false} />
          <ReasonField
            label={reasonLabel}
            value={reason}
            error={attempts > 0 && !reason.trim() ? 'Please write a reason.' : undefined}
            onChange={setReason}
          />
        </div>
      )}
      <p role="alert" className="mt-3 text-error">
        {deed.error?.message}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <BusyButton isBusy={deed.isPending} onClick={doIt}>
          {confirm}
        </BusyButton>
        <button type="button" className="btn btn-ghost" onClick={onClose}>
          Not now
        </button>
      </div>
    </>
  );
}
