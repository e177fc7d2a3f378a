import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { useNavigate } from 'react-router-dom';
import { useDecideOnCar, type CarVerification } from './api/car-verifications';
import { choicesOn, isWaiting } from './car-decision-panel';
import { explainCarDecision } from './car-decision.messages';
import { judgementsOf, type CarDecisionValues } from './car-decision.schema';
import { carName } from './car-name';

/**
 * Sends the decision on a car, then goes on to the next in the queue. `message` says why it was not kept: it stays when
 * the form goes, since another administrator may have decided.
 */
export function useSendCarDecision({ car }: CarVerification) {
  const navigate = useNavigate();
  const decide = useDecideOnCar(car.car_uuid);
  const [message, setMessage] = useState('');

  async function send(values: CarDecisionValues) {
    const chosen = choicesOn(car).find(({ value }) => value === values.decision);
    if (!chosen) return;
    setMessage('');
    const json = {
      decision: chosen.value,
      reason: chosen.value === 'approved' ? null : values.reason || null,
      seen_updated_at: car.updated_at,
      ...judgementsOf(values),
    };
    await decide.mutateAsync(json, {
      onSuccess: ({ next_car_uuid: next }) => {
        toast.success(`${carName(car)}: ${chosen.label.toLowerCase()}`);
        if (isWaiting(car)) void navigate(`/dashboard/car-verification${next ? `/${next}` : ''}`);
      },
      onError: (error) => setMessage(explainCarDecision(error, values).message),
    });
  }

  return { send, message };
}
