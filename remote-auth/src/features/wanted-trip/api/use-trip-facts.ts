import { useApi, type Answer } from '@drove/api-client';
import { useEffect, useState } from 'react';
import type { WantedTrip } from '../use-wanted-trip';

interface TripFacts {
  car?: Answer<'GET /cars/{car_uuid}'>;
  total?: Answer<'POST /quotes'>['total'];
}

/** The car of a trip and its total, each as soon as it is there; one that cannot be had stays away. */
export function useTripFacts({ carUuid, pickUp, return: back, quoteUuid }: WantedTrip): TripFacts {
  const api = useApi();
  const [facts, setFacts] = useState<TripFacts>({});

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const show = (found: TripFacts) => {
      if (!signal.aborted) setFacts((known) => ({ ...known, ...found }));
    };
    // The form is what counts: without the facts it is all there.
    const leaveOut = () => undefined;
    api
      .get('/cars/{car_uuid}', { path: { car_uuid: carUuid }, signal })
      .then((car) => show({ car }))
      .catch(leaveOut);
    const quote = quoteUuid
      ? api.get('/quotes/{quote_uuid}', { path: { quote_uuid: quoteUuid }, signal })
      : api.post('/quotes', { json: { car_uuid: carUuid, pick_up: pickUp, return: back }, signal });
    quote.then(({ total }) => show({ total })).catch(leaveOut);
    return () => leaving.abort();
  }, [api, carUuid, pickUp, back, quoteUuid]);

  return facts;
}
