import { useRef, useState } from 'react';
import { useDeed } from '../../api/reservation-deeds';
import { BusyButton } from '../../ui/busy-button';
import { FocusFirstError } from '../../ui/focus-first-error';
import { ReasonField } from '../../ui/reason-field';
import { StarChoice } from '../../ui/star-choice';
import type { DialogProps } from './dialog-props';

/** One to five stars and some words on a trip that is over. */
export function ReviewDialog({ reservation, onDone, onClose }: DialogProps) {
  const deed = useDeed();
  const [stars, setStars] = useState(0);
  const [text, setText] = useState('');
  const [attempts, setAttempts] = useState(0);
  const fields = useRef<HTMLDivElement>(null);
  const isTried = attempts > 0;

  function send() {
    setAttempts(attempts + 1);
    if (stars === 0 || !text.trim()) return;
    deed.mutate(
      { path: `reservations/${reservation.reservation_uuid}/review`, json: { stars, text: text.trim() } },
      { onSuccess: () => onDone('Thank you for your review') },
    );
  }

  return (
    <div ref={fields}>
      <FocusFirstError form={fields} attempts={attempts} isBusy={deed.isPending} />
      <p className="mb-4">Others read it with the car, under your first name.</p>
      <StarChoice
        value={stars}
        error={isTried && stars === 0 ? 'Please choose between one and five stars.' : undefined}
        onChange={setStars}
      />
      <div className="mt-4">
        <ReasonField
          label="Your review"
          rows={5}
          value={text}
          error={isTried && !text.trim() ? 'Please write a sentence or two.' : undefined}
          onChange={setText}
        />
      </div>
      <p role="alert" className="mt-3 text-error">
        {deed.error?.message}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <BusyButton isBusy={deed.isPending} onClick={send}>
          Publish the review
        </BusyButton>
        <button type="button" className="btn btn-ghost" onClick={onClose}>
          Not now
        </button>
      </div>
    </div>
  );
}
